import { findAgencyFile } from "../agencies/agency-files.ts";
import { readUpload } from "../documents/read-upload.ts";
import type { Services } from "../platform/work/services.ts";
import type { PaperBrand } from "./report-paper.ts";

/** The product's own colour, of an agency that has none. */
const PLAIN = "#1f5f43";

/** A lost logo leaves the name in its place: the report is not held up. */
const readLogo = async (
  services: Services,
  agencyId: string,
  fileId: string,
): Promise<Buffer | undefined> => {
  const file = await findAgencyFile(services.db, agencyId, fileId);
  if (!file || !(await services.store.has(file.key))) return undefined;
  return readUpload(services, file);
};

export const readPaperBrand = async (services: Services, agencyId: string): Promise<PaperBrand> => {
  const { db } = services;
  const agency = await db.selectFrom("agency").select("accent").where("id", "=", agencyId).executeTakeFirst();
  const logo = await db
    .selectFrom("agency_logo")
    .select("file_id")
    .where("agency_id", "=", agencyId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  const file = logo?.file_id ?? undefined;
  return {
    accent: agency?.accent ?? PLAIN,
    logo: file === undefined ? undefined : await readLogo(services, agencyId, file),
  };
};
