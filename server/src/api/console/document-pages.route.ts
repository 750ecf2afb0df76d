import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { AuditedAction } from "@latchkey/domain/vocabulary/audited-actions.ts";
import {
  DOCUMENT_PAGES_HEADER,
  depositFilePath,
  documentFilePath,
  fileDownloadPath,
  filePagePath,
  fileTextPath,
  outsideFilePath,
  rightToRentFilePath,
} from "@latchkey/domain/vocabulary/console-wire.ts";
import type { RefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AuditEntry, audit } from "../../platform/audit/audit.ts";
import { attachment } from "../../platform/http/attachment.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import type { Consumed } from "../../platform/limits/rate-limit.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import {
  type DocumentFile,
  findDepositFile,
  findDocumentFile,
  findEvidenceFile,
  findOutsideFile,
} from "../../review/document-file.ts";
import { type DrawnPage, drawPage, openDrawable, type Undrawn } from "../../review/draw-document.ts";
import { markedCopy } from "../../review/marked-copy.ts";
import { barOf } from "../../review/own-party.ts";
import { readDocumentText } from "../../review/read-document-text.ts";
import { findStaff } from "../../staff/staff-members.ts";
import type { StaffActor } from "../../staff/staff-sessions.ts";
import type { AppServices } from "../app-services.ts";
import { staffCaller } from "../auth/members/staff-caller.ts";
import { isRowNumber } from "../graphql/row-number.ts";
import { requireRole } from "./console-context.ts";

/**
 * Pages of documents for reviewers, as pictures or as one PDF that names its reader. The file itself is never
 * served. Every view is audited, and counts towards the daily limit.
 */

type Fault = Undrawn | "NOT_FOUND" | "TOO_LONG_FOR_COPY" | "UNAUTHENTICATED" | "FORBIDDEN";

const STATUS: Readonly<Record<Fault, number> & Partial<Record<RefusalCode, number>>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  NOT_SCANNED: 409,
  INFECTED: 409,
  FILE_GONE: 410,
  NOT_DRAWABLE: 422,
  TOO_LONG_FOR_COPY: 422,
  BUSY: 503,
};

/** A longer document can be viewed but not downloaded: the PDF writer would exceed its memory limit. */
const MOST_COPIED = { pages: 30, bytes: 12_000_000 } as const;

class Faulty extends Error {
  readonly code: Fault;
  constructor(code: Fault) {
    super(code);
    this.code = code;
  }
}

class OverLimit extends Error {
  readonly taken: Consumed;
  constructor(taken: Consumed) {
    super("OVER_LIMIT");
    this.taken = taken;
  }
}

interface Look {
  readonly services: AppServices;
  readonly actor: StaffActor;
  readonly file: DocumentFile;
}

interface Asked {
  readonly partyId: string;
  readonly documentId: string;
  readonly page: string;
}

type AskedRequest = FastifyRequest<{ Params: Asked }>;

type FindFile = (services: AppServices, asked: Asked) => Promise<DocumentFile | undefined>;

const findDocument: FindFile = async ({ db }, asked) =>
  isUuid(asked.partyId) && isUuid(asked.documentId) ? findDocumentFile(db, asked) : undefined;

/** Here the document's id is that of the result. */
const findOfResult: FindFile = async ({ db }, { partyId, documentId }) =>
  isUuid(partyId) && isRowNumber(documentId)
    ? findOutsideFile(db, { partyId, resultId: Number(documentId) })
    : undefined;

/** Here the document's id is that of the upload. */
const findOfCheck: FindFile = async ({ db }, { partyId, documentId: uploadId }) =>
  isUuid(partyId) && isUuid(uploadId) ? findEvidenceFile(db, { partyId, uploadId }) : undefined;
const findOfDeposit: FindFile = async ({ db }, { partyId, documentId }) =>
  isUuid(partyId) && isRowNumber(documentId)
    ? findDepositFile(db, { partyId, depositId: Number(documentId) })
    : undefined;

const countView = async ({ services, actor }: Look): Promise<void> => {
  const taken = await services.limiter.take("document-views", actor);
  if (!taken.allowed) throw new OverLimit(taken);
};

/** @throws Faulty, OverLimit */
const drawPages = async (
  look: Look,
  draw: (page: (number: number) => Promise<DrawnPage>) => Promise<readonly DrawnPage[]>,
): Promise<readonly DrawnPage[]> => {
  const { services, actor, file } = look;
  await countView(look);
  const opened = await openDrawable(services, file, `staff/${actor.staffId}`);
  if (typeof opened === "string") throw new Faulty(opened);
  return draw(async (number) => {
    const drawn = await drawPage(services, { file, opened }, number);
    if (typeof drawn === "string") throw new Faulty(drawn);
    return drawn;
  });
};

const allPages = (look: Look): Promise<readonly DrawnPage[]> =>
  drawPages(look, async (page) => {
    const drawn = [await page(1)];
    const pages = drawn[0]?.pages ?? 1;
    let bytes = drawn[0]?.content.length ?? 0;
    if (pages > MOST_COPIED.pages) throw new Faulty("TOO_LONG_FOR_COPY");
    for (let number = 2; number <= pages; number += 1) {
      await countView(look);
      const next = await page(number);
      bytes += next.content.length;
      if (bytes > MOST_COPIED.bytes) throw new Faulty("TOO_LONG_FOR_COPY");
      drawn.push(next);
    }
    return drawn;
  });

/** Permanent failures of the file. */
const UNSHOWABLE: readonly Fault[] = ["INFECTED", "FILE_GONE"];

const cannotBeShown = (cause: unknown, page: number): boolean =>
  cause instanceof Faulty &&
  (UNSHOWABLE.includes(cause.code) || (page === 1 && cause.code === "NOT_DRAWABLE"));

interface Viewing {
  readonly action: AuditedAction;
  readonly page: number;
}

const note = (
  { services: { db }, actor, file }: Look,
  action: AuditedAction,
  outcome: AuditEntry["outcome"],
): Promise<void> => audit({ tx: db, actor }, { action, outcome, party: file.party, subject: file.uploadId });

/** Refused and failed views are audited too, if the document exists. */
const audited = async <Result>(
  look: Look,
  { action, page }: Viewing,
  work: () => Promise<Result>,
): Promise<Result> => {
  const result = await work().catch(async (cause: unknown) => {
    await note(look, action, cannotBeShown(cause, page) ? "failed" : "refused");
    throw cause;
  });
  await note(look, action, "done");
  return result;
};

const refuse = (reply: FastifyReply, cause: unknown): FastifyReply => {
  if (cause instanceof OverLimit) return tooManyRequests(reply, cause.taken);
  const code = cause instanceof Faulty || cause instanceof Refusal ? cause.code : undefined;
  const status = code && STATUS[code];
  if (!code || !status) throw cause;
  if (status === 503) reply.header("retry-after", "5");
  return reply.code(status).send({ code });
};

const headers = {
  "content-security-policy": "sandbox; default-src 'none'",
  "cache-control": "no-store",
};

const isReviewer = ({ roles }: StaffActor): boolean => roles.includes("REVIEWER");

type Answer = (look: Look, request: AskedRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface Served {
  readonly answer: Answer;
  readonly find?: FindFile;
}

/**
 * Non-reviewers are refused whether the document exists or not; reviewers never see documents of an
 * application in which they are a party, or know a person.
 */
const forReviewers =
  (services: AppServices, action: AuditedAction, { answer, find = findDocument }: Served) =>
  async (request: AskedRequest, reply: FastifyReply) => {
    try {
      const actor = await staffCaller(request, services);
      const file = await find(services, request.params);
      const isBarred =
        file && (await barOf(services.db, file.party.applicationId, actor.staffId)) !== undefined;
      if (file && (isBarred || !isReviewer(actor))) await note({ services, actor, file }, action, "refused");
      requireRole(actor, "REVIEWER");
      if (!file) throw new Faulty("NOT_FOUND");
      if (isBarred) throw new Faulty("FORBIDDEN");
      return await answer({ services, actor, file }, request, reply);
    } catch (cause) {
      return refuse(reply, cause);
    }
  };

/** No leading zeros or signs, so that each page has one URL. */
const PAGE = /^[1-9]\d{0,3}$/;

const sendPage: Answer = async (look, request, reply) => {
  const { page } = request.params;
  if (!PAGE.test(page)) throw new Faulty("NOT_FOUND");
  const [drawn] = await audited(look, { action: "document-viewed", page: Number(page) }, () =>
    drawPages(look, async (draw) => [await draw(Number(page))]),
  );
  return reply
    .headers({ ...headers, "content-type": "image/jpeg", [DOCUMENT_PAGES_HEADER]: String(drawn?.pages ?? 1) })
    .send(drawn?.content);
};

const sendText: Answer = async (look, _request, reply) => {
  const text = await audited(look, { action: "document-viewed", page: 1 }, async () => {
    await countView(look);
    const read = await readDocumentText(look.services, look.file);
    if (typeof read === "string") throw new Faulty(read);
    return read;
  });
  return reply.headers(headers).send(text);
};

const moment = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  dateStyle: "medium",
  timeStyle: "short",
});

const sendCopy: Answer = async (look, _request, reply) => {
  const { services, actor, file } = look;
  const { config, db, pdfWriter, nowSeconds } = services;
  const name = file.fileName.replace(/\.[^.]*$/, "");
  const pdf = await audited(look, { action: "document-downloaded", page: 1 }, async () => {
    const pages = (await allPages(look)).map(({ content }) => content);
    const taken = [
      config.provider.name,
      (await findStaff(db, actor.staffId))?.name,
      partyNumber(file.number),
      moment.format(nowSeconds() * 1000),
    ];
    return pdfWriter.write(markedCopy({ title: name, mark: taken.filter(Boolean).join(" · "), pages }));
  });
  return reply
    .headers({
      ...headers,
      "content-type": "application/pdf",
      "content-disposition": attachment(`${partyNumber(file.number)} ${name}.pdf`),
    })
    .send(pdf);
};

export const documentPagesRoutes = (app: FastifyInstance, services: AppServices): void => {
  const route = (path: string, action: AuditedAction, served: Served): void => {
    app.get(path, { exposeHeadRoute: false }, forReviewers(services, action, served));
  };
  const document = documentFilePath(":partyId", ":documentId");
  route(filePagePath(document, ":page"), "document-viewed", { answer: sendPage });
  route(fileTextPath(document), "document-viewed", { answer: sendText });
  route(fileDownloadPath(document), "document-downloaded", { answer: sendCopy });
  // A result takes PDFs and pictures only, so it has no text.
  const outside = outsideFilePath(":partyId", ":documentId");
  const find = findOfResult;
  route(filePagePath(outside, ":page"), "document-viewed", { answer: sendPage, find });
  route(fileDownloadPath(outside), "document-downloaded", { answer: sendCopy, find });
  const evidence = rightToRentFilePath(":partyId", ":documentId");
  route(filePagePath(evidence, ":page"), "document-viewed", { answer: sendPage, find: findOfCheck });
  route(fileDownloadPath(evidence), "document-downloaded", { answer: sendCopy, find: findOfCheck });
  const deposit = fileDownloadPath(depositFilePath(":partyId", ":documentId"));
  route(deposit, "document-downloaded", { answer: sendCopy, find: findOfDeposit });
};
