import { referenceSecretIn } from "@latchkey/domain/rules/link-token.ts";
import { REFERENCE_PATH } from "@latchkey/domain/vocabulary/wire.ts";

/** What the link in the e-mail says: which reference, and the secret that only the browser sees. */
export interface ReferenceLink {
  readonly uuid: string;
  readonly secret: string;
}

/** undefined: a part of the link is missing. */
export const linkAt = ({
  pathname,
  hash,
}: Pick<Location, "pathname" | "hash">): ReferenceLink | undefined => {
  const uuid = pathname.slice(`${REFERENCE_PATH}/`.length).replace(/\/$/, "");
  const secret = referenceSecretIn(hash);
  return secret === undefined ? undefined : { uuid, secret };
};
