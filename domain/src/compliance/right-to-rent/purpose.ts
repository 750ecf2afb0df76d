import type { CivilDate } from "../../rules/civil-date.ts";
import { needsRecord } from "./dates.ts";
import type { RecordPurpose } from "./record.ts";

interface PurposeFacts {
  /** null: no agreement is signed. */
  readonly signedOn: CivilDate | null;
  readonly startsOn: CivilDate;
  /** null: not known, so that the person counts as an adult. */
  readonly birthdate: CivilDate | null;
  readonly hasRecord: boolean;
}

/** Guarantors do not live in the home; who turns 18 after the start joins the next follow-up. */
export const isAdultAtStart = (birthdate: CivilDate | null, startsOn: CivilDate): boolean =>
  birthdate === null || needsRecord(birthdate, startsOn);

/** An adult without a record is late, and late is what the record says: a follow-up needs a first check. */
export const purposeOf = ({ signedOn, startsOn, birthdate, hasRecord }: PurposeFacts): RecordPurpose =>
  signedOn !== null && (hasRecord || !isAdultAtStart(birthdate, startsOn)) ? "follow_up" : "before_agreement";
