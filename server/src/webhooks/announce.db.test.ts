import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aProgram } from "../../test/api-keys.ts";
import { decideFully } from "../../test/decisions.ts";
import { aFollowedTenant, type FollowUpWorld, openFollowUpWorld, setEmails } from "../../test/follow-ups.ts";
import { partyNamed } from "../../test/parties.ts";
import { aSentDocument } from "../../test/reviewed.ts";
import { aColleague, type Colleague } from "../../test/staff.ts";
import { anEndpoint, deliveriesOf } from "../../test/webhooks.ts";

let world: FollowUpWorld;
let ruth: Colleague;
beforeEach(async () => {
  world = await openFollowUpWorld();
  ruth = await aColleague(world.server, ["ADMINISTRATOR"]);
});
afterEach(() => world.server.close());

const agencyOf = async (applicationId: string): Promise<string> =>
  (
    await world.server.context.pool.query(
      "select a.name from agency a join application p on p.agency_id = a.id where p.id = $1",
      [applicationId],
    )
  ).rows[0].name;

/** An endpoint of the agency of an application. @returns what it was told, the newest first */
const listenTo = async (applicationId: string, event: string) => {
  const { rows } = await world.server.context.pool.query("select agency_id from application where id = $1", [
    applicationId,
  ]);
  const { id } = await anEndpoint(ruth, {
    agencyId: rows[0].agency_id,
    url: "https://localhost/in",
    events: [event],
  });
  return async () =>
    (await deliveriesOf(ruth, id)).rows.map(({ body }: { readonly body: string }) => JSON.parse(body));
};

describe("an outcome", () => {
  test("is told when the decision is final, in the word of the API and without its reasons", async () => {
    const { server, priya } = world;
    const { partyId } = await aSentDocument(server, priya);
    const { applicationId } = await partyNamed(server, partyId);
    const told = await listenTo(applicationId, "APPLICATION_OUTCOME");
    const second = await aColleague(server);
    await decideFully(server, [priya, second], {
      partyId,
      outcome: "DECLINED",
      reasons: ["IDENTITY_NOT_SHOWN"],
    });
    await server.runJobs();
    expect(await told()).toEqual([
      {
        id: expect.any(String),
        type: "application.outcome",
        timestamp: expect.any(String),
        data: { applicationId, partyId, reference: expect.any(String), outcome: "NOT_COMPLETED" },
      },
    ]);
    const program = await aProgram(server, ["applications:read"], await agencyOf(applicationId));
    const { body } = await program.send("GET", `/applications/${applicationId}`);
    expect(body.people).toEqual([expect.objectContaining({ id: partyId, outcome: "NOT_COMPLETED" })]);
  });
});

describe("a follow-up of the right to rent", () => {
  const LAST = "2028-02-01";
  const run = (days: number) => world.runOn(addDays(LAST, -days), "follow-up");

  test("is told once at each of its days, even without an address for e-mails", async () => {
    const { applicationId, partyId } = await aFollowedTenant(world, LAST);
    const told = await listenTo(applicationId, "RIGHT_TO_RENT_FOLLOW_UP");
    await setEmails(world, { agency: null, team: null });
    for (const [days, count] of [
      [61, 0],
      [60, 1],
      [59, 1],
      [28, 2],
      [7, 3],
    ] as const) {
      await run(days);
      expect([days, (await told()).length]).toEqual([days, count]);
    }
    expect((await told())[0]).toEqual({
      id: expect.any(String),
      type: "right_to_rent.follow_up",
      timestamp: expect.any(String),
      data: { applicationId, partyId, reference: expect.any(String), checkBy: LAST },
    });
  });
});
