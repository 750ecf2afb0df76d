import { documentTypes } from "@latchkey/domain/documents/kinds.ts";
import { statusOf } from "@latchkey/domain/parties/status.ts";
import { requestTitles } from "@latchkey/domain/wizard/request-title.ts";
import { z } from "zod";
import { findAddressee } from "../parties/addressee.ts";
import { readPartyOnce } from "../parties/party-row.ts";
import { job } from "../platform/jobs/job.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { askedThing, reasonWords } from "./asked-things.ts";
import { moreNeededEmail } from "./more-needed-email.ts";

/** Codes only: the job stores no reviewer's text. */
const askedFor = z.object({
  title: z.enum(requestTitles),
  documentType: z.enum(documentTypes).nullable(),
  reasons: z.array(z.string()),
});

const moreNeeded = z.object({
  applicationId: z.uuid(),
  partyId: z.uuid(),
  round: z.number(),
  requests: z.array(askedFor),
  hasNote: z.boolean(),
  /** Jobs of an earlier version have none. */
  dueOn: z.iso.date().optional(),
});

export const sendMoreNeededEmail = job("send-more-needed-email", moreNeeded);

/** Sends nothing if the party has been submitted again meanwhile. */
export const sendMoreNeededEmailHandler = emailHandler(
  sendMoreNeededEmail,
  ({ partyId, round }) => ({ kind: "more-needed", id: `${partyId}-${round}` }),
  async ({ applicationId, partyId, round, requests, hasNote, dueOn }, services) => {
    const found = await findAddressee(services, partyId);
    if (!found) return undefined;
    const standing = await readPartyOnce(services, { applicationId, partyId });
    if (standing.round !== round || statusOf(standing.events) !== "returned") return undefined;
    const { to, language } = found;
    const items = requests.map((request) => ({
      what: askedThing(request, language),
      why: reasonWords(request.reasons, { hasNote, language }),
    }));
    return { to, brand: found.brand, email: moreNeededEmail({ ...found, items, hasNote, dueOn }) };
  },
);
