import type { Session } from "@latchkey/browser/session/session.ts";

/**
 * The messenger for help (spec 1 §1): its script loads on signed-in pages and identifies the person. Signing out logs
 * out of it too, so that the next person finds no conversation.
 */

/** Spec 1 §9. */
const POLL_MS = 1_000;
/** A blocked script never arrives. */
const MOST_POLLS = 30;

type Messenger = (namespace: string, command: string, ...values: readonly unknown[]) => void;

declare global {
  interface Window {
    zE?: Messenger;
  }
}

export interface MessengerEnvironment {
  readonly scriptUrl: string;
  readonly session: Pick<Session, "snapshot" | "subscribe">;
  /** null: an anonymous conversation. */
  readonly fetchToken: () => Promise<string | null>;
  readonly window: Pick<Window, "document" | "matchMedia" | "setInterval" | "clearInterval" | "zE">;
}

/** On small screens the bubble would cover the bar with Continue. */
const SMALL = "(max-width: 47.99rem)";

const loadScript = ({ document }: MessengerEnvironment["window"], scriptUrl: string): void => {
  const script = document.createElement("script");
  // The messenger finds its own script by this id.
  script.id = "ze-snippet";
  script.async = true;
  script.src = scriptUrl;
  document.head.append(script);
};

export const startMessenger = ({ scriptUrl, session, fetchToken, window }: MessengerEnvironment): void => {
  let isLoaded = false;
  let timer: number | undefined;

  const stop = (): void => window.clearInterval(timer);

  const logIn = (messenger: Messenger): void => {
    if (window.matchMedia(SMALL).matches) {
      messenger("messenger", "hide");
      messenger("messenger:on", "close", () => messenger("messenger", "hide"));
    }
    // Called again whenever the messenger needs a fresh token.
    const tell = async (take: (token: string) => void): Promise<void> => {
      const token = await fetchToken();
      if (token !== null) take(token);
    };
    messenger(
      "messenger",
      "loginUser",
      (take: (token: string) => void) => void tell(take).catch(() => undefined),
    );
  };

  const poll = (): void => {
    stop();
    let polls = 0;
    timer = window.setInterval(() => {
      polls += 1;
      if (window.zE) logIn(window.zE);
      if (window.zE || polls === MOST_POLLS) stop();
    }, POLL_MS);
  };

  const follow = (): void => {
    const { state, expired } = session.snapshot();
    if (state === "logged-in") {
      if (!isLoaded) loadScript(window, scriptUrl);
      isLoaded = true;
      poll();
    } else if (state === "logged-out" && !expired) {
      stop();
      window.zE?.("messenger", "logoutUser");
    }
  };

  // "Help" in the header and in the menu opens the messenger instead of an e-mail, once it is loaded.
  window.document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[rel="help"]') : null;
    if (!link || !window.zE || session.snapshot().state !== "logged-in") return;
    event.preventDefault();
    window.zE("messenger", "show");
    window.zE("messenger", "open");
  });
  let before: string = session.snapshot().state;
  session.subscribe(() => {
    const { state } = session.snapshot();
    // A renewed session belongs to the same person.
    const isChanged = state !== before;
    before = state;
    if (isChanged) follow();
  });
  follow();
};
