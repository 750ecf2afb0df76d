import type { CheckedType } from "@latchkey/document-checks/findings.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { storageRoute } from "../../documents/paths.ts";
import { readUpload } from "../../documents/read-upload.ts";
import { findReadable, isSessionOf } from "../../documents/uploads.ts";
import { audit } from "../../platform/audit/audit.ts";
import { attachment } from "../../platform/http/attachment.ts";
import { isOurLink } from "../../platform/storage/download-link.ts";
import { checkedTypeOf } from "../../verification/file-fault.ts";
import type { AppServices } from "../app-services.ts";

/**
 * Serves a stored file to an outside service, through a link that is valid for a minute (FIL-07). Pictures are decoded and re-encoded, without
 * metadata; for a PDF only a picture of its first page is served, so that no active content gets out (FIL-08).
 */

const asked = z.object({ session: z.uuid(), until: z.coerce.number(), signature: z.string().max(200) });

/**
 * A leaked link does not work in a browser, not even the file owner's: browsers send fetch metadata and
 * cookies, the service sends neither.
 */
const isBrowser = ({ headers }: FastifyRequest): boolean =>
  headers.cookie !== undefined || Object.keys(headers).some((name) => name.startsWith("sec-fetch-"));

interface Sent {
  readonly content: Buffer;
  readonly mime: string;
  readonly name: string;
}

interface ToSend {
  readonly type: CheckedType | undefined;
  readonly owner: string;
  readonly content: Buffer;
  readonly name: string;
}

/** undefined: a file that cannot be rendered is not served. */
const toSend = async (
  { checks }: AppServices,
  { type, owner, content, name }: ToSend,
): Promise<Sent | undefined> => {
  const view = type && (await checks.view({ content, type, owner }, 1));
  if (view?.outcome !== "ok") return undefined;
  return { content: view.content, mime: "image/jpeg", name: `${name.replace(/\.[^.]*$/, "")}.jpg` };
};

interface Named {
  readonly Params: { readonly owner: string; readonly name: string };
}

const download = (context: AppServices) => async (request: FastifyRequest<Named>, reply: FastifyReply) => {
  const notFound = () => reply.code(404).send({ code: "NOT_FOUND" });
  const { owner, name } = request.params;
  const key = `${owner}/${name}`;
  const query = asked.safeParse(request.query);
  if (isBrowser(request) || !query.success) return notFound();
  const { session: sessionId, ...signed } = query.data;
  if (!isOurLink(context.keyring, { key, sessionId, ...signed }, context.nowSeconds())) return notFound();
  const upload = await findReadable(context.db, key);
  if (!upload || !(await isSessionOf(context.db, upload.party, sessionId))) return notFound();
  const { party, wrappedKey, keyOwner } = upload;
  const content = await readUpload(context, { key, keyOwner, wrappedKey });
  const type = checkedTypeOf(upload.fileType);
  const sent = await toSend(context, { type, owner: party.partyId, content, name: upload.fileName });
  const outcome = sent ? "done" : "refused";
  const by = { tx: context.db, actor: { kind: "link" } } as const;
  await audit(by, { action: "document-viewed", outcome, party, subject: upload.id });
  if (!sent) return notFound();
  return reply
    .headers({
      "content-type": sent.mime,
      "content-disposition": attachment(sent.name),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "no-store",
    })
    .send(sent.content);
};

export const downloadRoute = (app: FastifyInstance, context: AppServices): void => {
  app.get(`${storageRoute}/:owner/:name`, { exposeHeadRoute: false }, download(context));
};
