import { useEffect, useRef } from "react";
import { linkAt } from "../session/reference-link.ts";
import type { ReferenceSession } from "../session/reference-session.ts";

/** Pause after the last key: long enough for a word, short enough to save before the page closes. */
const PAUSE_MS = 700;

interface Kept<Answers extends object> {
  readonly answers: Answers;
  readonly stored: Answers;
  readonly isOpen: boolean;
}

/**
 * Stores the draft on the server, a moment after each change and when the page is left, one request after the other. A
 * failed one is sent with the next change, because the page still has the answers.
 */
export const useKeptAnswers = <Answers extends object>(
  session: ReferenceSession,
  { answers, stored, isOpen }: Kept<Answers>,
): void => {
  const kept = useRef(stored);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const now = useRef({ answers, isOpen });
  now.current = { answers, isOpen };
  const keep = useRef((isLeaving: boolean) => {
    const link = linkAt(window.location);
    const { answers: current, isOpen: isStillOpen } = now.current;
    if (!link || !isStillOpen || current === kept.current) return;
    kept.current = current;
    const send = async () => {
      const outcome = await session.keep(link, current, isLeaving);
      // Retried with the next change, unless a later one was stored meanwhile.
      if (!("value" in outcome) && kept.current === current) kept.current = stored;
    };
    running.current = isLeaving ? send() : running.current.then(send);
  });
  useEffect(() => {
    kept.current = stored;
  }, [stored]);
  useEffect(() => {
    if (!isOpen || answers === kept.current) return;
    const timer = setTimeout(() => keep.current(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [answers, isOpen]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") keep.current(true);
    };
    const end = () => keep.current(true);
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("pagehide", end);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("pagehide", end);
    };
  }, []);
};
