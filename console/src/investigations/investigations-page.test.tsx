// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import {
  type EndpointAnswers,
  noResponse,
  refusedWith,
  tokenAnswer,
} from "@latchkey/members/testing/endpoint.ts";
import { aRefusal, type GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { button, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aListedBundle, aReleasedBundle, aReturnedBundle, someBundles } from "../testing/fake-bundles.ts";
import { ruth } from "../testing/fake-team.ts";
import { aStaffSession, openConsole } from "../testing/open-console.tsx";
import { openDesk } from "../testing/open-desk.tsx";
import "./investigations-pages.tsx";

afterEach(cleanup);

const PATH = "/console/investigations";
const title = () => screen.findByRole("heading", { level: 1, name: "Investigations" });

const open = async (
  bundles: readonly object[],
  answers: EndpointAnswers = {},
  roles: readonly string[] = ["ADMINISTRATOR"],
) => {
  const desk = await openDesk({
    path: PATH,
    answers: { CaseBundles: () => someBundles(...bundles), ...answers },
    roles,
  });
  await title();
  return desk;
};

const rows = () =>
  within(screen.getByRole("table", { name: "Bundles" }))
    .getAllByRole("row")
    .slice(1);
const row = (name: RegExp) => within(screen.getByRole("row", { name }));
const acts = (name: RegExp) =>
  [...row(name).queryAllByRole("link", { name: /^Read/ }), ...row(name).queryAllByRole("button")].map(
    ({ textContent }) => textContent,
  );

const READ = "Read the bundle of LK-20418";
const RELEASE = "Release the bundle of LK-20418";
const RETURN = "Return the bundle of LK-20418";

describe("the list", () => {
  test("says that it is empty, and how a bundle comes into it", async () => {
    await open([]);
    expect(document.title).toBe("Investigations – Latchkey");
    expect(screen.getByRole("heading", { name: "No bundles yet" })).toBeTruthy();
    expect(screen.getByText("A reviewer asks for a bundle on the page of a case.")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("has the server's order, in which those that wait come first", async () => {
    await open([aListedBundle(), aReleasedBundle(), aReturnedBundle()]);
    expect(rows().map((one) => within(one).getByRole("rowheader").textContent)).toEqual([
      "LK-20418",
      "LK-20405",
      "LK-20399",
    ]);
  });

  test("tells who asked for a bundle, for whom, and what became of it", async () => {
    await open([aListedBundle(), aReleasedBundle(), aReturnedBundle()]);
    const cells = rows().map((one) =>
      within(one)
        .getAllByRole("cell")
        .slice(0, -1)
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ["TPO-2026-114", "The Property Ombudsman", "Priya Nair11 Mar 2026, 09:00", "Waits", "Not yet"],
      [
        "Leeds 77/B",
        "Leeds City Council",
        "Priya Nair11 Mar 2026, 09:00",
        "Released",
        "Ruth Adeyemi10 Mar 2026, 14:00",
      ],
      [
        "County court 5",
        "The court",
        "Priya Nair11 Mar 2026, 09:00",
        "Returned",
        "Ruth Adeyemi10 Mar 2026, 14:00The court has not written.",
      ],
    ]);
  });

  test("lets an administrator read and settle what waits, and read what is released", async () => {
    await open([aListedBundle(), aReleasedBundle(), aReturnedBundle()]);
    expect(acts(/LK-20418/)).toEqual(["Read", "Release", "Return"]);
    expect(acts(/LK-20405/)).toEqual(["Read"]);
    expect(acts(/LK-20399/)).toEqual([]);
    expect(screen.getByRole("link", { name: READ }).getAttribute("href")).toBe(`${PATH}/bundle-1`);
  });

  test("leaves an administrator's own bundle to another administrator", async () => {
    await open([aListedBundle({ isYours: true })], {}, ["REVIEWER", "ADMINISTRATOR"]);
    expect(acts(/LK-20418/)).toEqual([]);
    expect(row(/LK-20418/).getByText("Another administrator releases it.")).toBeTruthy();
  });

  test("lets a reviewer read only what is released", async () => {
    const own = { isYours: true };
    await open([aListedBundle(own), aReleasedBundle(own), aReturnedBundle(own)], {}, ["REVIEWER"]);
    expect(acts(/LK-20418/)).toEqual([]);
    expect(acts(/LK-20405/)).toEqual(["Read"]);
    expect(acts(/LK-20399/)).toEqual([]);
    expect(screen.queryByText("Another administrator releases it.")).toBeNull();
  });
});

describe("loading", () => {
  test("that failed can be tried again", async () => {
    let isAway = true;
    await openDesk({
      path: PATH,
      answers: { CaseBundles: () => (isAway ? noResponse() : someBundles(aListedBundle())) },
      roles: ["ADMINISTRATOR"],
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    await title();
    expect(document.title).toBe("Investigations – Latchkey");
    expect(rows()).toHaveLength(1);
  });

  test("that failed after a release keeps the list and can be tried again", async () => {
    let isAway = false;
    let bundle = aListedBundle();
    await open([], {
      CaseBundles: () => (isAway ? noResponse() : someBundles(bundle)),
      ReleaseCaseBundle: () => {
        isAway = true;
        return { releaseCaseBundle: true };
      },
    });
    await press(RELEASE);
    await (await theDialog()).press("Release");
    await screen.findByText("We could not load the newest state");
    expect(acts(/LK-20418/)).toEqual(["Read", "Release", "Return"]);
    isAway = false;
    bundle = aListedBundle({ state: "RELEASED" });
    await press("Try again");
    await eventually(() => expect(acts(/LK-20418/)).toEqual(["Read"]));
    expect(screen.queryByText("We could not load the newest state")).toBeNull();
  });
});

test("the page is reached from the navigation and by its letters", async () => {
  await openDesk({ path: "/console/account", answers: { CaseBundles: () => someBundles() } });
  await screen.findAllByRole("link", { name: "Investigations" });
  await userEvent.keyboard("gi");
  await title();
});

test("an address below the page that belongs to no bundle does not exist", async () => {
  const { sent } = await openDesk({ path: `${PATH}/bundle-1/more`, answers: {} });
  await screen.findByRole("heading", { name: "This page does not exist" });
  expect(sent("CaseBundleOf")).toEqual([]);
});

describe("a release", () => {
  test("names the recipient, shows that it is done and reads the list again", async () => {
    let bundle = aListedBundle();
    const { sent } = await open([], {
      CaseBundles: () => someBundles(bundle),
      ReleaseCaseBundle: () => {
        bundle = aListedBundle({ state: "RELEASED", settledBy: "Ruth Adeyemi" });
        return { releaseCaseBundle: true };
      },
    });
    await press(RELEASE);
    const dialog = await theDialog("Release the bundle of LK-20418?");
    expect(dialog.getByText(/sends it to: The Property Ombudsman\.$/)).toBeTruthy();
    await dialog.press("Release");
    await screen.findByText("The bundle of LK-20418 is released.");
    expect(screen.queryByRole("dialog")).toBeNull();
    await eventually(() => expect(acts(/LK-20418/)).toEqual(["Read"]));
    expect(sent("ReleaseCaseBundle")).toEqual([{ id: "bundle-1" }]);
    expect(sent("CaseBundles")).toHaveLength(2);
    await eventually(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Investigations" })),
    );
  });

  test("can be left, which sends nothing and returns the focus", async () => {
    const { sent } = await open([aListedBundle()]);
    await press(RELEASE);
    await (await theDialog()).press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(button(RELEASE));
    expect(sent("ReleaseCaseBundle")).toEqual([]);
  });

  test.each([
    ["DECISION_OVER", "It is settled already."],
    ["OWN_CASE", "You stand in this application yourself. Another administrator releases it."],
    ["SECOND_PERSON_NEEDED", "Another administrator releases it."],
    ["SECOND_REVIEW_OPEN", "Your second review of this application comes first."],
  ])("that is refused with %s says why and reads the list again", async (code, text) => {
    const { sent } = await open([aListedBundle()], { ReleaseCaseBundle: () => refusedWith(code) });
    await press(RELEASE);
    const dialog = await theDialog();
    await dialog.press("Release");
    expect((await dialog.findByRole("alert")).textContent).toContain(text);
    await eventually(() => expect(sent("CaseBundles")).toHaveLength(2));
    expect(screen.queryByText("The bundle of LK-20418 is released.")).toBeNull();
  });

  const openUnproved = async () => {
    let isProved = false;
    let isReleased = false;
    const opened = await openConsole({
      path: PATH,
      session: aStaffSession(tokenAnswer),
      graphql: ({ operationName }: GraphqlRequest) => {
        if (operationName === "GetStaff") return { data: { staff: ruth } };
        if (operationName === "CaseBundles") {
          return { data: someBundles(aListedBundle({ state: isReleased ? "RELEASED" : "ASKED" })) };
        }
        if (!isProved) return aRefusal("PROOF_NEEDED");
        isReleased = true;
        return { data: { releaseCaseBundle: true } };
      },
      calls: {
        [staffPages.auth.pending]: () =>
          Response.json({ email: ruth.email, isEnrolled: true, factors: ["app"], triesLeft: 5 }),
        [staffPages.auth.app]: () => {
          isProved = true;
          return tokenAnswer();
        },
      },
    });
    await title();
    await press(RELEASE);
    await (await theDialog("Release the bundle of LK-20418?")).press("Release");
    const proof = await theDialog("Confirm that it is you");
    const times = (name: string) =>
      opened.operations.filter(({ operationName }) => operationName === name).length;
    return { proof, times };
  };

  test("that needs the second step happens by itself after it", async () => {
    const { proof, times } = await openUnproved();
    await userEvent.type(await proof.findByRole("textbox"), "123456");
    await proof.press("Continue");
    await screen.findByText("The bundle of LK-20418 is released.");
    await eventually(() => expect(acts(/LK-20418/)).toEqual(["Read"]));
    expect(times("ReleaseCaseBundle")).toBe(2);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("without the second step does not happen, and the dialog says so", async () => {
    const { proof, times } = await openUnproved();
    await proof.press("Cancel");
    const dialog = await theDialog("Release the bundle of LK-20418?");
    expect(await dialog.findByRole("alert")).toBeTruthy();
    expect(times("ReleaseCaseBundle")).toBe(1);
  });
});

describe("a return", () => {
  const openReturn = async (answers: EndpointAnswers) => {
    const desk = await open([aListedBundle()], answers);
    await press(RETURN);
    const dialog = await theDialog("Return the bundle of LK-20418?");
    const reason = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" });
    return { ...desk, dialog, reason };
  };

  test("needs a reason", async () => {
    const { dialog, reason, sent } = await openReturn({});
    await userEvent.type(reason, "  ");
    await dialog.press("Return");
    expect(dialog.getByText("Enter the reason")).toBeTruthy();
    expect(document.activeElement).toBe(reason);
    expect(sent("ReturnCaseBundle")).toEqual([]);
  });

  test("sends the reason, shows that it is done and reads the list again", async () => {
    let bundle = aListedBundle();
    const { dialog, reason, sent } = await openReturn({
      CaseBundles: () => someBundles(bundle),
      ReturnCaseBundle: () => {
        bundle = aListedBundle({
          state: "RETURNED",
          settledBy: "Ruth Adeyemi",
          settledAt: "2026-03-12T10:00:00Z",
          settledNote: "The ombudsman has not written.",
        });
        return { returnCaseBundle: true };
      },
    });
    await userEvent.type(reason, " The ombudsman has not written. ");
    await dialog.press("Return");
    await screen.findByText("The bundle of LK-20418 is returned.");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent("ReturnCaseBundle")).toEqual([{ id: "bundle-1", note: "The ombudsman has not written." }]);
    await eventually(() => expect(acts(/LK-20418/)).toEqual([]));
    expect(row(/LK-20418/).getByText("The ombudsman has not written.")).toBeTruthy();
  });

  test.each([
    ["the bundle is settled", () => refusedWith("DECISION_OVER"), "It is settled already."],
    ["the server has a fault", () => refusedWith("INTERNAL"), "What you typed is still here."],
    ["the connection is lost", noResponse, "What you typed is still here."],
  ])("keeps what was typed if %s", async (_, answer, text) => {
    const { dialog, reason, sent } = await openReturn({ ReturnCaseBundle: answer });
    await userEvent.type(reason, "Not yet.");
    await dialog.press("Return");
    expect((await dialog.findByRole("alert")).textContent).toContain(text);
    await eventually(() => expect(sent("CaseBundles")).toHaveLength(2));
    expect(reason.isConnected).toBe(true);
    expect(reason.value).toBe("Not yet.");
  });

  test("keeps what was typed if the list cannot be read again either", async () => {
    let isAway = false;
    const { dialog, reason } = await openReturn({
      CaseBundles: () => (isAway ? noResponse() : someBundles(aListedBundle())),
      ReturnCaseBundle: noResponse,
    });
    isAway = true;
    await userEvent.type(reason, "Not yet.");
    await dialog.press("Return");
    await screen.findByText("We could not load the newest state");
    expect(reason.isConnected).toBe(true);
    expect(reason.value).toBe("Not yet.");
  });

  test("shows at the field what the server says of the reason, and keeps it", async () => {
    const { dialog, reason } = await openReturn({
      ReturnCaseBundle: () => refusedWith("INVALID_INPUT", [{ field: "note", code: "validation.required" }]),
    });
    await userEvent.type(reason, "Not yet.");
    await dialog.press("Return");
    expect(await dialog.findByText("Enter the reason")).toBeTruthy();
    expect(reason.value).toBe("Not yet.");
    await eventually(() => expect(document.activeElement).toBe(reason));
    expect(dialog.queryByRole("alert")).toBeNull();
  });
});
