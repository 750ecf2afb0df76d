import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Addressee } from "../parties/addressee.ts";
import { whyApplicants } from "../parties/why-applicants.ts";
import { longDate } from "../platform/formats/formats.ts";
import type { Detail, Email } from "../platform/mail/email.ts";
import { moreNeededTexts } from "./more-needed-email-texts.ts";

interface MoreNeeded extends Addressee {
  readonly items: readonly { readonly what: string; readonly why: string }[];
  /** The note is on the page alone: it may name an account or an amount. */
  readonly hasNote: boolean;
  readonly dueOn?: CivilDate | undefined;
}

const detailsOf = ({ language, items }: MoreNeeded): readonly Detail[] => {
  const { what, reason } = moreNeededTexts[language];
  const [only, ...others] = items;
  if (only && others.length === 0) {
    return [
      { name: what, value: only.what },
      { name: reason, value: only.why },
    ];
  }
  return items.map((item) => ({ name: item.what, value: item.why }));
};

export const moreNeededEmail = (request: MoreNeeded): Email => {
  const { language, provider, firstName, home, href, items, hasNote, dueOn } = request;
  const words = moreNeededTexts[language];
  return {
    language,
    subject: words.subject(items.length),
    preheader: words.preheader,
    title: words.subject(items.length),
    greeting: words.greeting(firstName),
    paragraphs: [
      words.checked(home),
      { details: detailsOf(request) },
      ...(hasNote ? [{ note: words.note }] : []),
    ],
    button: { label: words.button, href },
    after: [...(dueOn === undefined ? [] : [words.due(longDate(dueOn, language))]), words.rest],
    closing: [words.without],
    footer: [whyApplicants[language](provider)],
  };
};
