import { isSamePicture } from "../documents/look.ts";
import { objectIn } from "../rules/objects.ts";

export type Repeat = "same-as-front" | "twice";

interface Compared {
  readonly id: string;
  readonly type: string;
  readonly side: string;
  readonly sha256: string | null;
  readonly checks: readonly { readonly kind: string; readonly scores: unknown }[];
}

const printOf = ({ checks }: Compared): string | null => {
  const { print } = objectIn(checks.find(({ kind }) => kind === "look")?.scores);
  return typeof print === "string" ? print : null;
};

const isSameFile = (one: Compared, other: Compared): boolean =>
  one.sha256 !== null && one.sha256 === other.sha256;

const repeatsOf = <Document extends Compared>(
  document: Document,
  all: readonly Document[],
): readonly Repeat[] => {
  const others = all.filter(({ id, type }) => id !== document.id && type === document.type);
  const isFront = (other: Document): boolean =>
    other.side === "front" &&
    (isSameFile(document, other) || isSamePicture(printOf(document), printOf(other)));
  const isAgain = (other: Document): boolean => other.side === document.side && isSameFile(document, other);
  return [
    ...(document.side === "back" && others.some(isFront) ? (["same-as-front"] as const) : []),
    ...(others.some(isAgain) ? (["twice"] as const) : []),
  ];
};

export const withRepeats = <Document extends Compared>(
  documents: readonly Document[],
): readonly (Document & { readonly repeats: readonly Repeat[] })[] =>
  documents.map((document) => ({ ...document, repeats: repeatsOf(document, documents) }));
