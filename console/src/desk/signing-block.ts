import type { Finding } from "@latchkey/ui/findings/findings.tsx";
import type { SigningBlock } from "../graphql/operations.generated.ts";

interface Standing {
  /** null: the record is in order. */
  readonly block: SigningBlock | null;
  readonly recordedOn: string | null;
}

/** A record that is still to be made is no fault before the signature. */
export const signingLevel = ({ block, recordedOn }: Standing): Finding["level"] => {
  if (block === null) return "ok";
  return block === "NOT_RECORDED" && recordedOn === null ? "none" : "bad";
};

/** The name of the words for a block, among the texts `signing`: after the signature a missing record is late. */
export const blockWord = (block: SigningBlock, isSigned: boolean): SigningBlock | "LATE" =>
  block === "NOT_RECORDED" && isSigned ? "LATE" : block;
