import { type CivilDate, isCivilDate } from "./civil-date.ts";

/** A minute on the clocks of London, such as `2026-11-29T14:05`. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** "" for what is no moment. */
export const dayOfMoment = (moment: string): CivilDate => {
  const day = MOMENT.exec(moment)?.[1] ?? "";
  return isCivilDate(day) ? day : "";
};
