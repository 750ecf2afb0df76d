// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { JOB, linkOf, openReference, SECRET, UUID } from "../testing/open-reference.tsx";
import { openStatement, routesOf } from "../testing/statement-page.ts";

afterEach(cleanup);

const HERE = "Does Amara work for you now?";
const DETAILS = "Are the role and the start above correct?";
const UNSAID = "I am not allowed to say";
const { get, put } = routesOf("employment");

const open = async (opening = {}) => {
  const page = await openStatement("employment", opening);
  const contract = () =>
    page.screen.getByRole("combobox", { name: "What kind of contract is it?" }) as HTMLSelectElement;
  return {
    ...page,
    contract,
    hasContract: (label: string) => userEvent.selectOptions(contract(), label),
  };
};

const unsaid = async () => {
  const page = await open();
  await page.choose(HERE, UNSAID);
  await page.choose(DETAILS, UNSAID);
  await page.hasContract(UNSAID);
  await page.tick();
  return page;
};

describe("the page of an employer", () => {
  test("reads and shows the job, and nothing of a tenancy", async () => {
    const { screen, asked, card } = await open();
    expect(asked.map(({ route, body }) => [route, body])).toEqual([
      ["POST /auth/reference/exchange", { uuid: UUID, secret: SECRET }],
      [get, undefined],
    ]);
    expect(card("Colleague")).toEqual([
      "Amara Okafor",
      "Says: shift manager at Brightwater Bakery",
      "Says: since May 2023",
    ]);
    expect(document.title).toBe("A few words about your colleague – Latchkey");
    expect(screen.getByRole("main").textContent).not.toMatch(/tenant|property|let to/i);
  });

  test.each([
    [{ role: "" }, ["Says: works at Brightwater Bakery", "Says: since May 2023"]],
    [{ company: "" }, ["Says: shift manager", "Says: since May 2023"]],
    [{ start: null }, ["Says: shift manager at Brightwater Bakery"]],
    [{ role: "", company: "", start: null }, []],
  ])("leaves out what the applicant has not told: %j", async (missing, lines) => {
    const { card } = await open({ answers: { [get]: () => Response.json({ ...JOB, ...missing }) } });
    expect(card("Colleague")).toEqual(["Amara Okafor", ...lines]);
  });

  test("nothing is chosen before, and the amount stands in the currency of the applicant", async () => {
    const { screen, contract, box } = await open({
      answers: { [get]: () => Response.json({ ...JOB, currency: "USD" }) },
    });
    expect(screen.getAllByRole("radio").filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
    expect(contract().value).toBe("");
    expect(box("Amount (USD)").previousElementSibling?.textContent).toBe("US$");
  });

  test("says where the answers go, and that nobody has to answer", async () => {
    const { screen } = await open();
    const main = screen.getByRole("main").textContent;
    expect(main).toContain("Your answers go to Latchkey for one application");
    expect(main).toContain("Amara can ask to see them.");
    expect(main).toContain("You do not have to answer at all.");
  });
});

describe("an employer's reply", () => {
  test("with everything said", async () => {
    const { choose, hasContract, type, screen, signs, send, thanks, asked } = await open();
    await choose(HERE, "Yes");
    await choose(DETAILS, "Yes");
    await hasContract("Permanent");
    await type(/Amount/, "32,300");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "For each" }), "Year");
    await signs();
    await type(/Company phone number/, "+44 113 496 0000");
    await send();
    await thanks();
    expect(asked.at(-1)).toEqual({
      route: put,
      body: {
        works_here: true,
        details_confirmed: true,
        note: "",
        contract: "PERMANENT",
        pay: 32300,
        pay_period: "YEAR",
        referee_name: "Ellen Marsh",
        referee_role: "Payroll",
        referee_phone: "+441134960000",
      },
      token: "token-1",
    });
    expect(window.location.pathname).toBe("/reference-thank-you");
    expect(screen.getByRole("main").textContent).toContain(
      "Your reference for Amara Okafor is on its way to Latchkey.",
    );
  });

  test("with nothing said but who answers", async () => {
    const { signs, send, thanks, replies } = await unsaid();
    await signs();
    await send();
    await thanks();
    expect(replies()).toEqual([
      {
        works_here: null,
        details_confirmed: null,
        note: "",
        contract: null,
        pay: null,
        pay_period: null,
        referee_name: "Ellen Marsh",
        referee_role: "Payroll",
        referee_phone: "",
      },
    ]);
  });

  test("other details need words, which are sent", async () => {
    const { choose, queryBox, type, signs, send, thanks, replies, screen, box } = await unsaid();
    expect(queryBox("What is different?")).toBeNull();
    await choose(DETAILS, "No");
    await signs();
    await send();
    expect(document.activeElement).toBe(box("What is different?"));
    expect(screen.getByText("Tell us what is different, or change your answer")).toBeTruthy();
    expect(replies()).toEqual([]);
    await type("What is different?", "Since 2 May 2022.");
    expect(screen.queryByText("Tell us what is different, or change your answer")).toBeNull();
    await send();
    await thanks();
    expect(replies()).toMatchObject([{ details_confirmed: false, note: "Since 2 May 2022." }]);
  });

  test("about somebody who does not work there asks for nothing else, and sends nothing else", async () => {
    const { choose, group, screen, type, signs, send, thanks, replies, hasContract } = await open();
    await choose(DETAILS, "Yes");
    await hasContract("Permanent");
    await type(/Amount/, "32300");
    await choose(HERE, "No");
    expect(group(DETAILS)).toBeNull();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await type("Did Amara work for you before? Until when?", "Until June.");
    await signs();
    await send();
    await thanks();
    expect(replies()).toMatchObject([
      { works_here: false, details_confirmed: null, note: "Until June.", contract: null, pay: null },
    ]);
  });

  test("the answers come back with the questions", async () => {
    const { choose, radio, box, type, contract, hasContract } = await open();
    await choose(DETAILS, "Yes");
    await hasContract("Zero hours");
    await type(/Amount/, "12.50");
    await choose(HERE, "No");
    await choose(HERE, "Yes");
    expect(radio(DETAILS, "Yes").checked).toBe(true);
    expect(contract().value).toBe("ZERO_HOURS");
    expect(box(/Amount/).value).toBe("12.50");
  });

  test("a box takes the pay away, and gives back what was typed", async () => {
    const { type, tick, queryBox, box, screen } = await open();
    await type(/Amount/, "32,300");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "For each" }), "Month");
    await tick();
    expect(queryBox(/Amount/)).toBeNull();
    expect(screen.queryByRole("combobox", { name: "For each" })).toBeNull();
    await tick();
    expect(box(/Amount/).value).toBe("32,300");
    expect((screen.getByRole("combobox", { name: "For each" }) as HTMLSelectElement).value).toBe("MONTH");
  });
});

test("a phone number stays as it is typed, and is shown in the form in which it is kept once it is left", async () => {
  const { type, box } = await open();
  await type(/Company phone number/, "0113 496 0000");
  expect(box(/Company phone number/).value).toBe("0113 496 0000");
  await userEvent.tab();
  expect(box(/Company phone number/).value).toBe("+441134960000");
});

test("the name and the role of the answerer are shown in their stored form once they are left", async () => {
  const { box, type } = await openStatement("employment");
  await type("Your name", " Ellen\u00a0O‘Neill ");
  await type("Your role", "Pay‑roll ");
  await userEvent.tab();
  expect([box("Your name").value, box("Your role").value]).toEqual(["Ellen O'Neill", "Pay-roll"]);
});

describe("an employer's mistakes", () => {
  test("nothing answered: every field says what to do, and the first has the focus", async () => {
    const { send, screen, replies, radio } = await open();
    await send();
    expect(document.activeElement).toBe(radio(HERE, "Yes"));
    expect(screen.getAllByText("Choose an option")).toHaveLength(3);
    for (const words of ["Enter the amount, or tick the box below", "Enter your name", "Enter your role"])
      expect(screen.getByText(words)).toBeTruthy();
    expect(replies()).toEqual([]);
  });

  test.each([
    ["contract", "What kind of contract is it?", "combobox"],
    ["pay", "Amount (GBP)", "textbox"],
    ["name", "Your name", "textbox"],
  ])("the first wrong field is focused wherever it stands: %s", async (field, name, role) => {
    const { choose, send, screen, hasContract, tick } = await open();
    await choose(HERE, "Yes");
    await choose(DETAILS, "Yes");
    if (field !== "contract") await hasContract("Permanent");
    if (field === "name") await tick();
    await send();
    expect(document.activeElement).toBe(screen.getByRole(role, { name }));
    expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
  });

  test.each([
    [/Amount/, "0", "Enter an amount above 0 and below 10,000,000"],
    [/Amount/, "lots", "Enter an amount above 0 and below 10,000,000"],
    [/Company phone/, "+44 113 496 0000 ext 12", /^Enter a complete phone number/],
  ])(
    "a field that is left says what is wrong, and stays as it was typed: %s %s",
    async (name, typed, words) => {
      const { type, screen, box } = await open();
      await type(name, typed);
      expect(screen.queryByText(words)).toBeNull();
      await userEvent.tab();
      expect(screen.getByText(words)).toBeTruthy();
      expect(box(name).getAttribute("aria-invalid")).toBe("true");
      expect(box(name).value).toBe(typed);
    },
  );

  test("another note later starts without the error of the first", async () => {
    const { choose, box, screen } = await open();
    await choose(DETAILS, "No");
    await userEvent.click(box("What is different?"));
    await userEvent.tab();
    expect(screen.getByText("Tell us what is different, or change your answer")).toBeTruthy();
    await choose(DETAILS, "Yes");
    await choose(DETAILS, "No");
    expect(screen.queryByText("Tell us what is different, or change your answer")).toBeNull();
  });
});

test("an answer of the server that is no job is not shown", async () => {
  const strange = [{ ...JOB, role: null }, { ...JOB, currency: "XYZ" }, { ...JOB, first_name: 1 }, []];
  for (const body of strange) {
    const { screen } = await openReference({
      address: linkOf("employment"),
      answers: { [get]: () => Response.json(body) },
    });
    expect(await screen.findByText("Unexpected error")).toBeTruthy();
    cleanup();
  }
});
