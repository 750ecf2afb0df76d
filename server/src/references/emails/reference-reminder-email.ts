import { REMINDER_DAYS } from "@latchkey/domain/references/states.ts";
import { longDate } from "../../platform/formats/formats.ts";
import type { Email } from "../../platform/mail/email.ts";
import { aboutWords } from "./about-words.ts";
import { referenceReminderTexts } from "./reference-reminder-texts.ts";
import { fullName, type Reference } from "./reference-request-email.ts";
import { referenceRequestTexts } from "./reference-request-texts.ts";

interface Reminder extends Reference {
  readonly askedOn: string;
  /** Counts from 1. */
  readonly number: number;
  readonly nextOn: string | undefined;
}

export const referenceReminderEmail = (reminder: Reminder): Email => {
  const { language, provider, href, referee, tenant, number, nextOn } = reminder;
  const words = referenceReminderTexts[language];
  const request = referenceRequestTexts[language];
  const about = aboutWords(reminder, fullName(tenant));
  const count = { number, of: REMINDER_DAYS.length };
  return {
    language,
    subject: about.reminder.subject,
    preheader: about.preheader,
    title: nextOn === undefined ? words.lastTitle : words.title,
    greeting: request.greeting(referee.name),
    paragraphs: [about.reminder.asked(longDate(reminder.askedOn, language))],
    button: { label: about.button, href },
    after: [about.reminder.decline, ...(nextOn === undefined ? [words.last] : [])],
    closing: [request.use(provider, tenant.firstName)],
    footer: [
      ...(nextOn === undefined ? [] : [words.next(count, longDate(nextOn, language))]),
      request.link(longDate(reminder.validUntil, language)),
    ],
  };
};
