import { type Outcome, outcomes } from "@latchkey/domain/parties/status.ts";
import type { ToldCourse } from "@latchkey/domain/review/home-course.ts";
import { SECOND_LOOK_DAYS } from "@latchkey/domain/review/second-look.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { ApplicationRow, PersonRow } from "../applications/read-application.ts";
import { dashboardOf } from "../parties/addressee.ts";
import { plainLines } from "../platform/mail/email-text.ts";
import type { Services } from "../platform/work/services.ts";
import { decisionEmail } from "./decision-email.ts";

/** The e-mail as it would be sent today, so that the reviewer reads it before deciding. */

export interface ShownPreview {
  readonly language: Language;
  readonly subject: string;
  readonly lines: readonly string[];
}

export interface PreviewsOfOutcome {
  readonly outcome: Outcome;
  readonly withConditions: boolean;
  readonly theirs: ShownPreview;
  readonly yours: ShownPreview;
}

interface Reader {
  readonly application: ApplicationRow;
  readonly person: PersonRow;
  readonly homeCourse: ToldCourse | null;
  readonly services: Pick<Services, "config" | "today">;
}

type Kind = Pick<PreviewsOfOutcome, "outcome" | "withConditions">;

const previewOf = (
  { application, person, homeCourse, services: { config, today } }: Reader,
  { outcome, withConditions }: Kind,
  language: Language,
): ShownPreview => {
  const email = decisionEmail({
    language,
    provider: config.provider.name,
    firstName: person.firstName,
    home: application.home,
    href: dashboardOf(config.publicUrl, person.standing.uuid),
    role: person.standing.role,
    outcome,
    hasConditions: withConditions,
    homeCourse: outcome === "declined" ? null : homeCourse,
    decidedOn: today(),
    contestUntil: addDays(today(), SECOND_LOOK_DAYS),
    policyVersion: application.policyVersion,
  });
  return { language, subject: email.subject, lines: plainLines(email) };
};

const kinds: readonly Kind[] = outcomes.flatMap((outcome): readonly Kind[] =>
  outcome === "declined"
    ? [{ outcome, withConditions: false }]
    : [false, true].map((withConditions) => ({ outcome, withConditions })),
);

export const previewsFor = (
  reader: Reader,
  languages: { readonly theirs: Language; readonly yours: Language },
) =>
  kinds.map(
    (kind): PreviewsOfOutcome => ({
      ...kind,
      theirs: previewOf(reader, kind, languages.theirs),
      yours: previewOf(reader, kind, languages.yours),
    }),
  );
