import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { landlordsEdition } from "@latchkey/domain/reports/landlords-edition.ts";
import {
  type ReportEdition,
  type ReportFacts,
  reportEditions,
} from "@latchkey/domain/reports/report-facts.ts";
import { REPORT_CHECK_PATH, REPORT_KEYS_PATH } from "@latchkey/domain/reports/report-wire.ts";
import { agencyFileKey } from "../agencies/agency-keys.ts";
import type { PersonRow } from "../applications/read-application.ts";
import { makeReports } from "../parties/make-reports.job.ts";
import { lockApplication } from "../parties/parties.ts";
import { audit } from "../platform/audit/audit.ts";
import { handle } from "../platform/jobs/job.ts";
import type { PdfSource, PdfWriter } from "../platform/pdf/pdf-writer.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import { announce } from "../webhooks/announce.ts";
import { readPaperBrand } from "./paper-brand.ts";
import { readHomeFacts } from "./read-facts.ts";
import { newestReport } from "./read-reports.ts";
import type { ReportKeys } from "./report-keys.ts";
import { landlordsPaper, type PaperBrand, type PaperHead, reportPaper } from "./report-paper.ts";
import type { ReportContent } from "./signed-content.ts";

export interface ReportServices extends Services {
  readonly pdfWriter: PdfWriter;
  readonly reportKeys: ReportKeys;
}

const ACTOR = { kind: "job", name: makeReports.name } as const;
const MOST_BYTES = 20 * 2 ** 20;

interface Subject {
  readonly applicationId: string;
  readonly agencyId: string;
  /** null: the home. */
  readonly partyId: string | null;
  readonly facts: ReportFacts;
  readonly brand: PaperBrand;
  /** Cases opened again and decided anew: each makes a version, also if the facts are the same. */
  readonly reopenings: number;
}

interface Sealed {
  readonly edition: ReportEdition;
  readonly keyId: string;
  readonly pdf: Buffer;
  readonly sha256: string;
  readonly json: string;
}

const sha256 = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");

const paperOf = (edition: ReportEdition, facts: ReportFacts, head: PaperHead): PdfSource =>
  edition === "agency" ? reportPaper(facts, head) : landlordsPaper(landlordsEdition(facts), head);

const factsOf = (edition: ReportEdition, facts: ReportFacts) =>
  edition === "agency" ? facts : landlordsEdition(facts);

interface Making extends Subject {
  readonly id: string;
  readonly version: number;
  readonly madeAt: Date;
  readonly factsHash: string;
}

/** The PDF is made first: the signed JSON names its sum. */
const seal = async (services: ReportServices, making: Making, edition: ReportEdition): Promise<Sealed> => {
  const { config, pdfWriter, reportKeys } = services;
  const { facts, brand, version, madeAt, id, applicationId, partyId } = making;
  const checkAddress = new URL(REPORT_CHECK_PATH, config.publicUrl).href;
  const { name: provider } = config.provider;
  const head = { provider, checkAddress, version, madeAt, keyId: reportKeys.current.id, brand };
  const pdf = await pdfWriter.write(paperOf(edition, facts, head));
  const content: ReportContent<unknown> = {
    format: "latchkey-report/1",
    id,
    edition,
    version,
    applicationId,
    personId: partyId,
    provider,
    madeAt: madeAt.toISOString(),
    keys: new URL(REPORT_KEYS_PATH, config.publicUrl).href,
    pdf: { sha256: sha256(pdf), bytes: pdf.length },
    report: factsOf(edition, facts),
  };
  const signed = await reportKeys.sign(JSON.stringify(content));
  return { edition, keyId: head.keyId, pdf, sha256: content.pdf.sha256, json: JSON.stringify(signed) };
};

/** @returns the key of both files, without their endings */
const storeFiles = async (
  work: Work,
  { agencyId, id }: Making,
  { edition, pdf, json }: Sealed,
): Promise<string> => {
  const encryptionKey = await agencyFileKey(work, agencyId);
  const key = `reports/${agencyId}/${id}-${edition}`;
  const options = { encryptionKey, maxBytes: MOST_BYTES };
  for (const [ending, content] of [["pdf", pdf] as const, ["json", Buffer.from(json)] as const]) {
    const source = Readable.from([content], { objectMode: false });
    await (await work.services.store.write(`${key}.${ending}`, source, options)).keep();
  }
  return key;
};

const keepSigningKey = async ({ tx }: Work, { current }: ReportKeys): Promise<void> => {
  await tx
    .insertInto("report_signing_key")
    .values({ id: current.id, public_key: current.publicKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const keepReport = async ({ tx }: Work, making: Making): Promise<void> => {
  await tx
    .insertInto("report")
    .values({
      id: making.id,
      application_id: making.applicationId,
      party_id: making.partyId,
      version: making.version,
      outcome: making.facts.outcome,
      valid_until: making.facts.validUntil,
      facts_hash: making.factsHash,
      made_at: making.madeAt,
    })
    .execute();
};

const keepEdition = async (work: Work, making: Making, sealed: Sealed): Promise<void> => {
  const { applicationId, partyId, id } = making;
  const { edition, pdf, sha256: sum } = sealed;
  await work.tx
    .insertInto("report_edition")
    .values({
      report_id: id,
      edition,
      object_key: await storeFiles(work, making, sealed),
      pdf_sha256: sum,
      pdf_bytes: pdf.length,
      key_id: sealed.keyId,
    })
    .execute();
  await audit(work, {
    action: "report-made",
    outcome: "done",
    applicationId,
    party: partyId === null ? undefined : { applicationId, partyId },
    subject: `${id} ${edition} sha256:${sum}`,
  });
};

/** @throws if another version was made meanwhile, so that the job looks again */
const keep = (services: ReportServices, making: Making, editions: readonly Sealed[]): Promise<void> =>
  inTransaction(services, ACTOR, async (work) => {
    const { applicationId, partyId, id, version, madeAt } = making;
    await lockApplication(work.tx, applicationId);
    const before = await newestReport(work.tx, { applicationId, partyId });
    if ((before?.version ?? 0) !== version - 1) throw new Error("A report was made meanwhile.");
    await keepSigningKey(work, services.reportKeys);
    await keepReport(work, making);
    for (const sealed of editions) await keepEdition(work, making, sealed);
    const event = { type: "report.ready", reportId: id, version } as const;
    await announce(work.tx, { applicationId, partyId }, { id, event, at: madeAt });
  });

const makeReport = async (services: ReportServices, subject: Subject): Promise<void> => {
  const { applicationId, partyId, facts, brand, reopenings } = subject;
  const factsHash = sha256(
    JSON.stringify({
      facts,
      accent: brand.accent,
      logo: brand.logo && sha256(brand.logo),
      ...(reopenings > 0 && { reopenings }),
    }),
  );
  const before = await newestReport(services.db, { applicationId, partyId });
  if (before?.factsHash === factsHash) return;
  const making: Making = {
    ...subject,
    id: randomUUID(),
    version: (before?.version ?? 0) + 1,
    madeAt: new Date(services.nowSeconds() * 1000),
    factsHash,
  };
  const sealed: Sealed[] = [];
  for (const edition of reportEditions) sealed.push(await seal(services, making, edition));
  await keep(services, making, sealed);
};

const reopeningsOf = (people: readonly PersonRow[]): number =>
  people.flatMap(({ standing }) => standing.events).filter((kind) => kind === "reopened").length;

/** A report for each decided person, and for the home once each person is decided. The newest version counts. */
export const makeReportsHandler = handle<{ applicationId: string }, ReportServices>(
  makeReports,
  async ({ applicationId }, services) => {
    const found = await readHomeFacts(services.db, applicationId, services.today());
    if (!found) return;
    const { agencyId } = found.application;
    const brand = await readPaperBrand(services, agencyId);
    const subjects = [...found.people].map(([partyId, facts]) => ({ partyId, facts }));
    const about = { applicationId, agencyId, brand };
    const { people } = found.application;
    for (const { partyId, facts } of subjects) {
      const person = people.filter(({ standing }) => standing.uuid === partyId);
      await makeReport(services, { ...about, partyId, facts, reopenings: reopeningsOf(person) });
    }
    if (found.home)
      await makeReport(services, {
        ...about,
        partyId: null,
        facts: found.home,
        reopenings: reopeningsOf(people),
      });
  },
);
