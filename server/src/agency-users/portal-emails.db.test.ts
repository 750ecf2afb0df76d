import { randomUUID } from "node:crypto";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Agent, anAgent } from "../../test/agents.ts";
import { newApplication } from "../../test/new-applications.ts";
import { addEvents, change, partyNamed } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { sendDigests } from "../agencies/told-users.jobs.ts";
import { storeEmailFailure } from "../app/email-failures.ts";
import { addJob } from "../platform/jobs/job.ts";
import { announce } from "../webhooks/announce.ts";

/** A Thursday, the day after a Wednesday. */
const THURSDAY = Date.UTC(2026, 10, 12, 9) / 1000;

let server: TestServer;
let priya: Colleague;
let sender: Agent;
let reader: Agent;
let now = THURSDAY;
beforeAll(async () => {
  server = await openTestServer({}, { nowSeconds: () => now, today: () => londonDate(now * 1000) });
  priya = await aColleague(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = THURSDAY;
  const agency = `Agency ${randomUUID()}`;
  sender = await anAgent(server, { agency, roles: ["NEGOTIATOR"], name: "Nora Flint" });
  reader = await anAgent(server, { agency, name: "Marcus Ibe" });
});

interface Made {
  readonly id: string;
  readonly personId: string;
}

const create = async (by: Agent = sender): Promise<Made> => {
  const { agency: _agency, ...application } = newApplication();
  const { data } = await by.ask(
    "mutation ($application: NewApplicationInput!) { createApplication(application: $application) { id people { id } } }",
    { application },
  );
  const { id, people } = data.createApplication;
  return { id, personId: people[0].id };
};

const happens = async ({ personId }: Made, ...kinds: Parameters<typeof addEvents>[2][]) => {
  await addEvents(server, await partyNamed(server, personId), ...kinds);
  await server.runJobs();
};

const toldTo = ({ email }: Agent) =>
  server.emails
    .filter(({ to, id }) => to === email && id.startsWith("agency-"))
    .map(({ message, id }) => ({ id, subject: message.subject, text: JSON.stringify(message) }));

const subjectsTo = (agent: Agent) => toldTo(agent).map(({ subject }) => subject);

const settings = (by: Agent, given: { wantsEvents?: boolean; wantsDigest?: boolean }) =>
  by.ask(
    "mutation ($events: Boolean!, $digest: Boolean!) { changeOwnSettings(branchId: null, wantsEvents: $events, wantsDigest: $digest) { wantsEvents } }",
    { events: given.wantsEvents ?? true, digest: given.wantsDigest ?? false },
  );

const leaves = async (agent: Agent) => {
  const ended = await reader.ask("mutation ($id: ID!) { endAccess(id: $id) { id } }", { id: agent.id });
  expect(ended.errors).toBeUndefined();
};

describe("an event of an application", () => {
  test("is told to the user who sent it, without a result", async () => {
    const made = await create();
    await happens(made, "opened", "submitted");
    await change(server, async (work) =>
      announce(work.tx, await partyNamed(server, made.personId), {
        id: randomUUID(),
        event: { type: "application.outcome", outcome: "ACCEPTED" },
        at: work.now,
      }),
    );
    await server.runJobs();
    expect(subjectsTo(sender)).toEqual([
      "Amara Okafor has sent the application for 14 Garnethill Street, Glasgow G3 6QP",
      "There is a result for Amara Okafor, 14 Garnethill Street, Glasgow G3 6QP",
    ]);
    expect(toldTo(sender)[1]?.text).toContain(`/agency/applications/${made.id}`);
    expect(toldTo(sender)[1]?.text).not.toMatch(/accepted/i);
    expect(toldTo(reader)).toEqual([]);
  });

  test("is told to no other when the sender has switched these e-mails off", async () => {
    const made = await create();
    await settings(sender, { wantsEvents: false });
    await happens(made, "opened", "submitted");
    expect([toldTo(sender), toldTo(reader)]).toEqual([[], []]);
  });

  test("is told to the others of the same agency alone, once the sender has left", async () => {
    const made = await create();
    const stranger = await anAgent(server, { agency: `Agency ${randomUUID()}` });
    await create(stranger);
    await leaves(sender);

    await happens(made, "opened", "submitted");
    expect(toldTo(sender)).toEqual([]);
    expect(toldTo(stranger)).toEqual([]);
    expect(subjectsTo(reader)).toEqual([
      "Amara Okafor has sent the application for 14 Garnethill Street, Glasgow G3 6QP",
    ]);
  });

  test("that came back is told with the wish for an address, once a day", async () => {
    const { id, personId } = await create();
    const bounce = storeEmailFailure(() => server.context);
    for (const reason of ["550 5.1.1", "550 5.2.1"]) {
      await bounce({ kind: "invitation", id: personId, reason });
      await server.runJobs();
    }
    const [first] = toldTo(sender);
    expect(new Set(toldTo(sender).map((email) => email.id))).toEqual(new Set([first?.id]));
    expect(first?.subject).toBe("Our email to Amara Okafor came back, 14 Garnethill Street, Glasgow G3 6QP");
    expect(first?.text).toContain(`/agency/applications/${id}`);
  });

  test("that ended says for how long the application can be opened again by its own periods", async () => {
    const made = await create();
    await server.context.pool.query(
      `update application set timing = timing || '{"resendDays": 12}' where id = $1`,
      [made.id],
    );
    await happens(made, "expired");
    expect(toldTo(sender)[0]?.text).toContain("again within 12 days");
  });
});

describe("a message", () => {
  const write = (applicationId: string, needsAnswer: boolean) =>
    askConsole(
      priya,
      'mutation ($id: ID!, $needsAnswer: Boolean!) { writeToAgency(applicationId: $id, text: "Which day?", needsAnswer: $needsAnswer) { id } }',
      { id: applicationId, needsAnswer },
    );
  const turnOf = async (id: string) => {
    const { data } = await sender.ask("{ applications(view: ALL) { rows { id turn tasks } } }");
    return data.applications.rows.find((row: { id: string }) => row.id === id);
  };

  test("of staff is told whatever the user switched off; the application waits until the agency answers", async () => {
    const made = await create();
    await settings(sender, { wantsEvents: false });
    await write(made.id, true);
    await server.runJobs();
    expect(subjectsTo(sender)).toEqual(["A message about 14 Garnethill Street, Glasgow G3 6QP"]);
    expect(toldTo(sender)[0]?.text).not.toContain("Which day?");
    expect(toldTo(sender)[0]?.text).toContain("the application waits for it");
    expect(await turnOf(made.id)).toMatchObject({ turn: "AGENCY", tasks: ["QUESTION"] });
    await sender.ask(
      'mutation ($id: ID!) { writeMessage(id: $id, text: "Friday.", needsAnswer: false) { id } }',
      { id: made.id },
    );
    expect(await turnOf(made.id)).toMatchObject({ turn: "APPLICANT", tasks: [] });
  });

  test("that asks for nothing leaves the turn as it is", async () => {
    const made = await create();
    await write(made.id, false);
    await server.runJobs();
    expect(toldTo(sender)[0]?.text).not.toContain("the application waits for it");
    expect(await turnOf(made.id)).toMatchObject({ turn: "APPLICANT" });
  });
});

describe("the digest", () => {
  const send = async () => {
    await change(server, (work) => addJob(work.tx, sendDigests, {}));
    await server.runJobs();
  };

  test("counts what is open and what waits, for those who want it", async () => {
    await create();
    await settings(reader, { wantsDigest: true });
    await send();
    expect(subjectsTo(reader)).toEqual(["Your applications today"]);
    expect(toldTo(reader)[0]?.text).toContain("Open in all: 1");
    expect(toldTo(sender)).toEqual([]);
  });

  test("is not sent when there is nothing, nor on a day without work", async () => {
    await settings(reader, { wantsDigest: true });
    await send();
    expect(toldTo(reader)).toEqual([]);
    await create();
    now += 2 * 86_400;
    await send();
    expect(toldTo(reader)).toEqual([]);
  });
});
