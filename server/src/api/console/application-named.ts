import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { type ApplicationRow, readApplication } from "../../applications/read-application.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";

/** @throws NOT_FOUND */
export const knownId = (applicationId: string): string => {
  if (!isUuid(applicationId)) throw notFound();
  return applicationId;
};

/** @throws NOT_FOUND */
export const applicationAfter = async ({ tx }: Work, id: string): Promise<ApplicationRow> => {
  const found = await readApplication(tx, id);
  if (!found) throw notFound();
  return found;
};
