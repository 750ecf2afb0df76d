import { describe, expect, test } from "vitest";
import { pdfSignals } from "../documents/pdf-signals.ts";
import {
  documentFindingIds,
  documentFindings,
  type ExaminedDocument,
  isDoubtful,
  type RecordedCheck,
} from "./document-findings.ts";

const box = { page: 1, x: 0.1, y: 0.7, width: 0.8, height: 0.2 };

const aCheck = (given: Partial<RecordedCheck> = {}): RecordedCheck => ({
  kind: "document",
  asked: "driving_licence/front",
  outcome: "ok",
  findings: [],
  scores: {},
  hasZone: false,
  ...given,
});

const aDocument = (given: Partial<ExaminedDocument> = {}): ExaminedDocument => ({
  origin: "person",
  type: "PASSPORT",
  contentType: "image/jpeg",
  scanState: "clean",
  expiresOn: null,
  sameFile: { parties: 0, ofOthers: 0, numbers: [] },
  sameNumber: { parties: 0, ofOthers: 0, numbers: [] },
  checks: [aCheck()],
  repeats: [],
  ...given,
});

const look = (...findings: readonly string[]) => [aCheck(), aCheck({ kind: "look", asked: "", findings })];

const passport = { asked: "passport/front", hasZone: true, scores: { zoneBox: box } };
const findingsOf = (given: Partial<ExaminedDocument>) => documentFindings(aDocument(given), "2026-11-20");
const told = (given: Partial<ExaminedDocument>) =>
  findingsOf(given).map(({ id, level }) => `${id}: ${level}`);

describe("findings of a document", () => {
  test.each<[string, Partial<ExaminedDocument>, readonly string[]]>([
    ["in order", {}, ["looks-fine: ok", "scan-clean: ok"]],
    [
      "that looks like no document that anybody can use",
      { checks: look("dark", "screenshot", "cut"), repeats: ["same-as-front", "twice"] },
      [
        "looks-fine: ok",
        "look-dark: warn",
        "look-screenshot: warn",
        "look-cut: warn",
        "same-as-front: warn",
        "twice: warn",
        "scan-clean: ok",
      ],
    ],
    [
      "without colour, where colour is asked for",
      { checks: look("grey") },
      ["looks-fine: ok", "look-grey: warn", "scan-clean: ok"],
    ],
    [
      "without colour, where it may have none",
      { type: "BIRTH_ADOPTION", checks: look("grey") },
      ["looks-fine: ok", "scan-clean: ok"],
    ],
    [
      "too small to be read",
      { checks: [aCheck({ outcome: "refused:file_too_small" })] },
      ["too-small: warn", "scan-clean: ok"],
    ],
    [
      "that nobody has looked at",
      { checks: [], scanState: "unscanned" },
      ["not-checked: none", "scan-unscanned: none"],
    ],
    [
      "whose check failed",
      { checks: [aCheck({ outcome: "not_checked:timeout" })] },
      ["not-checked: none", "scan-clean: ok"],
    ],
    [
      "not sharp",
      { checks: [aCheck({ outcome: "refused:detect_blur" })] },
      ["blurred: warn", "scan-clean: ok"],
    ],
    [
      "cut off",
      { checks: [aCheck({ outcome: "refused:detect_cutoff" })] },
      ["cut-off: warn", "scan-clean: ok"],
    ],
    [
      "that is none",
      { checks: [aCheck({ outcome: "refused:detect_document" })] },
      ["no-document: warn", "scan-clean: ok"],
    ],
    [
      "with a word of another service",
      { checks: [aCheck({ outcome: "refused:glare" })] },
      ["objected: warn", "scan-clean: ok"],
    ],
    [
      "with a zone that agrees",
      { checks: [aCheck(passport)] },
      ["looks-fine: ok", "zone-agrees: ok", "scan-clean: ok"],
    ],
    [
      "with a zone that differs",
      { checks: [aCheck({ ...passport, findings: ["surname", "expired"] })] },
      ["looks-fine: ok", "surname: warn", "zone-expired: bad", "scan-clean: ok"],
    ],
    [
      "with a zone whose name is unclear",
      { checks: [aCheck({ ...passport, findings: ["given-names-unclear"] })] },
      ["looks-fine: ok", "given-names-unclear: none", "scan-clean: ok"],
    ],
    [
      "whose zone was not read in time",
      { checks: [aCheck({ asked: "passport/front", scores: { zoneIsLate: true } })] },
      ["looks-fine: ok", "zone-late: none", "scan-clean: ok"],
    ],
    [
      "whose zone was not read",
      { checks: [aCheck({ asked: "passport/front" })] },
      ["looks-fine: ok", "zone-unread: none", "scan-clean: ok"],
    ],
    ["valid to the day", { expiresOn: "2026-11-20" }, ["looks-fine: ok", "valid: ok", "scan-clean: ok"]],
    ["expired", { expiresOn: "2026-11-19" }, ["looks-fine: ok", "expired: bad", "scan-clean: ok"]],
    [
      "in another case of the same person",
      { sameFile: { parties: 1, ofOthers: 0, numbers: [20_001] } },
      ["looks-fine: ok", "same-file: none", "scan-clean: ok"],
    ],
    [
      "of somebody else too",
      {
        sameFile: { parties: 2, ofOthers: 1, numbers: [20_001, 20_007] },
        sameNumber: { parties: 3, ofOthers: 3, numbers: [20_001, 20_002, 20_003] },
      },
      ["looks-fine: ok", "same-file: bad", "same-number: bad", "scan-clean: ok"],
    ],
    ["that we wrote ourselves", { origin: "bank", contentType: "application/pdf", checks: [] }, ["ours: ok"]],
    ["with a virus", { scanState: "infected" }, ["looks-fine: ok", "scan-infected: bad"]],
  ])("%s", (_what, given, expected) => {
    expect(told(given)).toEqual(expected);
  });

  test.each<[string, Partial<RecordedCheck>, string]>([
    ["one", { outcome: "ok" }, "one-face: ok"],
    ["none", { outcome: "refused:face_detection", scores: { reason: "no-face" } }, "no-face: warn"],
    [
      "several",
      { outcome: "refused:face_detection", scores: { reason: "several-faces" } },
      "several-faces: warn",
    ],
    [
      "a small one",
      { outcome: "refused:face_detection", scores: { reason: "face-too-small" } },
      "small-face: warn",
    ],
    ["as another service says it", { outcome: "refused:face_detection" }, "objected: warn"],
  ])("of a live photo: %s", (_what, given, expected) => {
    expect(told({ checks: [aCheck({ kind: "photo", asked: "", ...given })] })[0]).toBe(expected);
  });
});

test("what concerns the whole picture frames it, in one place; what concerns the file stands nowhere", () => {
  const boxesOf = (given: Partial<ExaminedDocument>) =>
    Object.fromEntries(findingsOf(given).map(({ id, boxes }) => [id, boxes]));
  const refused = (why: string) => boxesOf({ checks: [aCheck({ outcome: `refused:${why}` })] });
  const frame = [{ page: 1, x: 0.02, y: 0.02, width: 0.96, height: 0.96 }];
  expect(refused("detect_blur")).toMatchObject({ blurred: frame });
  expect(refused("detect_cutoff")).toMatchObject({ "cut-off": frame });
  expect(refused("file_unreadable")).toMatchObject({ unreadable: [] });
  expect(boxesOf({ checks: look("dark", "cut") })).toMatchObject({ "look-dark": frame, "look-cut": frame });
  expect(boxesOf({ repeats: ["twice"] })).toMatchObject({ twice: [] });
});

test("what is met elsewhere names the cases, as far as they are not too many", () => {
  const [, few] = findingsOf({ sameFile: { parties: 2, ofOthers: 1, numbers: [20_001, 20_007] } });
  expect(few?.values).toEqual(["2", "1", "LK-20001, LK-20007"]);
  const [, many] = findingsOf({ sameFile: { parties: 40, ofOthers: 39, numbers: [20_001, 20_007] } });
  expect(many?.values[2]).toBe("LK-20001, LK-20007, …");
});

describe("a PDF", () => {
  const contentType = "application/pdf";
  const metadata = {
    producer: "iLovePDF",
    creator: "",
    created: "D:20260310204100Z",
    modified: "D:20260312090000Z",
    laterSaves: 2,
    hasText: false,
    attached: 2,
    attachedFiles: ["pay.xlsx", ""],
    hiddenLayers: ["Draft"],
    unreadPictures: [1, 3],
    undrawnMarks: ["mark", "sound"],
    missingLetters: ["Aye"],
    notes: ["Paid, twice", "Ask", "…"],
  };
  const check = (findings: readonly string[]) =>
    aCheck({ kind: "pdf", asked: "", scores: metadata, findings });

  test("says how it was made, and that is no check of what it shows", () => {
    expect(told({ contentType, checks: [check([])] })).toEqual([
      "not-checked: none",
      "pdf-fine: ok",
      "scan-clean: ok",
    ]);
  });

  test("has a sentence for every signal, with what it needs", () => {
    const found = findingsOf({
      contentType,
      checks: [check([...pdfSignals].reverse())],
    });
    expect(found.slice(1, -1).map(({ id, level, values }) => [id, level, ...values])).toEqual([
      ["pdf-blank", "warn"],
      ["pdf-unread-pictures", "warn", "1, 3"],
      ["pdf-undrawn-marks", "warn", "sound", "mark"],
      ["pdf-missing-letters", "warn", "“Aye”"],
      ["pdf-notes", "warn", "“Paid, twice” “Ask” …"],
      ["pdf-attached-files", "warn", "2", "pay.xlsx, ?"],
      ["pdf-hidden-layers", "warn", "Draft"],
      ["pdf-editor", "warn", "iLovePDF"],
      ["pdf-changed-later", "warn", "2026-03-10T20:41:00.000Z", "2026-03-12T09:00:00.000Z"],
      ["pdf-saved-again", "warn", "2"],
      ["pdf-no-text", "none"],
    ]);
  });

  test("that was not read says so", () => {
    expect(told({ contentType })).toContain("pdf-unread: none");
  });
});

describe("places", () => {
  test("come with whatever is there", () => {
    const [, surname] = findingsOf({ checks: [aCheck({ ...passport, findings: ["surname"] })] });
    expect(surname).toMatchObject({ id: "surname", boxes: [box] });
    const faces = [box, { ...box, x: 0.2 }];
    const [several] = findingsOf({
      checks: [
        aCheck({
          kind: "photo",
          outcome: "refused:face_detection",
          scores: { reason: "several-faces", faceBoxes: faces },
        }),
      ],
    });
    expect(several).toMatchObject({ boxes: faces });
  });

  test("are left out where they were not stored, or make no sense", () => {
    for (const scores of [{}, null, { zoneBox: { page: 1 } }, { zoneBox: "here" }]) {
      const [, zone] = findingsOf({ checks: [aCheck({ ...passport, scores })] });
      expect(zone).toMatchObject({ id: "zone-agrees", boxes: [] });
    }
  });
});

test("LAW-18 (in part) findings about faces tell how many there are and how large, never whose", () => {
  const ofFaces = documentFindingIds.filter((id) => /face|likeness|match/.test(id));
  expect(ofFaces).toEqual(["one-face", "no-face", "several-faces", "small-face"]);
});

test("only what somebody should look at makes a document doubtful", () => {
  expect(isDoubtful(findingsOf({ checks: [], scanState: "unscanned" }))).toBe(false);
  expect(isDoubtful(findingsOf({ expiresOn: "2020-01-01" }))).toBe(true);
});
