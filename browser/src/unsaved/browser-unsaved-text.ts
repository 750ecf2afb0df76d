import { openTabChannel } from "../channel/tab-channel.ts";
import { createUnsavedText, type UnsavedMessage, type UnsavedText } from "./unsaved-text.ts";

const hasTab = (data: object): boolean => "tab" in data && typeof data.tab === "string";

const isUnsavedMessage = (data: unknown): data is UnsavedMessage => {
  if (typeof data !== "object" || data === null || !("kind" in data)) return false;
  return (
    data.kind === "who-holds" || (["holds", "holds-nothing"].includes(String(data.kind)) && hasTab(data))
  );
};

const newTabName = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** @param asks the browser asks before the tab is closed or leaves the app with unsaved text */
export const createBrowserUnsavedText = (tabs: string, page: Window, asks = false): UnsavedText => {
  const unsaved = createUnsavedText(newTabName(), openTabChannel(`${tabs}-unsaved`, isUnsavedMessage));
  page.addEventListener("pagehide", () => unsaved.leave());
  if (asks) {
    page.addEventListener("beforeunload", (event) => {
      if (unsaved.holds()) event.preventDefault();
    });
  }
  return unsaved;
};
