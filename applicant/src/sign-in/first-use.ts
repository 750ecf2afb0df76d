import { SESSION_MARK } from "@latchkey/domain/vocabulary/wire.ts";
import { SESSION_CHANNEL } from "../session/session-names.ts";

/** Dispatched on the document as soon as React handles its events. A type, so that no chunk is shared for a name. */
export type Hydrated = "latchkey:hydrated";

const signsOfUse = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * In use: a link was sent from here, the person is signed in, the field had focus before this script ran, or this is a
 * link that has lost its query.
 */
const isInUse = (page: Document): boolean =>
  window.location.hash !== "" ||
  window.history.state !== null ||
  page.cookie.includes(`${SESSION_MARK}=1`) ||
  page.activeElement !== page.body;

/** A button that does nothing without a script; a submit works without one. */
const scriptedButton = (target: EventTarget | null): HTMLButtonElement | undefined => {
  const button = target instanceof Element ? target.closest("button") : null;
  return button?.type === "button" ? button : undefined;
};

/** A button pressed while the scripts load is pressed again after hydration. */
const repeatEarlyPress = (page: Document): void => {
  const hydrated = new AbortController();
  let pressed: HTMLButtonElement | undefined;
  const remember = ({ target }: Event) => {
    pressed = scriptedButton(target) ?? pressed;
  };
  page.addEventListener("click", remember, { signal: hydrated.signal });
  page.addEventListener(
    "latchkey:hydrated" satisfies Hydrated,
    () => {
      hydrated.abort();
      pressed?.click();
    },
    { once: true },
  );
};

/**
 * The sign-in form can be read, filled in and sent without a script (decision 0025). So its scripts, ten times its
 * size, are fetched on the first use, on a return, or on a sign-in in another tab (decision 0029).
 */
export const loadScriptsAtFirstUse = (page: Document): void => {
  const scripts = page.querySelector<HTMLTemplateElement>("template#scripts");
  if (!scripts) return;
  const used = new AbortController();
  const { signal } = used;
  const tabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(SESSION_CHANNEL);
  const load = (): void => {
    used.abort();
    tabs?.close();
    page.head.append(scripts.content);
  };
  repeatEarlyPress(page);
  if (isInUse(page)) {
    load();
    return;
  }
  for (const sign of signsOfUse) page.addEventListener(sign, load, { signal, passive: true });
  page.addEventListener("visibilitychange", () => page.visibilityState === "visible" && load(), { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && load(), { signal });
  tabs?.addEventListener("message", load, { signal });
};
