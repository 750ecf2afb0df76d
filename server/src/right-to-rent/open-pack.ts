import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { packFileName } from "@latchkey/domain/compliance/right-to-rent/pack.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { openUpload } from "../documents/read-upload.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { type ZippedFile, zipOf } from "../platform/files/zip.ts";
import type { PdfWriter } from "../platform/pdf/pdf-writer.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Services } from "../platform/work/services.ts";
import { readSubject, statementFor } from "./check-subject.ts";
import { type PackedFile, readPackEvidence, readPackResponsibilities } from "./pack-evidence.ts";
import { recordPaper, statementPaper } from "./pack-papers.ts";
import { counts, readChecks, readContent } from "./read-checks.ts";
import { listResponsibilities } from "./responsibilities.ts";

export interface PackServices extends Services {
  readonly pdfWriter: PdfWriter;
}

export interface OpenedPack {
  readonly fileName: string;
  /** Reads one file of the evidence after the other. */
  readonly content: () => Readable;
}

interface SummedFile extends ZippedFile {
  readonly sha256: string;
}

const written = (name: string, content: Buffer): SummedFile => ({
  name,
  size: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
  open: async () => Readable.from([content], { objectMode: false }),
});

/** In the format of `sha256sum --check`. */
const sumsOf = (files: readonly SummedFile[]): Buffer =>
  Buffer.from(files.map(({ sha256, name }) => `${sha256}  ${name}\n`).join(""));

const assertStored = async ({ store }: Services, files: readonly PackedFile[]): Promise<void> => {
  for (const { key } of files) if (!(await store.has(key))) throw new Refusal("EVIDENCE_DELETED");
};

/** @throws NOT_FOUND; what `readPackEvidence` throws */
export const openPack = async (
  services: PackServices,
  party: PartyKey,
  checkId: number,
): Promise<OpenedPack> => {
  const { db, keyring, pdfWriter } = services;
  const check = (await readChecks(db, party.applicationId)).find(({ id }) => id === checkId);
  if (check?.partyId !== party.partyId || !counts(check)) throw notFound();
  const content = await readContent({ db, keyring }, party, checkId);
  if (!content) throw new Refusal("EVIDENCE_DELETED");
  const subject = await readSubject(db, party);
  const responsibilities = await listResponsibilities(db, subject.agencyId);
  const files = [
    ...(await readPackEvidence(db, party, checkId)),
    ...(await readPackResponsibilities(db, { values: content.values, responsibilities })),
  ];
  await assertStored(services, files);
  const statements = statementFor(services, subject, check.ruleSet);
  const paper = { subject, check, content, files, responsibilities };
  const packed: readonly SummedFile[] = [
    written("record.pdf", await pdfWriter.write(recordPaper(paper))),
    written("statement.pdf", await pdfWriter.write(statementPaper(statements))),
    ...files.map((file) => ({ ...file, open: () => openUpload(services, file) })),
  ];
  return {
    fileName: packFileName(partyNumber(subject.number), check.checkedOn),
    content: () => zipOf([...packed, written("SHA256SUMS.txt", sumsOf(packed))], check.at),
  };
};
