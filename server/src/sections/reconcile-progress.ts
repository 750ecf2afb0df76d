import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Work } from "../api/applicant/builder.ts";
import { validationOf } from "../cases/standing.ts";
import { mayCountAsCompleted, walkServices } from "./walk-section.ts";

/**
 * After facts changed: a completed item whose walk now stops short is not completed any more, and its card goes
 * back to "in progress". A submitted item is never touched.
 */
export const reconcileProgress = async ({ tx, context }: Work, section: SectionName): Promise<void> => {
  context.forgetMe();
  const me = await context.me();
  const validation = validationOf(me);
  const stoppedShort = validation.progress.filter(
    (item) =>
      item.name === section &&
      item.completedDtm !== null &&
      item.submittedDtm === null &&
      !mayCountAsCompleted(me, validation, item, walkServices(context.services)),
  );
  if (stoppedShort.length === 0) return;
  await tx
    .updateTable("progress_item")
    .set({ completed_at: null })
    .where("applicant_id", "=", me.uuid)
    .where(
      "id",
      "in",
      stoppedShort.map(({ id }) => id),
    )
    .execute();
  context.forgetMe();
};
