import { mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { memberFileTypes } from "@latchkey/domain/documents/member-file.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { type MemberFile, type MemberForm, prepareMemberFile } from "../documents/member-files.ts";
import { evidenceKey } from "../documents/upload-key.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/** Files of a check are encrypted with a key of their own, because they outlive the party's. */

const NOT_TAKEN: Issue = { code: "rightToRent.validations.file" };
const NOT_SCANNED: Issue = { code: "rightToRent.validations.scan" };

/**
 * A signed form for the receiver of all uploads.
 *
 * @throws INVALID_INPUT for another type; TOO_MANY_REQUESTS
 */
export const prepareEvidence = async (
  work: Work,
  party: PartyKey,
  { by, sessionId, fileType }: Pick<MemberFile, "by" | "sessionId"> & { readonly fileType: string },
): Promise<MemberForm> => {
  const extension = memberFileTypes.find((type) => mimeTypeOf(type) === fileType);
  if (!extension) throw invalidInput({ file: NOT_TAKEN });
  await evidenceKey(work, party);
  const fileName = `RightToRent.${extension}`;
  return prepareMemberFile(work, party, { by, sessionId, fileName, extension, keyKind: "right_to_rent" });
};

/** Locks the row like a binding, against the tidy-up and a verdict of the scanner. */
export const evidenceIssue = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  uploadId: string,
): Promise<Issue | undefined> => {
  if (!isUuid(uploadId)) return NOT_TAKEN;
  const upload = await tx
    .selectFrom("upload")
    .select("scan_state")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("id", "=", uploadId)
    .where("key_kind", "=", "right_to_rent")
    .where("state", "=", "stored")
    .where("scan_state", "!=", "infected")
    .forShare()
    .executeTakeFirst();
  if (!upload) return NOT_TAKEN;
  return upload.scan_state === "pending" ? NOT_SCANNED : undefined;
};
