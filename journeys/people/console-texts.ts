import type { caseTexts } from "@latchkey/console/src/locales/en/case.ts";
import type { decision } from "@latchkey/console/src/locales/en/decision.ts";
import type { desk } from "@latchkey/console/src/locales/en/desk.ts";
import type { documentTexts } from "@latchkey/console/src/locales/en/document.ts";
import type { enrolment } from "@latchkey/console/src/locales/en/enrolment.ts";
import type { frame } from "@latchkey/console/src/locales/en/frame.ts";
import type { keys } from "@latchkey/console/src/locales/en/keys.ts";
import type { newApplication } from "@latchkey/console/src/locales/en/new-application.ts";
import type { queue } from "@latchkey/console/src/locales/en/queue.ts";
import type { request } from "@latchkey/console/src/locales/en/request.ts";
import type { secondFactor } from "@latchkey/console/src/locales/en/second-factor.ts";
import type { signIn } from "@latchkey/console/src/locales/en/sign-in.ts";
import type { team } from "@latchkey/console/src/locales/en/team.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { shell } from "@latchkey/words/en/shell.ts";
import type { Translated } from "@latchkey/words/translated.ts";
import { loadFile } from "./texts.ts";

/** The console's own texts in one language. Some of its files are called like the applicants'. */
export interface ConsoleTexts {
  readonly language: Language;
  readonly caseTexts: Translated<typeof caseTexts>;
  readonly decision: Translated<typeof decision>;
  readonly desk: Translated<typeof desk>;
  readonly documentTexts: Translated<typeof documentTexts>;
  readonly enrolment: Translated<typeof enrolment>;
  readonly frame: Translated<typeof frame>;
  readonly keys: Translated<typeof keys>;
  readonly newApplication: Translated<typeof newApplication>;
  readonly queue: Translated<typeof queue>;
  readonly request: Translated<typeof request>;
  readonly secondFactor: Translated<typeof secondFactor>;
  readonly shell: Translated<typeof shell>;
  readonly signIn: Translated<typeof signIn>;
  readonly team: Translated<typeof team>;
}

const folders = [new URL("../../console/src/locales/", import.meta.url)];

const files = {
  caseTexts: "case",
  decision: "decision",
  desk: "desk",
  documentTexts: "document",
  enrolment: "enrolment",
  frame: "frame",
  keys: "keys",
  newApplication: "new-application",
  queue: "queue",
  request: "request",
  secondFactor: "second-factor",
  signIn: "sign-in",
  team: "team",
} as const;

export const loadConsoleTexts = async (language: Language): Promise<ConsoleTexts> => {
  const entries = Object.entries(files).map(async ([name, file]) => [
    name,
    await loadFile(folders, language, file),
  ]);
  return {
    language,
    shell: await loadFile([new URL("../../words/src/", import.meta.url)], language, "shell"),
    ...Object.fromEntries(await Promise.all(entries)),
  } as ConsoleTexts;
};
