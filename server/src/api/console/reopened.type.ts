import { reopeningReasons } from "@latchkey/domain/review/reopening.ts";
import type { ReopenedDecision } from "../../decisions/read-decisions.ts";
import { builder } from "./console-builder.ts";

const reopeningReason = builder.enumType("ReopeningReason", { values: reopeningReasons });

export const reopenedDecision = builder.objectRef<ReopenedDecision>("ReopenedDecision").implement({
  description: "A lead has opened the case again; this decision stands no longer.",
  fields: (t) => ({
    reason: t.expose("reason", { type: reopeningReason }),
    sentence: t.exposeString("sentence"),
    by: t.exposeString("by"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});
