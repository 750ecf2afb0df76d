import { agencies } from "@latchkey/console/src/locales/en/agencies.ts";
import { agency } from "@latchkey/console/src/locales/en/agency.ts";
import { answers } from "@latchkey/console/src/locales/en/answers.ts";
import { application } from "@latchkey/console/src/locales/en/application.ts";
import { assign } from "@latchkey/console/src/locales/en/assign.ts";
import { caseTexts } from "@latchkey/console/src/locales/en/case.ts";
import { decision } from "@latchkey/console/src/locales/en/decision.ts";
import { deposit } from "@latchkey/console/src/locales/en/deposit.ts";
import { desk } from "@latchkey/console/src/locales/en/desk.ts";
import { documentTexts } from "@latchkey/console/src/locales/en/document.ts";
import { figures } from "@latchkey/console/src/locales/en/figures.ts";
import { followUps } from "@latchkey/console/src/locales/en/follow-ups.ts";
import { frame } from "@latchkey/console/src/locales/en/frame.ts";
import { freezes } from "@latchkey/console/src/locales/en/freezes.ts";
import { investigations } from "@latchkey/console/src/locales/en/investigations.ts";
import { keys } from "@latchkey/console/src/locales/en/keys.ts";
import { lists } from "@latchkey/console/src/locales/en/lists.ts";
import { memberWords } from "@latchkey/console/src/locales/en/member-words.ts";
import { outside } from "@latchkey/console/src/locales/en/outside.ts";
import { policies } from "@latchkey/console/src/locales/en/policies.ts";
import { policyRules } from "@latchkey/console/src/locales/en/policy-rules.ts";
import { queue } from "@latchkey/console/src/locales/en/queue.ts";
import { references } from "@latchkey/console/src/locales/en/references.ts";
import { reports } from "@latchkey/console/src/locales/en/reports.ts";
import { request } from "@latchkey/console/src/locales/en/request.ts";
import { responsibility } from "@latchkey/console/src/locales/en/responsibility.ts";
import { sanctions } from "@latchkey/console/src/locales/en/sanctions.ts";
import { secondReviews } from "@latchkey/console/src/locales/en/second-reviews.ts";
import { signing } from "@latchkey/console/src/locales/en/signing.ts";
import { team } from "@latchkey/console/src/locales/en/team.ts";
import { workload } from "@latchkey/console/src/locales/en/workload.ts";
import { account } from "@latchkey/members/locales/en/account.ts";
import { enrolment } from "@latchkey/members/locales/en/enrolment.ts";
import { memberFile } from "@latchkey/members/locales/en/member-file.ts";
import { newApplication } from "@latchkey/members/locales/en/new-application.ts";
import { reportLinks } from "@latchkey/members/locales/en/report-links.ts";
import { rightToRent } from "@latchkey/members/locales/en/right-to-rent.ts";
import { secondFactor } from "@latchkey/members/locales/en/second-factor.ts";
import { signIn } from "@latchkey/members/locales/en/sign-in.ts";
import { usage } from "@latchkey/members/locales/en/usage.ts";
import { checkNames } from "@latchkey/words/en/check-names.ts";
import { shell } from "@latchkey/words/en/shell.ts";

/** The console's own texts, in English whatever the language of a story. Some of its files are called like the applicants'. */
export const consoleTexts = {
  account,
  agencies,
  agency,
  answers,
  application,
  caseTexts,
  decision,
  deposit,
  desk,
  documentTexts,
  enrolment,
  figures,
  frame,
  investigations,
  keys,
  lists,
  memberWords,
  newApplication,
  outside,
  followUps,
  reports,
  reportLinks,
  signing,
  memberFile,
  responsibility,
  rightToRent,
  checkNames,
  usage,
  policies,
  policyRules,
  queue,
  workload,
  freezes,
  assign,
  references,
  request,
  sanctions,
  secondFactor,
  secondReviews,
  shell,
  signIn,
  team,
} as const;

export type ConsoleTexts = typeof consoleTexts;
