import type { DocumentType } from "../documents/kinds.ts";
import { isAskedInColour, lookNotices } from "../documents/look.ts";
import { isPageBox, type PageBox } from "../documents/page-box.ts";
import { pdfSignals } from "../documents/pdf-signals.ts";
import { type ZoneFinding, zoneFindingKinds } from "../identity/zone-findings.ts";
import { partyNumber } from "../parties/party-number.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { objectIn } from "../rules/objects.ts";
import { valuesOfSignal } from "./pdf-signal-values.ts";
import type { Repeat } from "./repeats.ts";

/**
 * Observations about a document besides its text, in the order in which a reviewer reads them. They are signals, never
 * a verdict.
 */

export const documentFindingIds = [
  "ours",
  "not-checked",
  "looks-fine",
  "blurred",
  "cut-off",
  "no-document",
  "too-small",
  "unreadable",
  "objected",
  "one-face",
  "no-face",
  "several-faces",
  "small-face",
  "zone-agrees",
  "zone-unread",
  "zone-late",
  "surname",
  "surname-unclear",
  "given-names",
  "given-names-unclear",
  "birthdate",
  "zone-expired",
  "valid",
  "expired",
  "pdf-fine",
  "pdf-unread",
  "pdf-undrawn",
  "pdf-blank",
  "pdf-unread-pictures",
  "pdf-undrawn-marks",
  "pdf-missing-letters",
  "pdf-notes",
  "pdf-attached-files",
  "pdf-hidden-layers",
  "pdf-editor",
  "pdf-changed-later",
  "pdf-saved-again",
  "pdf-no-text",
  "look-dark",
  "look-grey",
  "look-screenshot",
  "look-cut",
  "same-as-front",
  "twice",
  "same-file",
  "same-number",
  "scan-clean",
  "scan-pending",
  "scan-infected",
  "scan-unscanned",
] as const;
export type DocumentFindingId = (typeof documentFindingIds)[number];

/** `none`: not checked, or nothing to judge. It never counts as passed. */
export type DocumentFindingLevel = "ok" | "warn" | "bad" | "none";

export interface DocumentFinding {
  readonly id: DocumentFindingId;
  readonly level: DocumentFindingLevel;
  readonly values: readonly string[];
  readonly boxes: readonly PageBox[];
}

export interface MetElsewhere {
  readonly parties: number;
  /** The cases among these that belong to other accounts. */
  readonly ofOthers: number;
  /** Numbers of some of these cases. */
  readonly numbers: readonly number[];
}

export interface RecordedCheck {
  readonly kind: string;
  readonly asked: string;
  readonly outcome: string;
  readonly findings: readonly string[];
  readonly scores: unknown;
  readonly hasZone: boolean;
}

export interface ExaminedDocument {
  /** The maker of the document; `bank` is a statement that the product wrote from the data of a connected bank. */
  readonly origin: string;
  readonly type: DocumentType;
  readonly contentType: string;
  readonly scanState: string;
  readonly expiresOn: string | null;
  readonly sameFile: MetElsewhere;
  readonly sameNumber: MetElsewhere;
  readonly checks: readonly RecordedCheck[];
  readonly repeats: readonly Repeat[];
}

type Scores = Readonly<Record<string, unknown>>;

const finding = (
  id: DocumentFindingId,
  level: DocumentFindingLevel,
  more: Partial<Pick<DocumentFinding, "values" | "boxes">> = {},
): DocumentFinding => ({ id, level, values: [], boxes: [], ...more });

const scoresOf = ({ scores }: RecordedCheck): Scores => objectIn(scores);

const boxesIn = (value: unknown): readonly PageBox[] =>
  (Array.isArray(value) ? value : [value]).filter(isPageBox);

/** A frame just inside the edges. All findings about the whole picture share this one place. */
const WHOLE_PICTURE: readonly PageBox[] = [{ page: 1, x: 0.02, y: 0.02, width: 0.96, height: 0.96 }];

const OF_PICTURE: readonly DocumentFindingId[] = ["blurred", "cut-off", "no-document"];

const refusals: Readonly<Record<string, DocumentFindingId>> = {
  detect_blur: "blurred",
  detect_cutoff: "cut-off",
  detect_document: "no-document",
  file_too_small: "too-small",
  file_encrypted: "unreadable",
  file_dynamic_form: "unreadable",
  file_unreadable: "unreadable",
  file_too_large: "unreadable",
};

const faceRefusals: Readonly<Record<string, DocumentFindingId>> = {
  "no-face": "no-face",
  "several-faces": "several-faces",
  "face-too-small": "small-face",
};

const ofOutcome = (check: RecordedCheck): DocumentFinding => {
  const [result = "", why = ""] = check.outcome.split(":");
  const scores = scoresOf(check);
  const boxes = boxesIn(scores.faceBoxes);
  if (result === "not_checked") return finding("not-checked", "none");
  if (result === "ok") {
    return check.kind === "photo" ? finding("one-face", "ok", { boxes }) : finding("looks-fine", "ok");
  }
  const face = why === "face_detection" ? faceRefusals[String(scores.reason)] : undefined;
  if (face) return finding(face, "warn", { boxes });
  const known = refusals[why];
  if (!known) return finding("objected", "warn", { values: [why] });
  return finding(known, "warn", { boxes: OF_PICTURE.includes(known) ? WHOLE_PICTURE : [] });
};

const mayHaveZone = ({ asked, outcome }: RecordedCheck): boolean =>
  /^(?:passport|national_identity_card)\//.test(asked) && !outcome.startsWith("not_checked");

const zoneFinding = (kind: ZoneFinding, boxes: readonly PageBox[]): DocumentFinding => {
  if (kind === "expired") return finding("zone-expired", "bad", { boxes });
  return finding(kind, kind === "surname-unclear" || kind === "given-names-unclear" ? "none" : "warn", {
    boxes,
  });
};

const withoutZone = (check: RecordedCheck): readonly DocumentFinding[] => {
  if (!mayHaveZone(check)) return [];
  return [finding(scoresOf(check).zoneIsLate === true ? "zone-late" : "zone-unread", "none")];
};

const ofZone = (check: RecordedCheck): readonly DocumentFinding[] => {
  if (!check.hasZone) return withoutZone(check);
  const boxes = boxesIn(scoresOf(check).zoneBox);
  const found = zoneFindingKinds.filter((kind) => check.findings.includes(kind));
  const differences = found.filter((kind) => kind !== "expired");
  return [
    ...(differences.length === 0 ? [finding("zone-agrees", "ok", { boxes })] : []),
    ...found.map((kind) => zoneFinding(kind, boxes)),
  ];
};

/** Pages that took too much time or memory, in order. The key of `scores` is a page, its value the reason. */
export const undrawnPages = (scores: unknown): readonly number[] =>
  Object.keys(objectIn(objectIn(scores).undrawn))
    .map(Number)
    .toSorted((one, other) => one - other);

const ofPdf = ({ contentType, checks }: ExaminedDocument): readonly DocumentFinding[] => {
  if (contentType !== "application/pdf") return [];
  const check = checks.find(({ kind }) => kind === "pdf");
  if (!check) return [finding("pdf-unread", "none")];
  const undrawn = undrawnPages(check.scores);
  const found = pdfSignals.filter((signal) => check.findings.includes(signal));
  const ofPages =
    undrawn.length > 0 ? [finding("pdf-undrawn", "warn", { values: [undrawn.join(", ")] })] : [];
  if (found.length + ofPages.length === 0) return [finding("pdf-fine", "ok")];
  return [
    ...ofPages,
    ...found.map((signal) =>
      finding(`pdf-${signal}`, signal === "no-text" ? "none" : "warn", {
        values: valuesOfSignal(signal, scoresOf(check)),
      }),
    ),
  ];
};

const ofLook = ({ type, checks, repeats }: ExaminedDocument): readonly DocumentFinding[] => {
  const found = checks.find(({ kind }) => kind === "look")?.findings ?? [];
  const said = ([...lookNotices, "cut"] as const).filter(
    (notice) => found.includes(notice) && (notice !== "grey" || isAskedInColour(type)),
  );
  return [
    ...said.map((notice) => finding(`look-${notice}`, "warn", { boxes: WHOLE_PICTURE })),
    ...repeats.map((repeat) => finding(repeat, "warn")),
  ];
};

const ofValidity = ({ expiresOn }: ExaminedDocument, today: CivilDate): readonly DocumentFinding[] => {
  if (expiresOn === null) return [];
  const values = [expiresOn];
  return [expiresOn < today ? finding("expired", "bad", { values }) : finding("valid", "ok", { values })];
};

/** A person may send the same file for a second flat; the same document of two people is another matter. */
const ofOthers = (
  id: "same-file" | "same-number",
  { parties, ofOthers: others, numbers }: MetElsewhere,
): readonly DocumentFinding[] => {
  if (parties === 0) return [];
  const named = [...numbers.map(partyNumber), ...(parties > numbers.length ? ["…"] : [])].join(", ");
  return [finding(id, others > 0 ? "bad" : "none", { values: [String(parties), String(others), named] })];
};

const scans: Readonly<Record<string, DocumentFinding>> = {
  clean: finding("scan-clean", "ok"),
  pending: finding("scan-pending", "warn"),
  infected: finding("scan-infected", "bad"),
  unscanned: finding("scan-unscanned", "none"),
};

export const documentFindings = (
  document: ExaminedDocument,
  today: CivilDate,
): readonly DocumentFinding[] => {
  if (document.origin === "bank") return [finding("ours", "ok")];
  const looks = document.checks.filter(({ kind }) => kind !== "pdf" && kind !== "look");
  const scan = scans[document.scanState];
  return [
    ...(looks.length === 0 ? [finding("not-checked", "none")] : looks.map(ofOutcome)),
    ...looks.flatMap(ofZone),
    ...ofValidity(document, today),
    ...ofPdf(document),
    ...ofLook(document),
    ...ofOthers("same-file", document.sameFile),
    ...ofOthers("same-number", document.sameNumber),
    ...(scan ? [scan] : []),
  ];
};

export const isDoubtful = (findings: readonly Pick<DocumentFinding, "level">[]): boolean =>
  findings.some(({ level }) => level === "warn" || level === "bad");

export const badFindings = (document: ExaminedDocument, today: CivilDate): readonly DocumentFindingId[] =>
  documentFindings(document, today).flatMap(({ id, level }) => (level === "bad" ? [id] : []));
