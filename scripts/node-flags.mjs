/**
 * Node's flags for the server. With V8's own first limit of the heap, about every second process needed twice the CPU
 * for an upload once it had answered other requests (`npm run bench -- uploads`); with a larger one none did.
 */
export const NODE_FLAGS = ["--enable-source-maps", "--initial-old-space-size=256"];
