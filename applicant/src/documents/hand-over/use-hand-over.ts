import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import type { ArrivedFile, HandedStep } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { type HandOver, type RunningHandOver, runHandOver } from "./run-hand-over.ts";

interface HandOverUse {
  readonly step: HandedStep;
  readonly onFile: (file: ArrivedFile) => void;
  readonly onClose: (hasFiles: boolean) => void;
}

/** Hands the step over while it is mounted. Unmounting ends it together with the phone's session. */
export const useHandOver = (use: HandOverUse) => {
  const session = useSession();
  const { language } = useLanguage();
  const [handOver, setHandOver] = useState<HandOver>({ kind: "starting" });
  const running = useRef<RunningHandOver>(undefined);
  const isLeaving = useRef(false);
  const latest = useRef({ ...use, language });
  useEffect(() => {
    latest.current = { ...use, language };
  });

  const begin = useCallback(() => {
    running.current = runHandOver(
      { step: latest.current.step, language: latest.current.language, session },
      {
        onChange: setHandOver,
        onFile: (file) => latest.current.onFile(file),
        onComplete: () => latest.current.onClose(true),
      },
    );
  }, [session]);
  const end = useCallback(() => {
    void running.current?.end();
    running.current = undefined;
  }, []);
  useEffect(() => {
    begin();
    return end;
  }, [begin, end]);

  /** Waits for files that have arrived but are not confirmed; a second press does not wait. */
  const leave = () => {
    const close = () => {
      if (running.current) latest.current.onClose(running.current.hasFiles());
    };
    if (isLeaving.current) return close();
    isLeaving.current = true;
    void running.current?.end().then(close);
  };
  const renew = () => {
    end();
    begin();
  };
  return { handOver, leave, renew };
};
