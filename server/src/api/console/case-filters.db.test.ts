import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issuesOf } from "../../../test/client.ts";
import { anApplication, somebody } from "../../../test/new-applications.ts";
import { addEvents, partyNamed } from "../../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { agencyNamed } from "../../agencies/agencies.ts";

interface Made {
  readonly id: string;
  readonly person: string;
  readonly agency: string;
}

let server: TestServer;
let priya: Colleague;
let ruth: Colleague;
/** Harbour's home starts in December; Moor's starts in January and is in review. */
let harbour: Made;
let moor: Made;

const make = async (agencyName: string, given: Parameters<typeof anApplication>[1]): Promise<Made> => {
  const agency = await agencyNamed(server.context.db, agencyName);
  const { id, people } = await anApplication(priya, { agency: agencyName, ...given });
  return { id, person: people[0].id, agency };
};

beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
  harbour = await make("Harbour Homes", { start: "2026-12-01", reference: "HH-77", policy: "identity-only" });
  moor = await make("Moor Lettings", {
    start: "2027-01-15",
    policy: "scotland-wales-ni-default",
    people: [somebody({ firstName: "Ngozi", lastName: "Eze" })],
  });
  await addEvents(server, await partyNamed(server, moor.person), "submitted", "taken_for_review");
});
afterAll(() => server.close());

const none = { agency: "", policy: "", status: "", from: "", to: "", deadline: "" };

const ask = (only: object, search = "") =>
  askConsole(
    priya,
    `query ($only: CaseFiltersInput, $search: String!) {
      queue(filter: OPEN, search: $search, only: $only) { rows { partyId } }
      applications(search: $search, only: $only) { rows { id } } }`,
    { only: { ...none, ...only }, search },
  );

/** The applications in both lists, which are asked at once. */
const found = async (only: object, search = ""): Promise<readonly string[]> => {
  const { queue, applications } = (await ask(only, search)).data;
  const ids: readonly string[] = applications.rows.map(({ id }: { id: string }) => id);
  const people = queue.rows.map(({ partyId }: { partyId: string }) => partyId);
  const listed = [moor, harbour].filter(({ id }) => ids.includes(id));
  expect(people.toSorted()).toEqual(listed.map(({ person }) => person).toSorted());
  expect(ids).toEqual(listed.map(({ id }) => id));
  return ids;
};

describe("the filters of queue and applications", () => {
  test("filter nothing while they are empty", async () => {
    expect(await found({})).toEqual([moor.id, harbour.id]);
  });

  test("take one agency, one policy or one status", async () => {
    expect(await found({ agency: harbour.agency })).toEqual([harbour.id]);
    expect(await found({ policy: "scotland-wales-ni-default" })).toEqual([moor.id]);
    expect(await found({ status: "in_review" })).toEqual([moor.id]);
    expect(await found({ status: "invited" })).toEqual([harbour.id]);
    expect(await found({ status: "invited", agency: moor.agency })).toEqual([]);
  });

  test("take the first and the last day of the move-in, both included", async () => {
    expect(await found({ from: "2026-12-01" })).toEqual([moor.id, harbour.id]);
    expect(await found({ from: "2026-12-02" })).toEqual([moor.id]);
    expect(await found({ to: "2027-01-14" })).toEqual([harbour.id]);
    expect(await found({ from: "2026-12-02", to: "2027-01-15" })).toEqual([moor.id]);
  });

  test("take the last deadline of the agreement; without a deadline there is none", async () => {
    await server.context.pool.query(
      "insert into holding_deposit (application_id, received_on, agreement_by) values ($1, '2026-11-10', '2026-11-25')",
      [harbour.id],
    );
    expect(await found({ deadline: "2026-11-25" })).toEqual([harbour.id]);
    expect(await found({ deadline: "2026-11-24" })).toEqual([]);
  });

  test("follow a tenancy that begins on another day", async () => {
    await server.context.pool.query("update application set tenancy_start = '2027-02-01' where id = $1", [
      moor.id,
    ]);
    expect(await found({ from: "2027-02-01" })).toEqual([moor.id]);
  });

  test("are refused at the filter when they cannot be", async () => {
    expect(issuesOf(await ask({ from: "2027-02-01", to: "2027-01-01" }))).toEqual({
      to: "validation.date.endBeforeStart",
    });
    expect(issuesOf(await ask({ agency: "' or true", deadline: "soon" }))).toEqual({
      agency: "validation.required",
      deadline: "validation.date.invalid",
    });
  });

  test("offer every agency and every policy by name", async () => {
    const { data } = await askConsole(
      priya,
      "{ filterChoices { agencies { id name } policies { id name } } }",
    );
    expect(data.filterChoices.agencies).toContainEqual({ id: harbour.agency, name: "Harbour Homes" });
    expect(data.filterChoices.policies.map(({ id }: { id: string }) => id)).toContain(
      "scotland-wales-ni-default",
    );
  });
});

describe("a search in both lists", () => {
  test("finds by reference, home, name and number, beside a filter", async () => {
    const { rows } = await server.context.pool.query("select number from party where id = $1", [moor.person]);
    expect(await found({}, "HH-77")).toEqual([harbour.id]);
    expect(await found({}, "garnethill")).toEqual([moor.id, harbour.id]);
    expect(await found({}, "ngozi eze")).toEqual([moor.id]);
    expect(await found({}, `LK-${rows[0].number}`)).toEqual([moor.id]);
    expect(await found({ agency: harbour.agency }, "ngozi")).toEqual([]);
  });

  test("finds by the agency's name, and by its new one once it is renamed", async () => {
    expect(await found({}, "harbour")).toEqual([harbour.id]);
    const renamed = await askConsole(
      ruth,
      "mutation ($id: ID!, $input: AgencyDetailsInput!) { setAgencyDetails(id: $id, input: $input) { id } }",
      {
        id: harbour.agency,
        input: {
          name: "Quay Homes",
          registeredName: "",
          phone: "",
          website: "",
          replyEmail: "",
          language: "",
        },
      },
    );
    expect(renamed.errors).toBeUndefined();
    await server.runJobs();
    expect(await found({}, "quay")).toEqual([harbour.id]);
    expect(await found({}, "harbour")).toEqual([]);
  });

  test("says in which views it finds something, whatever filters are set", async () => {
    const places = async (search: string) =>
      (
        await askConsole(
          priya,
          "query ($search: String!) { searchPlaces(search: $search) { filter count isMore } }",
          { search },
        )
      ).data.searchPlaces;
    expect(await places("garnethill")).toEqual([{ filter: "OPEN", count: 2, isMore: false }]);
    await addEvents(server, await partyNamed(server, moor.person), "decided");
    expect(await places("garnethill")).toEqual([
      { filter: "OPEN", count: 1, isMore: false },
      { filter: "CLOSED", count: 1, isMore: false },
    ]);
    expect(await places("nobody")).toEqual([]);
    expect(await places(" ")).toEqual([]);
  });
});
