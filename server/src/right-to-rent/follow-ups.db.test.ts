import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { aRightToRentRecord } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  aFollowedTenant,
  countsOf,
  type FollowUpWorld,
  followUpsOf,
  openFollowUpWorld,
  SIGNED,
} from "../../test/follow-ups.ts";
import { asOwner } from "../../test/owner.ts";
import { recordOf, sendLetting } from "../../test/right-to-rent.ts";

const LAST = "2028-02-01";

let world: FollowUpWorld;
beforeEach(async () => {
  world = await openFollowUpWorld();
});
afterEach(() => world.server.close());

const NONE = { late: 0, due: 0, later: 0, over: 0, asked: 0 };

/** Every home is asked about on these days; the other numbers are of follow-ups. */
const countsOn = async (day: string) => {
  world.setDay(day);
  const { followUpsDue, followUpCounts } = await countsOf(world.priya);
  return { ...followUpCounts, asked: 0, badge: followUpsDue };
};

describe("the numbers of follow-ups", () => {
  test.each([
    ["later", addDays(LAST, -61), { later: 1, badge: 0 }],
    ["due", addDays(LAST, -60), { due: 1, badge: 1 }],
    ["due", LAST, { due: 1, badge: 1 }],
    ["overdue", addDays(LAST, 1), { late: 1, badge: 1 }],
  ])("agree with the state %s on %s", async (state, day, numbers) => {
    await aFollowedTenant(world);
    expect(await countsOn(day)).toEqual({ ...NONE, ...numbers });
    expect((await followUpsOf(world.priya, "OPEN")).rows).toMatchObject([{ state: state.toUpperCase() }]);
  });

  test("leave out an open one whose tenancy has ended, and count it with those that are over", async () => {
    const { applicationId } = await aFollowedTenant(world);
    await sendLetting(world.priya, applicationId, { ...SIGNED, endedOn: SIGNED.startsOn });
    expect(await countsOn(LAST)).toEqual({ ...NONE, over: 1, badge: 0 });
    expect((await followUpsOf(world.priya, "OPEN")).rows).toEqual([]);
    expect((await followUpsOf(world.priya, "OVER")).rows).toMatchObject([{ state: "ENDED" }]);
  });

  test("count the record that counts alone", async () => {
    const { partyId } = await aFollowedTenant(world);
    const given = aRightToRentRecord("ONLINE");
    await recordOf(world.server, world.priya, { partyId, given });
    expect(await countsOn(LAST)).toEqual({ ...NONE, over: 1, badge: 0 });
    expect((await followUpsOf(world.priya, "OVER")).rows).toMatchObject([{ partyId, state: "DONE" }]);
  });

  test("leave out a reviewer's own application", async () => {
    const { partyId } = await aFollowedTenant(world);
    await world.server.context.pool.query(
      "update account set email = $1 where id = (select account_id from party where id = $2)",
      [world.priya.email, partyId],
    );
    expect(await countsOn(LAST)).toEqual({ ...NONE, badge: 0 });
    expect((await followUpsOf(world.priya, "OPEN")).rows).toEqual([]);
  });
});

describe("a list of follow-ups", () => {
  /** Copies of a person, with the same record and the days before its last one. */
  const copies = async (partyId: string, count: number): Promise<void> => {
    await world.server.context.pool.query(
      `with added as (insert into party (application_id, account_id, role, rent_share_minor, invited_first_name,
          invited_last_name, sections, conditions, wrapped_key)
        select application_id, account_id, role, 0, invited_first_name, invited_last_name, sections, conditions, wrapped_key
        from party, generate_series(1, $2) where id = $1 returning id, number)
      insert into right_to_rent_check (application_id, party_id, rule_set, purpose, route, checked_on, shows,
          is_time_limited, follow_up_by, sealed, staff_id)
        select c.application_id, added.id, c.rule_set, c.purpose, c.route, c.checked_on, c.shows, c.is_time_limited,
          c.follow_up_by - (added.number % 3)::int, c.sealed, c.staff_id
        from right_to_rent_check c, added where c.party_id = $1`,
      [partyId, count],
    );
  };

  const pagesOf = async (group: "OPEN" | "OVER") => {
    const first = await followUpsOf(world.priya, group);
    const second = await followUpsOf(world.priya, group, first.next);
    expect([first.rows.length, second.next]).toEqual([50, null]);
    return [...first.rows, ...second.rows].map(({ partyId }) => partyId);
  };

  test.each(["OPEN", "OVER"] as const)("shows each row once, over its pages: %s", async (group) => {
    const { applicationId, partyId } = await aFollowedTenant(world);
    await copies(partyId, 54);
    if (group === "OVER")
      await sendLetting(world.priya, applicationId, { ...SIGNED, endedOn: SIGNED.startsOn });
    const listed = await pagesOf(group);
    expect([listed.length, new Set(listed).size]).toEqual([55, 55]);
    const { rows } = await world.server.context.pool.query(
      group === "OPEN"
        ? "select party_id from right_to_rent_check order by follow_up_by, party_id"
        : "select party_id from right_to_rent_check order by at desc, party_id desc",
    );
    expect(listed).toEqual(rows.map(({ party_id }) => party_id));
    const { late, due, later, over } = await countsOn(LAST);
    expect(late + due + later + over).toBe(55);
  });

  test("begins with its first page for a cursor of another list", async () => {
    const { applicationId, partyId } = await aFollowedTenant(world);
    await copies(partyId, 54);
    await asOwner(world.server, "update right_to_rent_check set at = '2029-01-01'", []);
    await sendLetting(world.priya, applicationId, { ...SIGNED, endedOn: SIGNED.startsOn });
    const { next } = await followUpsOf(world.priya, "OVER");
    await sendLetting(world.priya, applicationId, SIGNED);
    for (const cursor of ["nonsense", next])
      expect((await followUpsOf(world.priya, "OPEN", cursor)).rows).toHaveLength(50);
  });
});
