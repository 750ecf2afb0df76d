import type { Sureness } from "../law-rules.ts";
import type { ExemptionRule } from "./rule-set.ts";

/** Closed lists: an exemption belongs to the letting, never to a person. */

const SCHEDULE = "Immigration Act 2014, Schedule 3";
const SCOPE = "Immigration Act 2014, sections 20 to 22";

const exempt = (ground: string, paragraph: string, sure: Sureness): ExemptionRule => ({
  ground,
  kind: "exempt",
  source: paragraph ? `${SCHEDULE}, ${paragraph}` : SCHEDULE,
  sure,
});

const outOfScope = (ground: string, sure: Sureness): ExemptionRule => ({
  ground,
  kind: "out_of_scope",
  source: SCOPE,
  sure,
});

export const exemptionsOf2026: readonly ExemptionRule[] = [
  exempt("SOCIAL_HOUSING", "paragraphs 1 and 2", 3),
  exempt("CARE_HOME", "paragraph 3", 3),
  exempt("HOSPITAL_OR_HOSPICE", "paragraph 4", 3),
  exempt("ARRANGED_BY_THE_NHS", "paragraph 5", 3),
  exempt("HOSTEL_OR_REFUGE", "paragraph 6", 3),
  exempt("LOCAL_AUTHORITY_DUTY", "", 2),
  exempt("ASYLUM_SUPPORT", "", 2),
  exempt("MOBILE_HOME", "", 2),
  exempt("TIED_TO_A_JOB", "", 3),
  exempt("STUDENT_HALL", "", 3),
  exempt("NOMINATED_STUDENT", "", 2),
  exempt("LEASE_OF_SEVEN_YEARS", "", 3),
  outOfScope("NOT_MAIN_HOME", 2),
  outOfScope("NO_RENT", 2),
  outOfScope("BEGAN_BEFORE_THE_SCHEME", 3),
  outOfScope("LET_TO_A_COMPANY", 1),
];
