import {
  createUnsavedText,
  type UnsavedChannel,
  type UnsavedMessage,
  type UnsavedText,
} from "./unsaved-text.ts";

const hasTab = (data: object): boolean => "tab" in data && typeof data.tab === "string";

const isUnsavedMessage = (data: unknown): data is UnsavedMessage => {
  if (typeof data !== "object" || data === null || !("kind" in data)) return false;
  return (
    data.kind === "who-holds" || (["holds", "holds-nothing"].includes(String(data.kind)) && hasTab(data))
  );
};

const openChannel = (name: string): UnsavedChannel | undefined => {
  if (typeof BroadcastChannel === "undefined") return undefined;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (handler) => {
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (isUnsavedMessage(data)) handler(data);
      });
    },
  };
};

const newTabName = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/**
 * Unsaved text in the current browser.
 * @param tabs keeps the tabs of different apps apart
 */
export const createBrowserUnsavedText = (tabs: string, page: Window): UnsavedText => {
  const unsaved = createUnsavedText(newTabName(), openChannel(`${tabs}-unsaved`));
  page.addEventListener("pagehide", () => unsaved.leave());
  return unsaved;
};
