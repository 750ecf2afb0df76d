import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { daysBetween } from "@latchkey/domain/rules/civil-span.ts";

const FIRST_DAY = "2026-01-01";

/** A day as the id of an e-mail has it, because a return path has no room for a date. Days before the first are the first. */
export const dayNumber = (day: CivilDate): number => Math.max(0, daysBetween(FIRST_DAY, day));
