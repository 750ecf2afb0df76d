import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { FastifyReply } from "fastify";
import type { ClosedReview } from "../../references/answer-review.ts";

/** The same for references that do not exist and those of other callers. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ code: "NOT_FOUND" });

export const sendClosed = (reply: FastifyReply, code: ClosedReview): FastifyReply =>
  reply.code(code === "EXPIRED" ? 410 : 409).send({ code });

/** The broken rules by field, with the same codes as in the browser. */
export const sendIssues = (reply: FastifyReply, issues: Readonly<Record<string, Issue>>): FastifyReply =>
  reply.code(400).send({
    code: "INVALID_INPUT",
    issues: Object.entries(issues).map(([field, { code, params }]) => ({ field, code, params })),
  });
