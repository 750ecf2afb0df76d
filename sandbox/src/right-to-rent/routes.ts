import type { FastifyInstance, FastifyReply } from "fastify";
import { formOf, go, sendPage, UNPROCESSABLE } from "../html/practice-web.ts";
import { londonDay } from "./london-day.ts";
import { pdfOf, type Sheet } from "./pdf.ts";
import { clearmark } from "./people.ts";
import { type Output, outputSheet, registerSheet, verify } from "./provider.ts";
import {
  goneOutputPage,
  outputPage,
  PROVIDER_PATH,
  REGISTER_PATH,
  registerPage,
  verifyPage,
} from "./provider-pages.ts";
import { openResults } from "./results.ts";
import { answerTo, type CodeCheck, resultSheet } from "./share-code.ts";
import { askPage, goneCodePage, resultPage, SHARE_CODE_PATH } from "./share-code-pages.ts";

interface OfResult {
  readonly Params: { readonly reference: string };
}

const GONE = 410;

const sendSheet = (reply: FastifyReply, name: string, sheet: Sheet): FastifyReply =>
  reply
    .headers({
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="${name}.pdf"`,
      "x-content-type-options": "nosniff",
    })
    .type("application/pdf")
    .send(pdfOf(sheet));

const blank = () => ({ form: new URLSearchParams(), issues: {} });

export const routeShareCode = (app: FastifyInstance, now: () => Date): void => {
  const checks = openResults<CodeCheck>();
  app.get(SHARE_CODE_PATH, async (_request, reply) => sendPage(reply, askPage(blank())));
  app.post(SHARE_CODE_PATH, async (request, reply) => {
    const form = formOf(request);
    const answer = answerTo(form, londonDay(now()));
    if (answer.kind === "shown") return go(reply, `${SHARE_CODE_PATH}/${checks.keep(answer.check)}`);
    const page =
      answer.kind === "wrong"
        ? askPage({ form, issues: answer.issues })
        : askPage({ form, issues: {} }, answer.sentence);
    return sendPage(reply, page, UNPROCESSABLE);
  });
  app.get<OfResult>(`${SHARE_CODE_PATH}/:reference`, async ({ params: { reference } }, reply) => {
    const check = checks.find(reference);
    return check ? sendPage(reply, resultPage(check, reference)) : sendPage(reply, goneCodePage(), GONE);
  });
  app.get<OfResult>(`${SHARE_CODE_PATH}/:reference/pdf`, async ({ params: { reference } }, reply) => {
    const check = checks.find(reference);
    if (!check) return sendPage(reply, goneCodePage(), GONE);
    return sendSheet(reply, `right-to-rent-${reference}`, resultSheet(check, reference));
  });
};

export const routeProvider = (app: FastifyInstance, now: () => Date): void => {
  const outputs = openResults<Output>();
  app.get(PROVIDER_PATH, async (_request, reply) => sendPage(reply, verifyPage(blank())));
  app.post(PROVIDER_PATH, async (request, reply) => {
    const form = formOf(request);
    const verification = verify(form, londonDay(now()));
    return verification.kind === "verified"
      ? go(reply, `${PROVIDER_PATH}/${outputs.keep(verification.output)}`)
      : sendPage(reply, verifyPage({ form, issues: verification.issues }), UNPROCESSABLE);
  });
  app.get<OfResult>(`${PROVIDER_PATH}/:reference`, async ({ params: { reference } }, reply) => {
    const output = outputs.find(reference);
    return output ? sendPage(reply, outputPage(output, reference)) : sendPage(reply, goneOutputPage(), GONE);
  });
  app.get<OfResult>(`${PROVIDER_PATH}/:reference/pdf`, async ({ params: { reference } }, reply) => {
    const output = outputs.find(reference);
    if (!output) return sendPage(reply, goneOutputPage(), GONE);
    return sendSheet(reply, `identity-check-${reference}`, outputSheet(output, reference));
  });
  app.get(REGISTER_PATH, async (_request, reply) => sendPage(reply, registerPage(londonDay(now()))));
  app.get(`${REGISTER_PATH}/pdf`, async (_request, reply) =>
    sendSheet(reply, `register-${clearmark.number}`, registerSheet(londonDay(now()))),
  );
};
