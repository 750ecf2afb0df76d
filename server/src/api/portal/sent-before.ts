import { MOST_PEOPLE } from "@latchkey/domain/applications/new-application.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { validDate } from "@latchkey/domain/rules/civil-date.ts";
import { lockAgency } from "../../agencies/agencies.ts";
import { readAsAgency, withAgencyRights } from "../../agencies/agency-rights.ts";
import {
  findBefore,
  isReferenceTaken,
  type SentBefore,
  sentBeforeKinds,
} from "../../applications/sent-before.ts";
import { invalidInput } from "../../platform/refusals/refusals.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { builder, withRight } from "./portal-builder.ts";
import type { PortalOperation } from "./portal-context.ts";

const kind = builder.enumType("SentBeforeKind", { values: enumValues(sentBeforeKinds) });

const sentBefore = builder.objectRef<SentBefore>("SentBefore").implement({
  description: "An application of the agency that a new one may repeat.",
  fields: (t) => ({
    kind: t.expose("kind", { type: kind }),
    applicationId: t.exposeID("applicationId"),
    home: t.exposeString("home"),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    email: t.exposeString("email", {
      nullable: true,
      description: "The address, as it was asked for, of a person who applies already.",
    }),
  }),
});

/** Each person may have a guarantor. */
const MOST_ADDRESSES = 2 * MOST_PEOPLE;

builder.queryField("sentBefore", (t) =>
  t.field({
    type: [sentBefore],
    description:
      "The newest first. A reference that is taken is refused, the others may be sent all the same.",
    args: {
      home: t.arg.string({ required: true }),
      start: t.arg({ type: "Date" }),
      reference: t.arg.string({ required: true }),
      emails: t.arg.stringList({ required: true }),
    },
    resolve: (_root, { start, emails, ...asked }, context) =>
      withRight(context, "letting", (actor) =>
        readAsAgency(context.services, actor, async (tx) => [
          ...(await findBefore(tx, {
            ...asked,
            start: start && !validDate()(start) ? start : undefined,
            emails: emails.slice(0, MOST_ADDRESSES),
          })),
        ]),
      ),
  }),
);

/**
 * The second of two that come at once with one reference waits, and is refused.
 *
 * @throws INVALID_INPUT for a reference of another application of the agency
 */
export const refuseTaken = async ({ work, actor }: PortalOperation, reference: string): Promise<void> => {
  if (reference.trim() === "") return;
  await lockAgency(work, actor.agencyId);
  if (await withAgencyRights(work.tx, actor, (scoped) => isReferenceTaken(scoped, reference)))
    throw invalidInput({ reference: { code: "newApplication.validations.referenceTaken" } });
};
