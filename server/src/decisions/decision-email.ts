import type { Outcome } from "@latchkey/domain/parties/status.ts";
import type { ToldCourse } from "@latchkey/domain/review/home-course.ts";
import type { UsedOutside } from "@latchkey/domain/review/outside-result.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import type { Addressee } from "../parties/addressee.ts";
import { streetOf } from "../parties/street-of.ts";
import { longDate } from "../platform/formats/formats.ts";
import type { Email } from "../platform/mail/email.ts";
import { decisionTexts, type ToldOutcome } from "./decision-email-texts.ts";
import { guarantorDecisionTexts } from "./guarantor-decision-texts.ts";
import { homeCourseText, homeCourseTitle } from "./home-course-email-texts.ts";
import { outsideSourceText } from "./outside-source-text.ts";
import { rightToRentText } from "./right-to-rent-text.ts";

interface Decision extends Addressee {
  readonly role: PartyRole;
  readonly outcome: Outcome;
  readonly hasConditions: boolean;
  /** null unless the home has a decline that concerns this accepted person. */
  readonly homeCourse: ToldCourse | null;
  /** The results of outside providers that the decision rests on. */
  readonly sources: readonly UsedOutside[];
  /** An acceptance to live in England: the same words for everybody, whatever is recorded. */
  readonly asksRightToRent: boolean;
  readonly decidedOn: string;
  readonly contestUntil: string;
  readonly policyVersion: number;
}

const toldOutcome = ({ outcome, hasConditions }: Decision): ToldOutcome =>
  outcome === "accepted" && hasConditions ? "accepted_with_conditions" : outcome;

const nextOf = ({ outcome, hasConditions }: Decision) => {
  if (outcome === "declined") return "declined";
  return hasConditions ? "conditions" : "accepted";
};

const wordsFor = ({ language, role }: Decision): (typeof decisionTexts)[Language] => {
  const words = decisionTexts[language];
  if (role !== "guarantor") return words;
  const { subject, accepted, declined, decidedYes, decidedNo } = guarantorDecisionTexts[language];
  return {
    ...words,
    subject,
    title: { ...words.title, accepted, accepted_with_conditions: accepted, declined },
    decided: {
      ...words.decided,
      accepted: decidedYes,
      accepted_with_conditions: decidedYes,
      declined: decidedNo,
    },
  };
};

const courseTexts = ({ homeCourse, language }: Decision): readonly string[] =>
  homeCourse === null ? [] : [homeCourseText(homeCourse, language)];

/**
 * Contains no amounts, and of the reasons only the source of an outside result, which the applicant needs in writing
 * to ask for a copy and a correction; the page has the others.
 */
export const decisionEmail = (decision: Decision): Email => {
  const { language, provider, firstName, home, href, policyVersion, homeCourse, sources } = decision;
  const words = wordsFor(decision);
  const outcome = toldOutcome(decision);
  const contest = words.contest(longDate(decision.contestUntil, language));
  return {
    language,
    subject: words.subject(streetOf(home)),
    preheader: words.preheader,
    title: (homeCourse && homeCourseTitle(homeCourse, language)) ?? words.title[outcome],
    greeting: words.greeting(firstName),
    paragraphs: [
      words.decided[outcome](home),
      ...courseTexts(decision),
      ...sources.map((source) => outsideSourceText(source, language)),
      ...(decision.asksRightToRent ? [rightToRentText(language)] : []),
      words.next[nextOf(decision)],
    ],
    button: { label: words.button, href },
    after: outcome === "accepted" ? [] : [contest],
    closing: outcome === "declined" ? [words.oneHome] : [],
    footer: [words.rules(provider, policyVersion, longDate(decision.decidedOn, language))],
  };
};
