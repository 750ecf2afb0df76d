import { acceptDocuments, decideFully, type GivenInput } from "./decisions.ts";
import { giveConsents } from "./identity.ts";
import { addIncome, aJob, anEarner, aSalary, saveIncome } from "./income.ts";
import { addEvents, partyNamed } from "./parties.ts";
import type { Colleague } from "./staff.ts";
import type { TestServer } from "./test-server.ts";
import { aPaper, uploadFile } from "./upload.ts";

/**
 * A tenant whose pay of £36,000.50 a paper shows, decided; the share of the rent is £1,000.
 *
 * @returns the party's id
 */
export const anEarnerDecided = async (
  server: TestServer,
  reviewers: readonly [Colleague, Colleague],
  input: GivenInput = { outcome: "ACCEPTED" },
): Promise<string> => {
  const client = await anEarner(server);
  const uuid = await addIncome(client);
  await saveIncome(client, { uuid, ...aJob, ...aSalary });
  const path = await uploadFile(server, client, aPaper());
  await saveIncome(client, { uuid, accountDocuments: [{ type: "PAYSLIP", path }] });
  await giveConsents(client);
  const partyId: string = (await client.graphql("{ me { uuid } }")).data.me.uuid;
  await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
  await acceptDocuments(reviewers[0], partyId);
  await decideFully(server, reviewers, { partyId, ...input });
  return partyId;
};
