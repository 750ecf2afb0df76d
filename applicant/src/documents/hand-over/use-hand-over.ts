import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import type { ArrivedFile, HandedStep, HandOverState } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { useEffect, useRef, useState } from "react";
import { endHandOver, readProgress, startHandOver } from "./hand-over-calls.ts";

export type HandOver =
  | { readonly kind: "starting" }
  | { readonly kind: "failed"; readonly isTooOften: boolean }
  | { readonly kind: "shown"; readonly address: string; readonly state: HandOverState };

/** How often the page asks whether a file has arrived. */
const ASKS_EVERY_MS = 2_000;

/**
 * Hands the step over while it is mounted: the code, and the files that the phone has sent. Whoever looks away ends it,
 * with the phone's session.
 */
export const useHandOver = (step: HandedStep, onFile: (file: ArrivedFile) => void): HandOver => {
  const session = useSession();
  const { language } = useLanguage();
  const [handOver, setHandOver] = useState<HandOver>({ kind: "starting" });
  const latest = useRef({ step, language, onFile });
  useEffect(() => {
    latest.current = { step, language, onFile };
  });

  useEffect(() => {
    let isOver = false;
    let id: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const known = new Set<string>();
    const fail = (cause: unknown): void => reporter.report(cause, "network");

    const ask = async (handedOver: string, address: string): Promise<void> => {
      const { state, files } = await readProgress(handedOver, session);
      if (isOver) return;
      setHandOver({ kind: "shown", address, state });
      for (const file of files.filter(({ path }) => !known.has(path))) {
        known.add(file.path);
        latest.current.onFile(file);
      }
      if (state === "over") id = undefined;
    };
    const follow = (handedOver: string, address: string): void => {
      // A lost connection is waited out: the next question may be answered.
      timer = setTimeout(() => {
        void ask(handedOver, address)
          .catch(fail)
          .finally(() => !isOver && id !== undefined && follow(handedOver, address));
      }, ASKS_EVERY_MS);
    };
    const begin = async (): Promise<void> => {
      setHandOver({ kind: "starting" });
      const started = await startHandOver(latest.current.step, latest.current.language, session);
      if (started === "too-often") return setHandOver({ kind: "failed", isTooOften: true });
      if (isOver) return void endHandOver(started.id, session).catch(fail);
      id = started.id;
      setHandOver({ kind: "shown", address: started.address, state: "waiting" });
      follow(started.id, started.address);
    };
    begin().catch((cause: unknown) => {
      fail(cause);
      if (!isOver) setHandOver({ kind: "failed", isTooOften: false });
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (id !== undefined) void endHandOver(id, session).catch(fail);
    };
  }, [session]);

  return handOver;
};
