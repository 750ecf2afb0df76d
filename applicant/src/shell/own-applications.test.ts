import { describe, expect, test } from "vitest";
import {
  addressIn,
  applicationLabel,
  type OwnApplication,
  otherApplications,
  peopleToChooseFrom,
} from "./own-applications.ts";

const own = (uuid: string, application: string, open = true): OwnApplication => ({
  uuid,
  application,
  open,
  role: "tenant",
  home: `Home of ${application}`,
  firstName: uuid,
});

const [sofia, luca, elsewhere] = [own("sofia", "a1"), own("luca", "a1"), own("elsewhere", "a2")];

describe("people of one letting with one mailbox", () => {
  test("choose who they are", () => {
    expect(peopleToChooseFrom({ applications: [luca, sofia] })).toEqual([luca, sofia]);
  });

  test("even if one of them is done: somebody who returns is not shown another person's case", () => {
    const done = own("sofia", "a1", false);
    expect(peopleToChooseFrom({ applications: [luca, done] })).toEqual([luca, done]);
  });

  test("choose even if another letting of one of them would be shown", () => {
    expect(peopleToChooseFrom({ applications: [elsewhere, luca, sofia] })).toEqual([elsewhere, luca, sofia]);
  });

  test("have no choice when the applications are of different lettings", () => {
    expect(peopleToChooseFrom({ applications: [luca, elsewhere] })).toEqual([]);
    expect(peopleToChooseFrom({ applications: [luca] })).toEqual([]);
  });
});

test("the others are offered without the one that is shown", () => {
  expect(otherApplications({ uuid: "luca", applications: [luca, sofia, elsewhere] })).toEqual([
    sofia,
    elsewhere,
  ]);
});

test("an address names the case only if there are several", () => {
  expect(addressIn({ uuid: "luca", applications: [luca] }, "/dashboard")).toBe("/dashboard");
  expect(addressIn({ uuid: "luca", applications: [luca, sofia] }, "/dashboard?x=y")).toBe(
    "/dashboard?x=y&case=luca",
  );
});

test("a case is called by its home, and by first name only where applications belong to several people", () => {
  expect(applicationLabel([luca, { ...elsewhere, firstName: "luca" }], luca)).toBe("Home of a1");
  expect(applicationLabel([luca, sofia], luca)).toBe("Home of a1 (luca)");
});
