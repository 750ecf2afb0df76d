import type { DocumentChecks } from "../document-checks/checks.ts";
import type { CheckedFile, CheckedType, Unchecked } from "../document-checks/engine/findings.ts";
import type { DocumentQuestion, Verdict, VerificationField, VerifiedFile, Verifier } from "./verifier.ts";
import { notChecked } from "./verifier.ts";

/** The built-in engine as a verifier. */

const CHECKED: Readonly<Partial<Record<string, CheckedType>>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  pdf: "pdf",
};

const openFile = async ({ fileType, read }: VerifiedFile): Promise<CheckedFile | undefined> => {
  const type = CHECKED[fileType];
  return type && { content: await read(), type };
};

const isUnchecked = (finding: { readonly outcome: string }): finding is Unchecked =>
  finding.outcome === "not-checked";

const FIELDS: Readonly<Record<"blurred" | "cut-off" | "no-document", VerificationField>> = {
  blurred: "detect_blur",
  "cut-off": "detect_cutoff",
  "no-document": "detect_document",
};

/** Only the photo page of a passport or one side of a card has a zone. */
const showsZone = ({ type }: DocumentQuestion): boolean =>
  type === "passport" || type === "national_identity_card";

export const builtInVerifier = (checks: DocumentChecks): Verifier => ({
  checkDocument: async (file, question): Promise<Verdict> => {
    const opened = await openFile(file);
    if (!opened) return notChecked("format");
    const finding = await checks.checkDocument(opened, { expectsZone: showsZone(question) });
    if (isUnchecked(finding)) return notChecked(finding.reason);
    const { outcome, scores, mrz } = finding;
    if (outcome === "ok") return { outcome, scores, zone: mrz };
    return { outcome: "refused", field: FIELDS[outcome], reason: outcome, scores };
  },
  checkPhoto: async (file): Promise<Verdict> => {
    const opened = await openFile(file);
    if (!opened) return notChecked("format");
    const finding = await checks.checkFace(opened);
    if (isUnchecked(finding)) return notChecked(finding.reason);
    const { outcome, faces, scores } = finding;
    if (outcome === "ok") return { outcome, scores: { ...scores, faces } };
    return { outcome: "refused", field: "face_detection", reason: outcome, scores: { ...scores, faces } };
  },
});
