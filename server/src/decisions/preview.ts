import { asksRightToRent } from "@latchkey/domain/compliance/right-to-rent/asked.ts";
import { type Outcome, outcomes } from "@latchkey/domain/parties/status.ts";
import type { ToldCourse } from "@latchkey/domain/review/home-course.ts";
import type { UsedOutside } from "@latchkey/domain/review/outside-result.ts";
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
  /** An outside result is among the reasons, so that the e-mail names its source. */
  readonly withSources: boolean;
  readonly theirs: ShownPreview;
  readonly yours: ShownPreview;
}

interface Reader {
  readonly application: ApplicationRow;
  readonly person: PersonRow;
  readonly homeCourse: ToldCourse | null;
  readonly isExempt: boolean;
  /** The outside results that count against the person. */
  readonly against: readonly UsedOutside[];
  readonly services: Pick<Services, "config" | "today">;
}

type Kind = Pick<PreviewsOfOutcome, "outcome" | "withConditions" | "withSources">;

const previewOf = (
  { application, person, homeCourse, isExempt, against, services: { config, today } }: Reader,
  { outcome, withConditions, withSources }: Kind,
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
    sources: withSources ? against : [],
    asksRightToRent:
      outcome !== "declined" &&
      !isExempt &&
      asksRightToRent({ role: person.standing.role, country: application.country }),
    decidedOn: today(),
    contestUntil: addDays(today(), SECOND_LOOK_DAYS),
    policyVersion: application.policyVersion,
  });
  return { language, subject: email.subject, lines: plainLines(email) };
};

const conditionsOf = (outcome: Outcome): readonly boolean[] =>
  outcome === "declined" ? [false] : [false, true];

/** A plain acceptance has no reasons. */
const sourcesOf = (outcome: Outcome, { against }: Reader): readonly boolean[] =>
  outcome === "accepted" || against.length === 0 ? [false] : [false, true];

const kindsFor = (reader: Reader): readonly Kind[] =>
  outcomes.flatMap((outcome) =>
    conditionsOf(outcome).flatMap((withConditions) =>
      sourcesOf(outcome, reader).map((withSources): Kind => ({ outcome, withConditions, withSources })),
    ),
  );

export const previewsFor = (
  reader: Reader,
  languages: { readonly theirs: Language; readonly yours: Language },
) =>
  kindsFor(reader).map(
    (kind): PreviewsOfOutcome => ({
      ...kind,
      theirs: previewOf(reader, kind, languages.theirs),
      yours: previewOf(reader, kind, languages.yours),
    }),
  );
