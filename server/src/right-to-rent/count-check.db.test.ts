import { workingDaysBetween } from "@latchkey/domain/calendars/working-days.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { aRightToRentRecord, CHECKED_ON } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { decideFully } from "../../test/decisions.ts";
import { openTestChecks } from "../../test/open-checks.ts";
import { asOwner } from "../../test/owner.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { answerRecord, aTenantOf, checksOf, recordOf, sendProvider } from "../../test/right-to-rent.ts";
import { aColleague, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

const SENT_ON = addDays(CHECKED_ON, -6);

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
beforeAll(async () => {
  const nowSeconds = () => Date.parse(`${CHECKED_ON}T16:00:00Z`) / 1000;
  server = await openTestServer({}, { today: () => CHECKED_ON, nowSeconds, checks: openTestChecks() });
  priya = await aColleague(server);
  lucia = await aColleague(server);
  await sendProvider(await aColleague(server, ["ADMINISTRATOR"]));
});
afterAll(() => server.close());
beforeEach(() => asOwner(server, "delete from figure_count", []));

const aTenant = async (nationality = "IN"): Promise<string> => {
  const { partyId } = await aTenantOf(server, priya, { nationality });
  await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
  const sentAt = `${SENT_ON}T16:00:00Z`;
  await asOwner(server, "update party_event set at = $2 where party_id = $1", [partyId, sentAt]);
  await asOwner(server, "update queue_entry set submitted_at = $2 where party_id = $1", [partyId, sentAt]);
  return partyId;
};

type Changes = Parameters<typeof aRightToRentRecord>[1];

const record = async (
  partyId: string,
  route: Parameters<typeof aRightToRentRecord>[0],
  changes: Changes = {},
): Promise<void> => {
  const given = aRightToRentRecord(route, changes);
  const { errors } = await recordOf(server, priya, { partyId, given });
  if (errors) throw new Error(JSON.stringify(errors));
};

const limited = { outcome: "time_limited", limitedUntil: "2028-02-01" };
const refused = { refusedRoute: "DVS", refusedReason: "No provider is registered here." };

const decide = (partyId: string, outcome: "ACCEPTED" | "DECLINED" = "ACCEPTED") =>
  decideFully(server, [priya, lucia], {
    partyId,
    outcome,
    ...(outcome === "DECLINED" && { reasons: ["IDENTITY_NOT_SHOWN"] }),
  });

const answerNewest = async (partyId: string, agrees: boolean): Promise<void> => {
  const { checks } = await checksOf(priya, partyId);
  await answerRecord(lucia, { partyId, checkId: checks[0].id, agrees, reason: "I have looked at it." });
};

/** `measure grouping=value count`, sorted. */
const stored = async (where: string): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    `select measure || ' ' || "grouping" || '=' || value || ' ' || sum(count) as said from figure_count
      where ${where} group by measure, "grouping", value order by 1`,
  );
  return rows.map(({ said }) => said).toSorted();
};

const OF_CHECKS = `"grouping" in ('route', 'right') or measure like 'check%'`;

/** The same from the stored records and decisions themselves: the first of each person. */
const ofTheLog = async (): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    `with counting as (
      select distinct on (c.party_id) c.*, case when c.shows <> 'right' then 'not_shown'
          when c.is_time_limited then 'time_limited' else 'unlimited' end as what
        from right_to_rent_check c left join right_to_rent_second s on s.check_id = c.id
        where c.shows <> 'no_excuse' or s.agrees order by c.party_id, c.id),
    decided as (select distinct on (party_id) * from decision where state = 'final' order by party_id, final_at)
    select c.route, c.what, q.submitted_at as sent, d.outcome, d.final_at as final
      from counting c join queue_entry q on q.party_id = c.party_id left join decided d on d.party_id = c.party_id`,
  );
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const said = rows.flatMap(({ route, what, sent, outcome, final }) => {
    const groups = [`route=${route}`, `right=${what}`];
    const days = (until: string) => workingDaysBetween(day(sent), until, "ENG");
    const checked = ["checked", `check_days/${days(CHECKED_ON)}`];
    const decided = outcome === null ? [] : [`outcome/${outcome}`, `days/${days(day(final))}`, "requests/0"];
    return [
      ...["all=", ...groups].flatMap((group) => checked.map((measure) => `${measure} ${group}`)),
      ...groups.flatMap((group) => decided.map((measure) => `${measure} ${group}`)),
    ];
  });
  return [...new Set(said)].map((one) => `${one} ${said.filter((other) => other === one).length}`).toSorted();
};

test("LAW-11 (in part) each person is counted once, with the first record that counts, as the records and decisions say", async () => {
  const decidedFirst = await aTenant();
  await decide(decidedFirst);
  await record(decidedFirst, "ONLINE", limited);
  const checkedFirst = await aTenant("GB");
  await record(checkedFirst, "DVS");
  await decide(checkedFirst);
  const declined = await aTenant("GB");
  await record(declined, "MANUAL_A1");
  await decide(declined, "DECLINED");
  await record(await aTenant(), "ONLINE", limited);
  await decide(await aTenant());
  const again = await aTenant();
  await record(again, "ONLINE", {
    outcome: "not_shown",
    failedWhy: "The code was of another person.",
    landlordToldOn: CHECKED_ON,
    landlordToldHow: "By e-mail",
  });
  await record(again, "MANUAL_A1");
  const agreed = await aTenant();
  await decide(agreed);
  await record(agreed, "NO_EXCUSE");
  await answerNewest(agreed, true);
  const notAgreed = await aTenant();
  await record(notAgreed, "NO_EXCUSE");
  await answerNewest(notAgreed, false);
  const counted = await stored(OF_CHECKS);
  expect(counted).toEqual(await ofTheLog());
  expect(counted).toEqual(
    expect.arrayContaining([
      "checked all= 6",
      "check_days/4 route=ONLINE 3",
      "checked right=not_shown 2",
      "days/4 right=time_limited 1",
      "outcome/accepted route=DVS 1",
      "outcome/accepted route=NO_EXCUSE 1",
      "outcome/declined route=MANUAL_A1 1",
    ]),
  );
});

test("a record joins no count of all decisions to those that are there already", async () => {
  const partyId = await aTenant();
  await decide(partyId);
  const before = await stored(`"grouping" = 'all'`);
  await record(partyId, "ONLINE", limited);
  const added = (await stored(`"grouping" = 'all'`)).filter((one) => !before.includes(one));
  expect(added).toEqual(["check_days/4 all= 1", "checked all= 1"]);
});

test("LAW-11 (in part) a way that was asked for and refused is counted, also once an override is agreed to", async () => {
  await record(await aTenant(), "MANUAL_A1", refused);
  const overridden = await aTenant();
  await record(overridden, "NO_EXCUSE", refused);
  expect(await stored("measure like 'refused_route%'")).toEqual(["refused_route/DVS all= 1"]);
  await answerNewest(overridden, true);
  expect(await stored("measure like 'refused_route%'")).toEqual(["refused_route/DVS all= 2"]);
});
