import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { Block, Email } from "../../platform/mail/email.ts";
import { sanctionsTexts } from "./sanctions-texts.ts";

/** A confirmed candidate, in the words of a report to the Office of Financial Sanctions Implementation. */
export interface OfsiReport {
  readonly provider: string;
  readonly agency: string;
  readonly applicant: string;
  readonly role: "tenant" | "occupier" | "guarantor";
  readonly home: string;
  readonly reference: string;
  readonly entryId: string;
  readonly listedName: string;
  readonly regime: string;
  readonly listDay: string;
  readonly listHash: string;
  readonly judgedOn: string;
  /** The reviewer's. */
  readonly reason: string;
}

/** The report as lines of text, for the page and the e-mail. */
export const ofsiLines = (report: OfsiReport): readonly (readonly [name: string, value: string])[] => {
  const { details } = sanctionsTexts;
  return [
    [details.from, report.provider],
    [details.for, report.agency],
    [details.person, report.applicant],
    [details.role, sanctionsTexts.role[report.role]],
    [details.home, report.home],
    [details.reference, report.reference],
    [details.entry, `${report.entryId}, ${report.listedName}`],
    [details.regime, report.regime],
    [details.list, `${report.listDay}, SHA-256 ${report.listHash}`],
    [details.known, report.judgedOn],
    [details.basis, report.reason],
    [details.assets, details.noAssets],
  ];
};

/** For the agency's compliance contact alone. It has no link: the contact has no access to the pages of reviewers. */
export const confirmedEmail = (report: OfsiReport): Email => {
  const { subject, preheader, title, greeting, what, doNot, reportText, noReply } = sanctionsTexts;
  const paragraphs: readonly Block[] = [
    what(report.agency),
    { list: [...doNot] },
    reportText,
    { details: ofsiLines(report).map(([name, value]) => ({ name, value })) },
  ];
  return {
    language: staffLanguage,
    subject: subject(report.reference),
    preheader,
    title,
    greeting,
    paragraphs,
    closing: [noReply, report.provider],
    footer: [sanctionsTexts.why(report.agency, report.provider)],
  };
};
