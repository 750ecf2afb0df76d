// @vitest-environment happy-dom

import "../testing/income-chunks.ts";
import { CrashBoundary } from "@latchkey/browser/errors/crash-boundary.tsx";
import { findRoot } from "@latchkey/browser/frame/root-element.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { act, cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useInitialData } from "../shell/initial-data.tsx";
import { type Answers, aMe, answersFor } from "../testing/fake-server.ts";
import { aTestSession, aToken, openApp, refused } from "../testing/open-app.tsx";

afterEach(cleanup);

const somebody = answersFor(() => aMe());
const nobody = () => aTestSession(undefined);

describe("access", () => {
  test("FRM-038 logged out, a protected route leads to the sign-in page", async () => {
    const { left } = await openApp({ path: "/dashboard", answers: somebody, session: nobody() });
    await eventually(() => expect(left).toHaveBeenCalledWith("/otl"));
  });

  test("FRM-039 with the expired flag if there was a session, and the way back", async () => {
    const session = aTestSession(refused);
    const { left } = await openApp({
      path: "/open-banking?related_object_uuid=1",
      answers: somebody,
      session,
    });
    const back = encodeURIComponent("/open-banking?related_object_uuid=1");
    await eventually(() => expect(left).toHaveBeenCalledWith(`/otl?expired&return=${back}`));
  });

  test("FRM-204 (in part) signing out in another tab leads to a page that says so", async () => {
    const { screen, left, session } = await openApp({ path: "/dashboard", answers: somebody });
    await screen.findByRole("heading", { name: "Hi Amara" });
    act(() => session.logout());
    await eventually(() => expect(left).toHaveBeenCalledWith("/otl?out"));
  });

  test("SES-03 (in part) /logout asks first while another tab holds unsaved text, then clears everything", async () => {
    const unsaved = { ...createUnsavedText("this tab", undefined), isInAnotherTab: () => true };
    const { screen, left, session } = await openApp({ path: "/logout", answers: somebody, unsaved });
    const title = await screen.findByRole("heading", { name: "Another tab has answers that are not saved" });
    expect(document.activeElement).toBe(title);
    expect([session.snapshot().state, left.mock.calls]).toEqual(["pending", []]);
    expect(screen.getByRole("link", { name: "Stay signed in" }).getAttribute("href")).toBe("/dashboard");
    await userEvent.click(screen.getByRole("button", { name: "Sign out anyway" }));
    await eventually(() => expect(left).toHaveBeenCalledWith("/auth/token/logout"));
    expect(session.snapshot().state).toBe("logged-out");
  });

  test("ending every session asks first, and says which ones end", async () => {
    const { screen, left } = await openApp({ path: "/logout?everywhere", answers: somebody });
    await screen.findByRole("heading", { name: "Sign out everywhere?" });
    expect(left).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
    await eventually(() => expect(left).toHaveBeenCalledWith("/auth/token/logout?everywhere"));
  });

  test("FRM-027 FRM-028 /logout clears the session and sends the browser to the token logout", async () => {
    const { left, session } = await openApp({ path: "/logout", answers: somebody });
    await eventually(() => expect(left).toHaveBeenCalledWith("/auth/token/logout"));
    expect(session.snapshot().state).toBe("logged-out");
  });

  test("a submitted section leads to the dashboard, whose title the page then has", async () => {
    document.title = "Latchkey";
    const submitted = answersFor(() => aMe({ submitted: true }));
    const { screen, address } = await openApp({ path: "/questions/identity/name", answers: submitted });
    const heading = await screen.findByRole("heading", { level: 1 });
    await eventually(() => expect(address()).toBe("/dashboard"));
    await eventually(() => expect(document.title).toBe(`${heading.textContent} – Latchkey`));
  });

  const sectionsBut = (absent: string) =>
    ["IDENTITY", "INCOME", "RESIDENCE"]
      .filter((name) => name !== absent)
      .map((name) => ({ name, variant: `${name}_DEFAULT`, steps: [] }));

  test.each(["IDENTITY", "INCOME", "RESIDENCE"])(
    "a section that the case does not have leads to the dashboard: %s",
    async (absent) => {
      const { screen, address } = await openApp({
        path: `/questions/${absent.toLowerCase()}`,
        answers: answersFor(() => aMe({ sections: sectionsBut(absent) })),
      });
      await screen.findByRole("heading", { name: "Hi Amara" });
      expect(address()).toBe("/dashboard");
    },
  );

  test("a section in a variant that the page does not know is an error: the dashboard would lead here again", async () => {
    const sections = [...sectionsBut("INCOME"), { name: "INCOME", variant: "INCOME_NEWER", steps: [] }];
    const { screen } = await openApp({
      path: "/questions/income",
      answers: answersFor(() => aMe({ sections })),
    });
    expect(await screen.findByText("500")).toBeTruthy();
  });

  test("FRM-031 any other path leads to the dashboard", async () => {
    const { screen } = await openApp({ path: "/nowhere/at/all", answers: somebody });
    expect(await screen.findByRole("heading", { name: "Hi Amara" })).toBeTruthy();
  });

  test.each([
    ["/questions/identity", "What is your name?"],
    ["/questions/identity/name", "What is your name?"],
    ["/questions/identity/no/such/step", "What is your name?"],
    ["/questions/income", "What other income do you have?"],
    ["/questions/income/incomeType", "What other income do you have?"],
    ["/questions/residence", "Do you live in the UK?"],
    ["/questions/residence/in-uk", "Do you live in the UK?"],
  ])(
    "FRM-022 FRM-316 %s shows the wizard to who is signed in, and the sign-in page to others",
    async (path, name) => {
      const { screen, left } = await openApp({ path, answers: somebody });
      expect(await screen.findByRole("heading", { name })).toBeTruthy();
      expect(left).not.toHaveBeenCalled();
      cleanup();
      const visitor = await openApp({ path, answers: somebody, session: nobody() });
      await eventually(() => expect(visitor.left).toHaveBeenCalledWith(expect.stringMatching(/^\/otl/)));
      expect(visitor.requests).toEqual([]);
    },
  );

  test.each(["/dashboard", "/dashboard/more", "/"])(
    "FRM-026 FRM-316 %s is the home of who is signed in, and no other page",
    async (path) => {
      const { screen, left, address } = await openApp({ path, answers: somebody });
      expect(await screen.findByRole("heading", { name: "Hi Amara" })).toBeTruthy();
      expect(address()).toBe("/dashboard");
      expect(left).not.toHaveBeenCalled();
      cleanup();
      const visitor = await openApp({ path, answers: somebody, session: nobody() });
      await eventually(() => expect(visitor.left).toHaveBeenCalledWith(expect.stringMatching(/^\/otl/)));
    },
  );

  test("INC-018 (in part) INC-019 /questions/income/add, and nothing below it, begins a further income for who is signed in", async () => {
    const path = "/questions/income/add";
    const { screen, address } = await openApp({ path, answers: somebody });
    await screen.findByRole("heading", { name: "What other income do you have?" });
    await eventually(() => expect(address()).toBe("/questions/income/incomeType"));
    cleanup();
    const below = await openApp({ path: `${path}/more`, answers: somebody });
    expect(await below.screen.findByRole("heading", { name: "Hi Amara" })).toBeTruthy();
    expect(below.address()).toBe("/dashboard");
    cleanup();
    const visitor = await openApp({ path, answers: somebody, session: nobody() });
    await eventually(() => expect(visitor.left).toHaveBeenCalledWith(expect.stringMatching(/^\/otl/)));
    expect(visitor.requests).toEqual([]);
  });

  test("FRM-032 /500 shows the error page", async () => {
    const { screen } = await openApp({ path: "/500", answers: somebody });
    expect(await screen.findByText("500")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

describe("the root", () => {
  test("FRM-041 a full-screen loader shows while the initial data load", async () => {
    const session = aTestSession(aToken);
    vi.spyOn(session, "start").mockReturnValue(new Promise(() => undefined));
    const { screen } = await openApp({ path: "/dashboard", answers: somebody, session });
    expect(await screen.findByText("Opening your application")).toBeTruthy();
  });

  test("FRM-042 FRM-123 loading that failed shows the error page, and can be tried again", async () => {
    let isBroken = true;
    const answers: Answers = (request) =>
      isBroken ? { errors: [{ message: "broken" }] } : somebody(request);
    const { screen, report } = await openApp({ path: "/dashboard", answers });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(screen.queryByText("broken")).toBeNull();
    expect(report).toHaveBeenCalledWith(expect.any(Error), "graphql");
    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Hi Amara" })).toBeTruthy();
  });

  test("a server that cannot be reached for the session shows the error page too", async () => {
    const session = aTestSession(() => new Response(null, { status: 503 }));
    const { screen, left } = await openApp({ path: "/dashboard", answers: somebody, session });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(left).not.toHaveBeenCalled();
  });

  test("FRM-351 the initial data is loaded once", async () => {
    const { screen, requests } = await openApp({ path: "/dashboard", answers: somebody });
    await screen.findByRole("heading", { name: "Hi Amara" });
    expect(requests.filter((name) => name === "GetInitialData")).toHaveLength(1);
  });

  test("FRM-043 a page that crashes is replaced by a generic message", () => {
    const Broken = () => {
      throw new Error("broken");
    };
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { getByRole } = render(
      <CrashBoundary>
        <Broken />
      </CrashBoundary>,
    );
    expect(getByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  });

  test("FRM-365 a screen without initial data says so", () => {
    const Lost = () => useInitialData().email;
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow(
      "Invalid State - This screen cannot be rendered without initial data",
    );
  });

  test("FRM-368 an HTML document without a root element says so", () => {
    expect(findRoot).toThrow("No root element found");
  });
});

describe("an expiry", () => {
  const expire = async (path: string) => {
    let isGood = true;
    const session = aTestSession(() => (isGood ? aToken() : refused()));
    const opened = await openApp({ path, answers: somebody, session });
    return {
      ...opened,
      expire: async () => {
        isGood = false;
        session.refuse("token");
        await session.accessToken();
      },
    };
  };

  test("during a step opens a dialog over it, and a sign-in in any tab closes it", async () => {
    const { screen, session, left, expire: end } = await expire("/questions/income");
    await screen.findByRole("heading", { name: "What other income do you have?" });
    await end();
    const dialog = await screen.findByRole("dialog", { name: "You have been signed out" });
    expect(dialog).toBeTruthy();
    const signIn = screen.getByRole("link", { name: "Sign in in a new tab" });
    expect([signIn.getAttribute("href"), signIn.getAttribute("target")]).toEqual(["/otl", "_blank"]);
    expect(
      screen.getByRole("heading", { name: "What other income do you have?", hidden: true }),
    ).toBeTruthy();
    session.apply({ access: "new", expiresIn: 600 });
    await eventually(() => expect(screen.queryByRole("dialog", { name: /signed out/ })).toBeNull());
    expect(left).not.toHaveBeenCalled();
  });

  test("elsewhere leads to the sign-in page", async () => {
    const { screen, left, expire: end } = await expire("/dashboard");
    await screen.findByRole("heading", { name: "Hi Amara" });
    await end();
    await eventually(() => expect(left).toHaveBeenCalledWith("/otl?expired"));
  });
});

describe("the header", () => {
  test("has the brand of the agency, and says who checks", async () => {
    const accent = { __typename: "Accent", colour: "#6b2348", text: "#ffffff" };
    const brand = {
      __typename: "AgencyBrand",
      name: "Hartley & Co",
      logo: null,
      accent,
      phone: null,
      website: null,
    };
    const { screen } = await openApp({ path: "/dashboard", answers: answersFor(() => aMe({ brand })) });
    await screen.findByRole("heading", { name: "Hi Amara" });
    expect(screen.getByText("Hartley & Co")).toBeTruthy();
    expect(screen.getByText("H").style.getPropertyValue("--accent")).toBe("#6b2348");
    expect(screen.getByText(/^Checks by/).textContent).toBe("Checks by Latchkey. Powered by Latchkey");
  });

  test("leads to the phone and the website of the agency, beside the other entries of the menu", async () => {
    const contacts = { phone: "+441134960140", website: "https://hartley.example/help" };
    const brand = { __typename: "AgencyBrand", name: "Hartley & Co", logo: null, accent: null, ...contacts };
    const { screen } = await openApp({ path: "/dashboard", answers: answersFor(() => aMe({ brand })) });
    await screen.findByRole("heading", { name: "Hi Amara" });
    const hrefs = (name: string) =>
      screen.getAllByRole("link", { name, hidden: true }).map((link) => link.getAttribute("href"));
    expect(hrefs("Call Hartley & Co: +441134960140")[0]).toBe("tel:+441134960140");
    expect(hrefs("Website of Hartley & Co")[0]).toBe("https://hartley.example/help");
    await userEvent.click(screen.getByRole("button", { name: "Deutsch", hidden: true }));
    await screen.findByRole("heading", { name: "Hallo Amara" });
    expect(hrefs("Hartley & Co anrufen: +441134960140")).not.toEqual([]);
  });

  test("FRM-052 FRM-053 FRM-055 shows who made it, and the user menu", async () => {
    const { screen } = await openApp({ path: "/dashboard", answers: somebody });
    await screen.findByRole("heading", { name: "Hi Amara" });
    expect(screen.getByText("Powered by").textContent).toBe("Powered by Latchkey");
    expect(screen.getByText("A")).toBeTruthy();
    expect(
      screen.getByText("amara Okafor", { selector: ".visually-hidden *" }).parentElement?.textContent,
    ).toBe("Your account: amara Okafor");
    expect(screen.getByRole("link", { name: "Dashboard", hidden: true }).getAttribute("href")).toBe(
      "/dashboard",
    );
    expect(screen.getByRole("link", { name: "Sign out", hidden: true }).getAttribute("href")).toBe("/logout");
  });

  test("FRM-015 the language picker changes the language", async () => {
    const { screen } = await openApp({ path: "/dashboard", answers: somebody });
    await screen.findByRole("heading", { name: "Hi Amara" });
    await userEvent.click(screen.getByRole("button", { name: "Deutsch", hidden: true }));
    expect(await screen.findByRole("heading", { name: "Hallo Amara" })).toBeTruthy();
  });
});

test("the heading of a new page takes the focus", async () => {
  const { screen } = await openApp({ path: "/questions/income", answers: somebody });
  await screen.findByRole("heading", { name: "What other income do you have?" });
  await userEvent.click(screen.getByRole("link", { name: "Dashboard", hidden: true }));
  const title = await screen.findByRole("heading", { name: "Hi Amara" });
  await eventually(() => expect(document.activeElement).toBe(title));
});
