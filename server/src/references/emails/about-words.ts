import type { Referee } from "@latchkey/domain/references/referee.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { longMonth } from "../../platform/formats/formats.ts";
import type { Text } from "../../platform/mail/email.ts";
import { referenceReminderTexts } from "./reference-reminder-texts.ts";
import { referenceRequestTexts } from "./reference-request-texts.ts";
import { workReferenceTexts } from "./work-reference-texts.ts";

/** Dates are civil. */
export type About =
  | { readonly kind: "rental"; readonly home: string; readonly since: string }
  | { readonly kind: "employment" | "accountant"; readonly company: string };

interface AboutWords {
  readonly subject: string;
  readonly preheader: string;
  readonly named: Text;
  readonly questions: string;
  readonly button: string;
  readonly decline: string;
  readonly reminder: {
    readonly subject: string;
    readonly asked: (day: string) => Text;
    readonly decline: string;
  };
}

interface Asked {
  readonly language: Language;
  readonly referee: { readonly type: Referee["type"] };
  readonly tenant: { readonly firstName: string };
  readonly about: About;
}

export const aboutWords = ({ language, referee, tenant, about }: Asked, applicant: string): AboutWords => {
  const { firstName } = tenant;
  const request = referenceRequestTexts[language];
  const reminder = referenceReminderTexts[language];
  if (about.kind === "rental") {
    const tenancy = { tenant: applicant, home: about.home, since: longMonth(about.since, language) };
    const { preheader, questions, button, decline } = request;
    return {
      subject: request.subject(firstName),
      preheader,
      named: request.named[referee.type === "AGENT" ? "AGENT" : "LANDLORD"](tenancy),
      questions,
      button,
      decline,
      reminder: {
        subject: reminder.subject(firstName),
        asked: (day) => reminder.asked(day, applicant, about.home),
        decline: reminder.decline,
      },
    };
  }
  const work = workReferenceTexts[language];
  const named = { applicant, company: about.company };
  const { preheader, questions, button, decline, reminderDecline } = work;
  return {
    subject: work.subject(firstName),
    preheader,
    named: work.named[about.kind === "accountant" ? "ACCOUNTANT" : "EMPLOYER_OR_HR"](named),
    questions,
    button,
    decline,
    reminder: {
      subject: reminder.subject(firstName),
      asked: (day) => work.asked(day, named),
      decline: reminderDecline,
    },
  };
};
