// @vitest-environment happy-dom

import "../../testing/income-chunks.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aMe, answersFor } from "../../testing/fake-server.ts";
import { aTestSession, openApp } from "../../testing/open-app.tsx";

/** The page that starts a bank for the source that its address names. */

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SOURCE = "5f0c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f";
const BANK = "https://bank.example/dialog?state=1";
const CALL = `/wizard/api/truelayer/auth_url/?object_uuid=${SOURCE}&object_type=income_source&wizard_section=income`;
const somebody = answersFor(() => aMe());

/** What the server answers to the start of a bank. */
const starts = (...answers: readonly (() => Response)[]) => {
  const left = [...answers];
  const ask = vi.fn(async (_address: string, _init?: RequestInit) => (left.shift() ?? Response.error)());
  vi.stubGlobal("fetch", ask);
  return ask;
};

const sends = () => Response.json({ truelayer_auth_url: BANK });
const open = (search: string) => openApp({ path: `/open-banking${search}`, answers: somebody });

describe("the bank connection page", () => {
  test("INC-020 INC-021 FRM-029 FRM-030 FRM-337 is protected, exact, asks for the bank of the named source, and leaves for it", async () => {
    const ask = starts(sends);
    const { left } = await open(`?related_object_uuid=${SOURCE}`);
    await eventually(() => expect(left).toHaveBeenCalledWith(BANK));
    expect(ask.mock.calls).toMatchObject([[CALL, { headers: { authorization: "Bearer token" } }]]);
    cleanup();
    const more = await open(`/more?related_object_uuid=${SOURCE}`);
    await eventually(() => expect(more.address()).toBe("/dashboard"));
    cleanup();
    const path = `/open-banking?related_object_uuid=${SOURCE}`;
    const visitor = await openApp({ path, answers: somebody, session: aTestSession(undefined) });
    await eventually(() => expect(visitor.left).toHaveBeenCalledWith(expect.stringMatching(/^\/otl/)));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["nothing", ""],
    ["too short", "?related_object_uuid=1"],
    ["a letter too much", `?related_object_uuid=${SOURCE}0`],
    ["no hexadecimal digits", `?related_object_uuid=${SOURCE.replace("5", "g")}`],
    ["without hyphens", `?related_object_uuid=${SOURCE.replaceAll("-", "")}`],
  ])("FRM-294 an id that is %s counts as none, so there is no bank to start", async (_what, search) => {
    const ask = starts(sends);
    const { screen, left } = await open(search);
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect([ask.mock.calls, left.mock.calls]).toEqual([[], []]);
  });

  test.each([
    [
      "FRM-295 the source is none of the person's",
      () => Response.json({ code: "NOT_FOUND" }, { status: 404 }),
    ],
    ["FRM-370 the start fails", () => Response.json({}, { status: 503 })],
    ["FRM-370 the answer has no address", () => Response.json({})],
  ])("%s: the error page, and a retry", async (_why, answer) => {
    const report = vi.spyOn(reporter, "report");
    const ask = starts(answer, sends);
    const { screen, left } = await open(`?related_object_uuid=${SOURCE}`);
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(left).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await eventually(() => expect(left).toHaveBeenCalledWith(BANK));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("FRM-371 a query that fails shows the error page, and no bank is asked for", async () => {
    const ask = starts(sends);
    const { screen } = await openApp({
      path: `/open-banking?related_object_uuid=${SOURCE}`,
      answers: () => ({ errors: [{ message: "broken" }] }),
    });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(ask).not.toHaveBeenCalled();
  });
});
