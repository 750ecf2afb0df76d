import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import type {
  ArrivedFile,
  HandedStep,
  HandOverProgress,
  HandOverState,
  NewHandOver,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { endHandOver, readProgress, startHandOver } from "./hand-over-calls.ts";

export type HandOver =
  | { readonly kind: "starting" }
  | { readonly kind: "failed"; readonly isTooOften: boolean }
  | { readonly kind: "shown"; readonly address: string; readonly state: HandOverState };

interface Handing {
  readonly step: HandedStep;
  readonly language: Language;
  readonly session: Session;
}

interface HandOverListener {
  readonly onChange: (handOver: HandOver) => void;
  /** Called once per file, after the end as well, because the phone has confirmed it. */
  readonly onFile: (file: ArrivedFile) => void;
  readonly onComplete: () => void;
}

export interface RunningHandOver {
  readonly hasFiles: () => boolean;
  /** Ends it together with the phone's session, after all files sent until then have arrived. Never rejects. */
  readonly end: () => Promise<void>;
}

const ASKS_EVERY_MS = 2_000;

const fail = (cause: unknown): void => reporter.report(cause, "network");

export const runHandOver = (
  { step, language, session }: Handing,
  { onChange, onFile, onComplete }: HandOverListener,
): RunningHandOver => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let code: NewHandOver | undefined;
  let ending: Promise<void> | undefined;
  const known = new Set<string>();

  const show = (handOver: HandOver): void => {
    if (!ending) onChange(handOver);
  };
  const take = ({ files }: HandOverProgress): void => {
    for (const file of files.filter(({ path }) => !known.has(path))) {
      known.add(file.path);
      onFile(file);
    }
  };
  const finish = async ({ id }: NewHandOver): Promise<void> => {
    await endHandOver(id, session).then(take, fail);
  };
  const ask = async ({ id, address }: NewHandOver): Promise<void> => {
    const progress = await readProgress(id, session);
    take(progress);
    if (ending) return;
    const isOver = progress.state === "over";
    if (isOver) code = undefined;
    if (known.size >= step.room || (isOver && known.size > 0)) return onComplete();
    show({ kind: "shown", address, state: progress.state });
  };
  const follow = (made: NewHandOver): void => {
    // A lost connection is waited out: the next request may succeed.
    timer = setTimeout(() => {
      void ask(made)
        .catch(fail)
        .finally(() => !ending && code && follow(made));
    }, ASKS_EVERY_MS);
  };
  const begin = async (): Promise<void> => {
    const made = await startHandOver(step, language, session);
    if (made === "too-often") return show({ kind: "failed", isTooOften: true });
    if (ending) return finish(made);
    code = made;
    show({ kind: "shown", address: made.address, state: "waiting" });
    follow(made);
  };

  show({ kind: "starting" });
  begin().catch((cause: unknown) => {
    fail(cause);
    show({ kind: "failed", isTooOften: false });
  });
  return {
    hasFiles: () => known.size > 0,
    end: () => {
      clearTimeout(timer);
      ending ??= code ? finish(code) : Promise.resolve();
      return ending;
    },
  };
};
