import { type FileType, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { MemberId } from "../platform/actor/member.ts";
import { Refusal } from "../platform/refusals/refusals.ts";
import { POLICY_SECONDS, type SignedForm, signUpload } from "../platform/storage/upload-policy.ts";
import type { Work } from "../platform/work/work.ts";
import type { KeyKind } from "./documents.table.ts";
import { storageUrl } from "./paths.ts";
import { countUnbound, recordUpload } from "./uploads.ts";

export interface MemberFile {
  /** The member who sends it. */
  readonly by: MemberId;
  readonly sessionId: string;
  readonly fileName: string;
  readonly extension: FileType;
  readonly keyKind?: KeyKind;
}

export interface MemberForm {
  readonly uploadId: string;
  readonly form: SignedForm;
}

const idOf = async ({ tx }: Work, key: string): Promise<string> =>
  (await tx.selectFrom("upload").select("id").where("object_key", "=", key).executeTakeFirstOrThrow()).id;

/** A signed form for the receiver of all uploads. @throws TOO_MANY_REQUESTS */
export const prepareMemberFile = async (
  work: Work,
  party: PartyKey,
  { extension, ...named }: MemberFile,
): Promise<MemberForm> => {
  const { config, keyring, nowSeconds } = work.services;
  const { mostWaiting, maxFileBytes: maxBytes, storageOrigin } = config.uploads;
  if ((await countUnbound(work.tx, party, "member")) >= mostWaiting) throw new Refusal("TOO_MANY_REQUESTS");
  const contentType = mimeTypeOf(extension);
  const key = await recordUpload(work.tx, { party, contentType, extension, maxBytes, ...named });
  const now = nowSeconds();
  const url = storageUrl(storageOrigin);
  const policy = { url, key, contentType, maxBytes, expiresAt: now + POLICY_SECONDS };
  return { uploadId: await idOf(work, key), form: signUpload(keyring, policy, now) };
};
