import { type ReferenceKind, referenceKinds, referencePaths } from "@latchkey/domain/references/kinds.ts";
import { referenceSecretIn } from "@latchkey/domain/rules/link-token.ts";

/** The reference's id, and the secret that only the browser sees. */
export interface ReferenceLink {
  readonly kind: ReferenceKind;
  readonly uuid: string;
  readonly secret: string;
}

const folderOf = (kind: ReferenceKind): string => `${referencePaths[kind]}/`;

/** undefined outside the pages of a reference. */
export const kindAt = (pathname: string): ReferenceKind | undefined =>
  referenceKinds.find((kind) => pathname.startsWith(folderOf(kind)));

/** The id in the address of a reference; also of a link whose secret was cut off. */
export const uuidAt = (pathname: string): string | undefined => {
  const kind = kindAt(pathname);
  return kind && pathname.slice(folderOf(kind).length).replace(/\/$/, "");
};

/** undefined if a part of the link is missing. */
export const linkAt = ({
  pathname,
  hash,
}: Pick<Location, "pathname" | "hash">): ReferenceLink | undefined => {
  const kind = kindAt(pathname);
  const uuid = uuidAt(pathname);
  const secret = referenceSecretIn(hash);
  return kind && uuid && secret ? { kind, uuid, secret } : undefined;
};
