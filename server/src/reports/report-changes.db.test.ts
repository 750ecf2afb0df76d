import { aRightToRentRecord, CHECKED_ON } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { agencyLogoUploadPath, reportFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordOriginals } from "../../test/agency-checks.ts";
import { anAgent } from "../../test/agents.ts";
import { aProgram } from "../../test/api-keys.ts";
import { codeOf } from "../../test/client.ts";
import { decideFully } from "../../test/decisions.ts";
import { answerExemption, endExemption, proposeExemption, sendExemptionFile } from "../../test/exemptions.ts";
import { writtenIn } from "../../test/fake-pdf.ts";
import { somebody } from "../../test/new-applications.ts";
import { openTestChecks } from "../../test/open-checks.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { aHomeOf, answerRecord, checksOf, recordOf } from "../../test/right-to-rent.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
let ruth: Colleague;
beforeAll(async () => {
  const nowSeconds = () => Date.parse(`${CHECKED_ON}T16:00:00Z`) / 1000;
  server = await openTestServer({}, { today: () => CHECKED_ON, nowSeconds, checks: openTestChecks() });
  priya = await aColleague(server);
  lucia = await aColleague(server);
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());

const agencyOf = async (applicationId: string): Promise<{ readonly id: string; readonly name: string }> => {
  const { rows } = await server.context.pool.query(
    "select g.id, g.name from agency g join application a on a.agency_id = g.id where a.id = $1",
    [applicationId],
  );
  return rows[0];
};

/** A home of one person, who is decided. */
const aHome = async () => {
  const { id, people } = await aHomeOf(priya);
  const [partyId = ""] = people;
  await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
  await decideFully(server, [priya, lucia], { partyId, outcome: "ACCEPTED" });
  await server.runJobs();
  const agency = await agencyOf(id);
  const program = await aProgram(server, ["applications:read", "applications:write"], agency.name);
  const report = async (path = `people/${partyId}/report`) => {
    await server.runJobs();
    return (await program.send("GET", `/applications/${id}/${path}`)).body;
  };
  /** The version, and what the report says of the right to rent. */
  const right = async () => {
    const { version, content } = await report();
    return [version, content.people[0].rightToRent.state];
  };
  const paper = async () => {
    const { id: reportId } = await report();
    return writtenIn((await priya.client.get(reportFilePath(reportId, "agency", "pdf"))).rawPayload);
  };
  return { id, partyId, agency, program, report, right, paper };
};

const record = (partyId: string, given = aRightToRentRecord("ONLINE")) =>
  recordOf(server, priya, { partyId, given });

describe("a report gets a new version", () => {
  test("by a record of the agency's own checker", async () => {
    const { partyId, agency, right } = await aHome();
    const jo = await anAgent(server, { agency: agency.name, roles: ["RIGHT_TO_RENT_CHECKER"] });
    const given = aRightToRentRecord("MANUAL_A1", { responsible: "landlord" });
    expect((await recordOriginals(server, jo, { partyId, given })).errors).toBeUndefined();
    expect(await right()).toEqual([2, "recorded"]);
  });

  test("by a record of the right to rent, and the landlord reads that the link's is not the newest", async () => {
    const { id, partyId, program, right } = await aHome();
    expect(await right()).toEqual([1, "open"]);
    const asked = { handedTo: "Mr Shah", personId: partyId };
    const { body } = await program.send("POST", `/applications/${id}/report-links`, asked);
    const page = async () => (await server.app.inject(new URL(body.links[0].url).pathname)).body;
    expect(await page()).not.toContain("newer version");
    await record(partyId);
    expect(await right()).toEqual([2, "recorded"]);
    expect(await page()).toContain("There is a newer version of this report. Ask the agency for it.");
  });

  test("by a record without an excuse, once a second reviewer has agreed", async () => {
    const { partyId, right } = await aHome();
    await record(partyId, aRightToRentRecord("NO_EXCUSE"));
    expect(await right()).toEqual([1, "open"]);
    const [{ id: checkId }] = (await checksOf(priya, partyId)).checks;
    const answer = { partyId, checkId, agrees: true, reason: "I have looked at it." };
    expect((await answerRecord(lucia, answer)).errors).toBeUndefined();
    expect(await right()).toEqual([2, "recorded"]);
  });

  test("by an exemption that is agreed to, and by its end", async () => {
    const { id, right } = await aHome();
    const uploadId = await sendExemptionFile(server, priya, id);
    const { data } = await proposeExemption(priya, id, { uploadId });
    const exemptionId = data.proposeExemption.exemptions[0].id;
    expect(await right()).toEqual([1, "open"]);
    await answerExemption(lucia, id, { exemptionId, agrees: true });
    expect(await right()).toEqual([2, "exempt"]);
    await endExemption(priya, id, { exemptionId, reason: "The university has sold the hall." });
    expect(await right()).toEqual([3, "open"]);
  });

  test.each(["withdrawn", "expired"] as const)(
    "of the home, when a person who came later has %s",
    async (end) => {
      const { id, program, report } = await aHome();
      const outcomes = async () => {
        const { version, content } = await report("report");
        return [version, content.people.map(({ outcome }: { outcome: string }) => outcome)];
      };
      expect(await outcomes()).toEqual([1, ["ACCEPTED"]]);
      const shown = await askConsole(priya, "query ($id: ID!) { application(id: $id) { keptShareMinor } }", {
        id,
      });
      expect(shown.data.application.keptShareMinor).toBe(95_000);
      const added = [somebody({ shareMinor: 0 })];
      const { body } = await program.send("PUT", `/applications/${id}/people`, { added });
      await addEvents(server, await partyNamed(server, body.people[1].id), end);
      expect(await outcomes()).toEqual([2, ["ACCEPTED", "NOT_COMPLETED"]]);
    },
  );
});

describe("the paper of a report", () => {
  test("has the colour and the logo of the agency, and its name in place of a logo that is lost", async () => {
    const first = await aHome();
    expect(await first.paper()).toMatchObject({ accent: "#1f5f43", logo: null, agency: first.agency.name });
    const { id: agencyId, name } = first.agency;
    const setAccent =
      "mutation ($id: ID!, $accent: String!) { setAgencyAccent(id: $id, accent: $accent) { id } }";
    await askConsole(ruth, setAccent, { id: agencyId, accent: "#6b2348" });
    const logo = await sharp({ create: { width: 90, height: 30, channels: 3, background: "#6b2348" } })
      .png()
      .toBuffer();
    await ruth.client.postFile(agencyLogoUploadPath(agencyId), logo, { "content-type": "image/png" });
    const { paper, partyId } = await aHome();
    expect(await paper()).toMatchObject({ accent: "#6b2348", logo: "/logo.png", agency: name });
    const { rows } = await server.context.pool.query(
      "select f.object_key from agency_logo l join agency_file f on f.id = l.file_id where l.agency_id = $1",
      [agencyId],
    );
    await server.context.store.remove(rows[0].object_key);
    await record(partyId);
    expect(await paper()).toMatchObject({ accent: "#6b2348", logo: null, agency: name });
  });
});

test("a reviewer who knows the person reads no file of a report", async () => {
  const { partyId, report } = await aHome();
  const path = reportFilePath((await report()).id, "agency", "pdf");
  const jonas = await aColleague(server);
  expect((await jonas.client.get(path)).statusCode).toBe(200);
  const declared = await askConsole(jonas, "mutation ($id: ID!) { declareKnownPerson(partyId: $id) }", {
    id: partyId,
  });
  expect(codeOf(declared)).toBeUndefined();
  expect((await jonas.client.get(path)).statusCode).toBe(403);
});
