// Runs in every page of `npm run dev` without a script of its own: a change reloads the page.
import "@vitejs/plugin-react/preamble";

Reflect.deleteProperty(window, "SharedWorker");

import.meta.hot?.on("latchkey:served-anew", () => window.location.reload());
