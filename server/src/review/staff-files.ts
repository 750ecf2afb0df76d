import { type FileType, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { outsideFileTypes } from "@latchkey/domain/review/outside-result.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { storageUrl } from "../documents/paths.ts";
import { countUnbound, recordUpload } from "../documents/uploads.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput, Refusal } from "../platform/refusals/refusals.ts";
import { POLICY_SECONDS, type SignedForm, signUpload } from "../platform/storage/upload-policy.ts";
import type { Work } from "../platform/work/work.ts";

/** Files that reviewers send. They belong to a party, and are encrypted with its key. */

export interface StaffSender {
  readonly staffId: string;
  readonly sessionId: string;
  /** MIME type. */
  readonly fileType: string;
}

export interface SignedStaffFile {
  readonly uploadId: string;
  readonly form: SignedForm;
}

const extensionOf = (mime: string): FileType | undefined =>
  outsideFileTypes.find((type) => mimeTypeOf(type) === mime);

const idOf = async ({ tx }: Work, key: string): Promise<string> =>
  (await tx.selectFrom("upload").select("id").where("object_key", "=", key).executeTakeFirstOrThrow()).id;

/**
 * A signed form for the receiver of all uploads.
 *
 * @param sender with the name of the file, without its ending @throws INVALID_INPUT for another type; TOO_MANY_REQUESTS
 */
export const signStaffFile = async (
  work: Work,
  party: PartyKey,
  { staffId, sessionId, fileType, name }: StaffSender & { readonly name: string },
): Promise<SignedStaffFile> => {
  const extension = extensionOf(fileType);
  if (!extension) throw invalidInput({ uploadId: { code: "outside.validations.file" } });
  const { config, keyring, nowSeconds } = work.services;
  const { mostWaiting, maxFileBytes: maxBytes, storageOrigin } = config.uploads;
  if ((await countUnbound(work.tx, party, "staff")) >= mostWaiting) throw new Refusal("TOO_MANY_REQUESTS");
  const contentType = mimeTypeOf(extension);
  const fileName = `${name}.${extension}`;
  const named = { party, fileName, contentType, extension, maxBytes, sessionId, staffId };
  const key = await recordUpload(work.tx, named);
  const now = nowSeconds();
  const policy = {
    url: storageUrl(storageOrigin),
    key,
    contentType,
    maxBytes,
    expiresAt: now + POLICY_SECONDS,
  };
  return { uploadId: await idOf(work, key), form: signUpload(keyring, policy, now) };
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
