import { createRequire } from "node:module";
import { join } from "node:path";
import { landlordsEdition } from "@latchkey/domain/reports/landlords-edition.ts";
import type { ReportFacts, ReportPerson } from "@latchkey/domain/reports/report-facts.ts";
import { readFonts } from "@latchkey/server/platform/pdf/fonts.ts";
import type { PdfSource } from "@latchkey/server/platform/pdf/pdf-writer.ts";
import { landlordsPaper, type PaperHead, reportPaper } from "@latchkey/server/reports/report-paper.ts";
import sharp from "sharp";
import { folderOf, installPackages } from "./peers/install.mjs";

/**
 * `npm run test:ops -- pdf-ua`: writes each kind of report by the native compiler, which refuses a document that breaks PDF/UA-1: one
 * without a title, with a skipped heading, or with a picture without words. The product's compiler cannot check it, and claims nothing.
 */

const COMPILER = "@myriaddreamin/typst-ts-node-compiler";
const VERSION = "0.7.0";
const STANDARD = "ua-1";

interface Compiled {
  readonly result: unknown;
  readonly hasError: () => boolean;
  readonly printErrors: () => void;
}

interface NativeCompiler {
  readonly compile: (options: object) => Compiled;
  readonly pdf: (document: unknown, options: { readonly pdfStandard: string }) => Uint8Array;
  readonly mapShadow: (path: string, content: Buffer) => void;
}

const person: ReportPerson = {
  id: "00000000-0000-4000-8000-000000000001",
  number: "LK-31170",
  name: "Ian James Kershaw",
  role: "tenant",
  isAdult: true,
  shareMinor: 105_000,
  outcome: "ACCEPTED_GUARANTOR",
  label: "Accepted with guarantor",
  reasons: ["INCOME_BELOW_RULE"],
  conditions: [{ kind: "ORIGINALS_BEFORE_KEYS", by: "2026-11-28", state: "open" }],
  decidedOn: "2026-11-26",
  decidedBy: ["P. N."],
  guarantor: { name: "Moira Kershaw", outcome: "ACCEPTED", label: "Accepted" },
  identity: { kinds: 2, withPhoto: true, checkedOn: "2026-11-24" },
  rightToRent: { state: "recorded", recordedOn: "2026-11-24" },
  affordability: {
    isMet: false,
    householdMet: null,
    shownHundredths: 2609,
    askedMultiple: 28,
    shortByMinor: 200_000,
    countsSavings: true,
    amounts: { incomeMinor: 2_740_000, savingsMinor: 100_000 },
    affordableMinor: 97_800,
  },
  incomes: [{ sort: "EMPLOYMENT", isShown: true, foundIn: ["PAYSLIPS", "EMPLOYERS_REFERENCE"] }],
  references: [
    {
      kind: "rental",
      state: "answered",
      on: "2026-11-23",
      facts: [{ fact: "missed_or_incomplete_payments", said: "no" }],
    },
  ],
  residence: { months: 36, isCovered: true },
  outside: [{ kind: "CREDIT_FILE", provider: "Register", madeOn: "2026-11-24", ccjs: 0, insolvency: "none" }],
  screenedOn: "2026-11-25",
  evidence: [{ sort: "PAYSLIPS", on: "2026-11-22", daysAtStart: 6 }],
};

const facts: ReportFacts = {
  agency: "Hartley & Co",
  branch: "Leeds",
  reference: "HC-204",
  home: {
    address: "11 Almond Street, Leeds LS8 4JT",
    country: "ENG",
    rentMinor: 105_000,
    currency: "GBP",
    start: "2026-11-28",
  },
  outcome: "ACCEPTED_GUARANTOR",
  label: "Accepted with guarantor",
  decidedOn: "2026-11-26",
  validUntil: "2027-02-26",
  policy: { title: "Quillfield standard", version: 9 },
  criteria: { name: "default", version: 1, date: "2026-11-01" },
  homeIsComplete: true,
  people: [person],
  notChecked: ["ADDRESSES"],
};

const logo = await sharp({ create: { width: 120, height: 40, channels: 3, background: "#6b2348" } })
  .png()
  .toBuffer();

const head: PaperHead = {
  provider: "Quillfield",
  checkAddress: "https://quillfield.example/report-check",
  version: 1,
  madeAt: new Date("2026-11-26T14:02:00Z"),
  keyId: "2026a",
  brand: { accent: "#6b2348", logo },
};

const home: ReportFacts = { ...facts, people: [person, { ...person, name: "Ọlájídé Okafor" }] };

const papers: Readonly<Record<string, PdfSource>> = {
  person: reportPaper(facts, head),
  home: reportPaper(home, head),
  "home without a logo": reportPaper(home, { ...head, brand: { ...head.brand, logo: undefined } }),
  landlord: landlordsPaper(landlordsEdition(home), head),
};

/** A document that has to be refused, so that a compiler that checks nothing is noticed. */
const broken: PdfSource = {
  template: "#let data = json(bytes(sys.inputs.data))\n= One\n=== Three",
  data: {},
};

const folder = folderOf("typst-native");

/** @throws if the document breaks the standard, or cannot be written at all */
const write = (compiler: NativeCompiler, { template, data, files = {} }: PdfSource): Uint8Array => {
  for (const [path, content] of Object.entries(files)) {
    compiler.mapShadow(join(folder, path), Buffer.from(content));
  }
  const compiled = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } });
  if (compiled.hasError()) {
    compiled.printErrors();
    throw new Error("The document was not written.");
  }
  return compiler.pdf(compiled.result, { pdfStandard: STANDARD });
};

const isRefused = (compiler: NativeCompiler, source: PdfSource): boolean => {
  try {
    write(compiler, source);
    return false;
  } catch {
    return true;
  }
};

if (!installPackages(folder, [`${COMPILER}@${VERSION}`]))
  throw new Error(`npm could not install ${COMPILER}.`);
const { NodeCompiler } = createRequire(join(folder, "package.json"))(COMPILER);
const compiler: NativeCompiler = NodeCompiler.create({
  workspace: folder,
  fontArgs: [{ fontBlobs: readFonts().map((font) => Buffer.from(font)) }],
});
if (!isRefused(compiler, broken)) throw new Error("The compiler took a document that breaks PDF/UA-1.");
for (const [name, paper] of Object.entries(papers)) {
  const pdf = write(compiler, paper);
  process.stdout.write(`${name}: PDF/UA-1, ${pdf.length} bytes\n`);
}
