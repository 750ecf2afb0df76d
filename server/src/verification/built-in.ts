import type { CheckedFile, DocumentFinding, Unchecked } from "@latchkey/document-checks/findings.ts";
import type { DocumentChecks } from "../document-checks/checks.ts";
import { checkedTypeOf, faultOf } from "./file-fault.ts";
import type { DocumentQuestion, Verdict, VerificationField, VerifiedFile, Verifier } from "./verifier.ts";
import { notChecked } from "./verifier.ts";

const checkedFile = ({ fileType, owner, read }: VerifiedFile): CheckedFile | undefined => {
  const type = checkedTypeOf(fileType);
  return type && { content: read, type, owner };
};

const isUnchecked = (finding: { readonly outcome: string }): finding is Unchecked =>
  finding.outcome === "not-checked";

/** An unreadable file is refused; any other failure lets the applicant continue. */
const withoutFinding = ({ reason }: Unchecked): Verdict => {
  const field = faultOf(reason);
  return field ? { outcome: "refused", field, reason } : notChecked(reason);
};

const FIELDS: Readonly<Record<Exclude<DocumentFinding["outcome"], "ok">, VerificationField>> = {
  blurred: "detect_blur",
  "too-small": "file_too_small",
  "cut-off": "detect_cutoff",
  "no-document": "detect_document",
};

/** Only the photo page of a passport or one side of a card has a zone. */
const showsZone = ({ type }: DocumentQuestion): boolean =>
  type === "passport" || type === "national_identity_card";

export const builtInVerifier = (checks: DocumentChecks): Verifier => ({
  checkDocument: async (file, question): Promise<Verdict> => {
    const opened = checkedFile(file);
    if (!opened) return notChecked("format");
    const finding = await checks.checkDocument(opened, { expectsZone: showsZone(question) });
    if (isUnchecked(finding)) return withoutFinding(finding);
    const { outcome, scores, mrz, zoneBox, zoneIsLate } = finding;
    if (outcome === "ok") return { outcome, scores: { ...scores, zoneBox, zoneIsLate }, zone: mrz };
    return { outcome: "refused", field: FIELDS[outcome], reason: outcome, scores: { ...scores, zoneIsLate } };
  },
  checkPhoto: async (file): Promise<Verdict> => {
    const opened = checkedFile(file);
    if (!opened) return notChecked("format");
    const finding = await checks.checkFace(opened);
    if (isUnchecked(finding)) return withoutFinding(finding);
    const { outcome, faces, faceBoxes } = finding;
    const scores = { ...finding.scores, faces, faceBoxes };
    if (outcome === "ok") return { outcome, scores };
    return { outcome: "refused", field: "face_detection", reason: outcome, scores };
  },
});
