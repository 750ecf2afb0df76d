import type { TurnAct } from "@latchkey/domain/parties/applicant-turn.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Addressee } from "../parties/addressee.ts";
import { whyApplicants } from "../parties/why-applicants.ts";
import { longDate } from "../platform/formats/formats.ts";
import type { Email } from "../platform/mail/email.ts";
import { turnTexts } from "./turn-email-texts.ts";

interface TurnEmail extends Addressee {
  readonly act: TurnAct;
  readonly agency: string;
  readonly endsOn: CivilDate;
  readonly resendDays: number;
}

export const turnEmail = (given: TurnEmail): Email => {
  const { act, language, provider, firstName, home, agency, href, endsOn, resendDays } = given;
  const words = turnTexts[language];
  const { subject, says } = words[act];
  const said = says(home, longDate(endsOn, language));
  const isOver = act === "expire";
  return {
    language,
    subject: subject(home),
    preheader: said,
    title: subject(home),
    greeting: words.greeting(firstName),
    paragraphs: isOver ? [said, words.again(agency, resendDays)] : [said, words.kept],
    ...(isOver ? {} : { button: { label: words.button, href } }),
    closing: isOver ? [] : [words.choices],
    footer: [whyApplicants[language](provider)],
  };
};
