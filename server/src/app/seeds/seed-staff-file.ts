import { Readable } from "node:stream";
import type { KeyKind } from "../../documents/documents.table.ts";
import { storeFile } from "../../documents/store-file.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Work } from "../../platform/work/work.ts";
import { sampleReport } from "./sample-report.ts";

interface SampleFile {
  readonly fileName: string;
  readonly staffId: string;
  readonly keyKind?: KeyKind;
}

/** A sample picture, as if a reviewer had sent it. @returns the upload's id */
export const storeSampleFile = async (
  work: Work,
  party: PartyKey,
  { staffId, ...file }: SampleFile,
): Promise<string> => {
  const key = await storeFile(work, party, {
    ...file,
    by: { staffId },
    contentType: "image/png",
    extension: "png",
    content: Readable.from([await sampleReport(party.partyId)]),
    scanState: "unscanned",
  });
  const { id } = await work.tx
    .selectFrom("upload")
    .select("id")
    .where("object_key", "=", key)
    .executeTakeFirstOrThrow();
  return id;
};
