// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { aMe, answersFor, aProgress, completedNow, submittedNow } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";

afterEach(cleanup);

type Case = Parameters<typeof aMe>[0];

const ofAmara = { tenants: ["Amara Okafor"], home: "14 Alder Row, Leeds LS6 2QB", monthlyAmount: 950 };
const sections = [
  { name: "IDENTITY", variant: "IDENTITY_DEFAULT", steps: [] },
  { name: "INCOME", variant: "INCOME_WITHOUT_GUARANTOR", steps: [] },
];

const open = (given: Case) =>
  openApp({ path: "/dashboard", answers: answersFor(() => aMe({ sections, ...given })) });
const openGuarantors = (given: Case = {}) =>
  open({ firstName: "Margaret", guarantee: { asked: ofAmara, agreed: ofAmara }, ...given });

const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, " ");

describe("a guarantor's dashboard", () => {
  test("says whom, which home, how much, and what the criteria ask", async () => {
    const { screen } = await openGuarantors();
    const panel = await screen.findByRole("region", { name: "What you guarantee" });
    const said = [...panel.querySelectorAll("p")].map(({ textContent }) => plain(textContent));
    expect(said.slice(0, 2)).toEqual([
      "The rent of Amara Okafor for 14 Alder Row, Leeds LS6 2QB: £950 a month, if it is not paid.",
      "We look for a yearly income of £34,200 before tax: 36 × £950. Savings can count too.",
    ]);
    const left = [...panel.querySelectorAll("[translate=no]")].map(({ textContent }) => textContent);
    expect(left).toEqual(["Amara Okafor", ofAmara.home, "£950"]);
  });

  test("says that the guarantee ends with the tenant's life, where the law says so", async () => {
    const atDeath = "If a tenant dies, you do not owe the rent for the time after.";
    const { screen } = await openGuarantors({
      guarantee: { asked: ofAmara, agreed: ofAmara, endsAtDeath: true },
    });
    expect(await screen.findByText(atDeath)).toBeTruthy();
    cleanup();
    const elsewhere = await openGuarantors();
    await elsewhere.screen.findByRole("region", { name: "What you guarantee" });
    expect(elsewhere.screen.queryByText(atDeath)).toBeNull();
  });

  test("speaks of no home and no rent of their own", async () => {
    const { screen } = await openGuarantors();
    expect(await screen.findByText("What you earn, or what you have saved")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Send my details" })).toBeTruthy();
    expect(await screen.findByText(/needs to know who you are and what you earn/)).toBeTruthy();
    const { textContent } = screen.container.querySelector("main") ?? {};
    expect(textContent).not.toMatch(/your new home|pay the rent|your rent|application/i);
  });

  test("still says it after the details are sent", async () => {
    const progress = [aProgress(1, "IDENTITY", submittedNow), aProgress(2, "INCOME", submittedNow)];
    const { screen } = await openGuarantors({ progress, submitted: true });
    expect(await screen.findByText(/^Your details are with our reviewers/)).toBeTruthy();
    expect(await screen.findByRole("region", { name: "What you guarantee" })).toBeTruthy();
  });

  test("says so when nobody names them any more", async () => {
    const asked = { ...ofAmara, tenants: [], monthlyAmount: 0 };
    const { screen } = await openGuarantors({ guarantee: { asked, agreed: ofAmara } });
    expect(await screen.findByText(/^Nobody names you as guarantor/)).toBeTruthy();
  });
});

describe("a tenant's dashboard", () => {
  const sent = {
    progress: [aProgress(1, "IDENTITY", submittedNow), aProgress(2, "INCOME", submittedNow)],
    submitted: true,
  };

  test.each([
    ["INVITED", "We have written to your guarantor."],
    ["SENT", "Your guarantor has sent their part."],
  ] as const)("says after the submission that the guarantor is %s", async (guarantorStatus, line) => {
    const { screen } = await open({ ...sent, guarantorStatus });
    expect(await screen.findByText(new RegExp(line))).toBeTruthy();
    expect(screen.queryByRole("region", { name: "What you guarantee" })).toBeNull();
  });

  test("says before the submission too that the guarantor takes no part any more, and what to do", async () => {
    const { screen } = await open({
      guarantorStatus: "ENDED",
      progress: [aProgress(1, "IDENTITY", completedNow)],
    });
    expect(await screen.findByText("You no longer have a guarantor")).toBeTruthy();
    const [link] = screen.getAllByRole("link", { name: "Write to us" });
    expect(link?.getAttribute("href")).toMatch(/^mailto:/);
  });

  test("says nothing of a guarantor where there is none, or before it is sent", async () => {
    const without = await open(sent);
    await without.screen.findByText(/nothing else to do now/);
    expect(without.screen.container.textContent).not.toMatch(/your guarantor/i);
    cleanup();
    const before = await open({
      guarantorStatus: "INVITED",
      progress: [aProgress(1, "IDENTITY", completedNow)],
    });
    await before.screen.findByRole("heading", { name: "Hi Amara" });
    expect(before.screen.container.textContent).not.toMatch(/written to your guarantor/i);
  });
});
