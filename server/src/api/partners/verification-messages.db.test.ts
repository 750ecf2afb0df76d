import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditedAbout } from "../../../test/bank.ts";
import { everyRow } from "../../../test/every-row.ts";
import { fakeEmployment } from "../../../test/fake-employment.ts";
import { addIncome, aJob, removeIncome } from "../../../test/income.ts";
import { forgetJobs, jobsWaiting } from "../../../test/partner-ways.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import {
  aCandidate,
  type Candidate,
  comeBack,
  hookAt,
  isVerified,
  lands,
  onTheWay,
  sendHint,
  startVerifying,
  storedVerifications,
  verified,
  type Way,
} from "../../../test/verification.ts";
import { PartnerFailed } from "../../partners/partner-call.ts";
import { newLog } from "../../platform/log/log.ts";

/** The way back from the provider that verifies employment, and its messages. */

const konfir = fakeEmployment();
const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const log = newLog({ logLevel: "debug" }, (line) => lines.push(line));
  server = await openTestServer({}, { employmentService: konfir.service, log });
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetJobs(server);
  konfir.reset();
});

describe("INT-05 (in part) a message of the provider", () => {
  const settled = async ({ client, uuid }: Candidate) => {
    const { rows } = await server.context.pool.query(
      "select state, result from employment_verification where source_id = $1",
      [uuid],
    );
    return [rows, await isVerified(client)];
  };

  test("at an address that nobody was given is 404, and is limited", async () => {
    // Signing in takes one of them.
    const limited = await startTestServer(
      { LINK_TRIES_PER_MINUTE: "3" },
      { employmentService: konfir.service },
    );
    const { client, uuid } = await aCandidate(limited);
    await startVerifying(client, uuid);
    const statuses: number[] = [];
    for (const token of ["x", "A".repeat(43), "y"]) {
      statuses.push((await sendHint(limited, hookAt(token))).statusCode);
    }
    expect(statuses).toEqual([404, 404, 429]);
    // The address authenticates the provider, however often it reports.
    for (let time = 0; time < 5; time += 1) {
      expect((await sendHint(limited, konfir.last())).statusCode).toBe(204);
    }
  });

  test("is a hint: the provider is asked, and what it says counts", async () => {
    const way = await onTheWay(server, konfir);
    konfir.ends("completed", [verified(way.uuid)]);
    const response = await sendHint(server, way.asked, "verificationCancelled");
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect(konfir.calls()).toEqual(["begin"]);
    await server.runJobs();
    expect(await settled(way)).toEqual([[{ state: "completed", result: [verified(way.uuid)] }], true]);
    expect((await auditedAbout(server, way.uuid)).at(-1)).toBe("job verification-completed done");
  });

  const arrivals: readonly (readonly [string, (way: Way) => Promise<void>])[] = [
    [
      "before the person is back",
      async (way) => {
        await sendHint(server, way.asked);
        await server.runJobs();
        await comeBack(way);
      },
    ],
    [
      "after the person is back",
      async (way) => {
        await comeBack(way);
        await sendHint(server, way.asked);
        await server.runJobs();
      },
    ],
    [
      "twice",
      async (way) => {
        await sendHint(server, way.asked);
        await sendHint(server, way.asked);
        await server.runJobs();
        await sendHint(server, way.asked);
        await server.runJobs();
      },
    ],
    [
      "overtaken by an older one",
      async (way) => {
        await sendHint(server, way.asked);
        await server.runJobs();
        await sendHint(server, way.asked, "verificationUpdated");
        await server.runJobs();
      },
    ],
    [
      "not at all",
      async (way) => {
        await comeBack(way);
      },
    ],
  ];

  test.each(arrivals)("that arrives %s leads to the same", async (_how, arrive) => {
    const way = await onTheWay(server, konfir);
    konfir.ends("completed", [verified(way.uuid)]);
    await arrive(way);
    expect(await settled(way)).toEqual([[{ state: "completed", result: [verified(way.uuid)] }], true]);
    expect(await comeBack(way)).toEqual(await lands(way, true));
    expect((await auditedAbout(server, way.uuid)).length).toBe(2);
  });

  test("fifty times leaves one job", async () => {
    const way = await onTheWay(server, konfir);
    for (let time = 0; time < 50; time += 1) await sendHint(server, way.asked);
    expect(await jobsWaiting(server)).toBe(1);
  });

  test("while the candidate has not decided changes nothing, and the provider is asked again", async () => {
    const way = await onTheWay(server, konfir);
    await sendHint(server, way.asked, "verificationUpdated");
    await expect(server.runJobs()).rejects.toThrow("waiting");
    expect(await settled(way)).toEqual([[{ state: "open", result: null }], false]);
    konfir.fails("find", new PartnerFailed("timeout"));
    await expect(server.runJobs()).rejects.toThrow(PartnerFailed);
    konfir.ends("cancelled");
    await server.runJobs();
    expect(await settled(way)).toEqual([[{ state: "cancelled", result: [] }], false]);
  });

  test("that it was cancelled after all brings the step back", async () => {
    const way = await onTheWay(server, konfir);
    await comeBack(way);
    expect(await isVerified(way.client)).toBe(true);
    konfir.ends("cancelled");
    await sendHint(server, way.asked, "verificationCancelled");
    await server.runJobs();
    expect(await settled(way)).toEqual([[{ state: "cancelled", result: [] }], false]);
    expect(await comeBack(way)).toEqual(await lands(way, false));
  });

  test("that one was cancelled takes nothing from another source that was verified", async () => {
    for (const isKnown of [true, false]) {
      const way = await onTheWay(server, konfir);
      if (isKnown) konfir.ends("completed");
      await comeBack(way);
      const second = await addIncome(way.client, { ...aJob, companyName: "Quayside Ltd" });
      await startVerifying(way.client, second);
      konfir.ends("cancelled");
      await sendHint(server, konfir.last(), "verificationCancelled");
      await server.context.pool.query("delete from graphile_worker._private_jobs where key not like $1", [
        `%${(await openId(second)) ?? ""}`,
      ]);
      await server.runJobs();
      expect(await storedVerifications(server, second)).toMatchObject([{ state: "cancelled" }]);
      expect(await isVerified(way.client)).toBe(true);
      konfir.reset();
    }
  });

  const openId = async (uuid: string): Promise<string | undefined> => {
    const { rows } = await server.context.pool.query(
      "select id from employment_verification where source_id = $1",
      [uuid],
    );
    return rows[0]?.id;
  };

  test("about a source that was removed is 404, and one under way finds nothing", async () => {
    const way = await onTheWay(server, konfir);
    await sendHint(server, way.asked);
    await removeIncome(way.client, way.uuid);
    await server.runJobs();
    expect((await sendHint(server, way.asked)).statusCode).toBe(404);
    expect(konfir.calls()).toEqual(["begin"]);
  });

  test("whatever it brings along is not looked at", async () => {
    const way = await onTheWay(server, konfir);
    const url = new URL(way.asked.webhookUrl).pathname;
    for (const payload of ["{}", '{"data":{"status":"completed"}}', `"${"x".repeat(10_000)}"`]) {
      const headers = { "content-type": "application/json" };
      const { statusCode } = await server.app.inject({ method: "POST", url, headers, payload });
      expect(statusCode).toBe(204);
    }
    await expect(server.runJobs()).rejects.toThrow("waiting");
    expect(await isVerified(way.client)).toBe(false);
  });
});

test("INT-04 (in part) the state, and the address for messages, are in no column and in no line of the log, and that address in no response", async () => {
  const way = await onTheWay(server, konfir);
  await sendHint(server, way.asked);
  konfir.ends("completed", [verified(way.uuid)]);
  await comeBack(way);
  await server.runJobs();
  const token = new URL(way.asked.webhookUrl).pathname.split("/").at(-1) ?? "";
  const everything = `${lines.join("")} ${await everyRow(server)}`;
  expect(everything).toContain("/hooks/konfir/:token");
  expect(way.client.answered()).toContain("redirect_url");
  expect(way.client.answered()).not.toContain(token);
  for (const secret of [way.asked.state, token]) {
    expect(secret).toHaveLength(43);
    for (const spelled of [
      secret,
      Buffer.from(secret).toString("hex"),
      Buffer.from(secret, "base64url").toString("hex"),
    ]) {
      expect(everything).not.toContain(spelled);
    }
  }
});
