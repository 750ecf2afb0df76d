import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditedAbout, leadsTo } from "../../../test/bank.ts";
import { newClient } from "../../../test/client.ts";
import { candidateUrl, fakeEmployment } from "../../../test/fake-employment.ts";
import { DASHBOARD, forgetJobs, jobsWaiting } from "../../../test/partner-ways.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import {
  comeBack,
  isVerified,
  lands,
  onTheWay,
  returnWith,
  startVerifying,
  storedVerifications,
  verified,
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

describe("INT-06 (in part) whoever comes back", () => {
  test("from a verification that is completed goes on; only what is about this source is kept", async () => {
    const way = await onTheWay(server, konfir);
    konfir.ends("completed", [verified(way.uuid), verified("somebody-else's")]);
    const response = await returnWith(way.client, way.asked.state);
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(leadsTo(response)).toEqual(await lands(way, true));
    expect(await isVerified(way.client)).toBe(true);
    expect(await storedVerifications(server, way.uuid)).toEqual([
      { partner_id: "ver-1", state: "completed", result: [verified(way.uuid)] },
    ]);
    expect(await auditedAbout(server, way.uuid)).toEqual([
      "applicant verification-started done",
      "applicant verification-completed done",
    ]);
  });

  test("from one that was cancelled stands before the step again, and may start another", async () => {
    const way = await onTheWay(server, konfir);
    konfir.ends("cancelled");
    expect(await comeBack(way)).toEqual(await lands(way, false));
    expect(await isVerified(way.client)).toBe(false);
    expect(await comeBack(way)).toEqual(await lands(way, false));
    expect(await startVerifying(way.client, way.uuid)).toBe(candidateUrl(2));
  });

  test("before the provider knows how it ends goes on; it is asked again until it does", async () => {
    const way = await onTheWay(server, konfir);
    expect(await comeBack(way)).toEqual(await lands(way, true));
    expect(await isVerified(way.client)).toBe(true);
    await expect(server.runJobs()).rejects.toThrow("waiting");
    konfir.ends("completed", [verified(way.uuid)]);
    await server.runJobs();
    expect(await storedVerifications(server, way.uuid)).toMatchObject([{ state: "completed" }]);
    expect(await jobsWaiting(server)).toBe(0);
  });

  test.each(["timeout", "status-500", "malformed"])(
    "without an answer of the provider stands before the step again, until it is known better: %s",
    async (reason) => {
      const way = await onTheWay(server, konfir);
      konfir.ends("completed", [verified(way.uuid)]);
      konfir.fails("find", new PartnerFailed(reason));
      expect(await comeBack(way)).toEqual(await lands(way, false));
      expect(await isVerified(way.client)).toBe(false);
      await server.runJobs();
      expect(await isVerified(way.client)).toBe(true);
      expect(await comeBack(way)).toEqual(await lands(way, true));
    },
  );

  test("after the session has ended stores nothing", async () => {
    const way = await onTheWay(server, konfir);
    const address = await lands(way, false);
    konfir.ends("completed");
    await way.client.get("/auth/token/logout");
    expect(await comeBack(way)).toEqual(address);
    expect(await storedVerifications(server, way.uuid)).toMatchObject([{ state: "open" }]);
  });

  test("INT-02 (in part) is led nowhere else by what stands in the address", async () => {
    const { client, asked, uuid } = await onTheWay(server, konfir);
    for (const name of ["redirect", "redirect_uri", "next", "return", "case"]) {
      const query = new URLSearchParams({ state: asked.state, [name]: "//evil.example" });
      const { location } = (await client.get(`/konfir/return?${query}`)).headers;
      expect(location).toMatch(new RegExp(`^/questions/income\\?related_object_uuid=${uuid}&`));
      expect(location).not.toContain("evil");
    }
  });
});

describe("INT-01 (in part) a state that is not of this browser", () => {
  test("leads away, and nothing is asked", async () => {
    const [way, other] = [await onTheWay(server, konfir), await onTheWay(server, konfir)];
    for (const client of [newClient(server), other.client]) {
      expect(leadsTo(await returnWith(client, way.asked.state))).toEqual(DASHBOARD);
    }
    for (const state of ["", "x", "A".repeat(43)]) {
      expect(leadsTo(await returnWith(way.client, state))).toEqual(DASHBOARD);
    }
    expect([konfir.calls(), await isVerified(way.client)]).toEqual([["begin", "begin"], false]);
  });

  test("nor does that of an earlier verification say that somebody has been through a later one", async () => {
    const way = await onTheWay(server, konfir);
    konfir.ends("cancelled");
    await comeBack(way);
    await startVerifying(way.client, way.uuid);
    expect(await comeBack(way)).toEqual(await lands(way, false));
    expect(await isVerified(way.client)).toBe(false);
  });

  test("ten times at once are told the same, and one outcome is stored", async () => {
    const way = await onTheWay(server, konfir);
    konfir.ends("completed", [verified(way.uuid)]);
    const told = await Promise.all(Array.from({ length: 10 }, () => comeBack(way)));
    expect(told).toEqual(Array(10).fill(await lands(way, true)));
    expect((await auditedAbout(server, way.uuid)).length).toBe(2);
  });
});
