import { mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { memberFileTypes } from "@latchkey/domain/documents/member-file.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { type MemberForm, prepareMemberFile } from "../documents/member-files.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/** Files that reviewers send. They belong to a party, and are encrypted with its key. */

export interface StaffSender {
  readonly staffId: string;
  readonly sessionId: string;
  readonly fileType: string;
}

/**
 * A signed form for the receiver of all uploads.
 *
 * @param sender with the name of the file, without its ending @throws INVALID_INPUT for another type; TOO_MANY_REQUESTS
 */
export const signStaffFile = async (
  work: Work,
  party: PartyKey,
  { staffId, sessionId, fileType, name }: StaffSender & { readonly name: string },
): Promise<MemberForm> => {
  const extension = memberFileTypes.find((type) => mimeTypeOf(type) === fileType);
  if (!extension) throw invalidInput({ uploadId: { code: "outside.validations.file" } });
  const by = { staffId };
  return prepareMemberFile(work, party, { by, sessionId, fileName: `${name}.${extension}`, extension });
};

/**
 * Locks the row like a binding, against the tidy-up and a verdict of the scanner.
 *
 * @throws INVALID_INPUT
 */
export const assertStaffFile = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  uploadId: string,
): Promise<void> => {
  const upload = isUuid(uploadId)
    ? await tx
        .selectFrom("upload")
        .select("scan_state")
        .where("application_id", "=", applicationId)
        .where("party_id", "=", partyId)
        .where("id", "=", uploadId)
        .where("staff_id", "is not", null)
        .where("state", "=", "stored")
        .where("scan_state", "!=", "infected")
        .forShare()
        .executeTakeFirst()
    : undefined;
  if (!upload) throw invalidInput({ uploadId: { code: "outside.validations.file" } });
  if (upload.scan_state === "pending") throw invalidInput({ uploadId: { code: "outside.validations.scan" } });
};
