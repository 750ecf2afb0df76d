// Runs in every page of `npm run dev` without a script of its own, which is complete when it is served: a change loads it anew.
import "@vitejs/plugin-react/preamble";

Reflect.deleteProperty(window, "SharedWorker");

import.meta.hot?.on("latchkey:served-anew", () => window.location.reload());
