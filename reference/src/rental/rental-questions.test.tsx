// @vitest-environment happy-dom

import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { SECRET, TENANCY, UUID } from "../testing/open-reference.tsx";
import { COMPLAINTS, DETAILS, EXCHANGE, GET, legends, openRental, PAYMENTS } from "../testing/rental-page.ts";

afterEach(cleanup);

describe("the page", () => {
  test("FRM-104 FRM-105 FRM-106 a card shows name, address and period", async () => {
    const { screen } = await openRental();
    const card = within(screen.getByRole("region", { name: "Tenant" }));
    for (const words of ["Amara Okafor", TENANCY.address, "From August 2024 to present"])
      expect(card.getByText(words)).toBeTruthy();
    cleanup();
    const ended = await openRental({
      answers: { [GET]: () => Response.json({ ...TENANCY, tenancy_end: "2026-03-31" }) },
    });
    expect(ended.screen.getByText("From August 2024 to March 2026")).toBeTruthy();
  });

  test("FRM-056 the header says 'powered by' and has no language picker", async () => {
    const { screen } = await openRental();
    const header = within(screen.getByRole("banner"));
    expect(header.getByText(/Powered by/)).toBeTruthy();
    expect(header.queryByRole("button")).toBeNull();
    expect(header.queryByText("English")).toBeNull();
  });

  test("has the brand of the agency in its header, and says who checks", async () => {
    const accent = { colour: "#6b2348", text: "#ffffff" };
    const brand = { name: "Hartley & Co", logo: null, accent };
    const { screen } = await openRental({ answers: { [GET]: () => Response.json({ ...TENANCY, brand }) } });
    const header = within(screen.getByRole("banner"));
    expect(header.getByText("Hartley & Co")).toBeTruthy();
    expect(header.getByText("H").style.getPropertyValue("--accent")).toBe("#6b2348");
    expect(header.getByText(/^Checks by/).textContent).toBe("Checks by Latchkey. Powered by Latchkey");
    expect(screen.queryByRole("link", { name: /Hartley/ })).toBeNull();
    cleanup();
    const other = await openRental({
      answers: {
        [GET]: () =>
          Response.json({
            ...TENANCY,
            brand: {
              ...brand,
              logo: "/agency-logos/1",
              accent: 1,
              phone: "+441134960140",
              website: "https://hartley.example/help",
            },
          }),
      },
    });
    const footer = within(other.screen.getByRole("contentinfo"));
    expect(
      footer.getAllByRole("link", { name: /Hartley & Co/ }).map((link) => link.getAttribute("href")),
    ).toEqual(["tel:+441134960140", "https://hartley.example/help"]);
    const banner = other.screen.getByRole("banner");
    expect(banner.querySelector("img")?.getAttribute("src")).toBe("/agency-logos/1");
  });

  test("FRM-107 FRM-108 FRM-109 FRM-110 FRM-111 FRM-112 five questions with yes and no: the first is yes, the others are no", async () => {
    const { screen, radio } = await openRental();
    expect(screen.getAllByRole("radiogroup")).toHaveLength(5);
    expect(legends.map((legend) => [radio(legend, "Yes").checked, radio(legend, "No").checked])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, true],
      [false, true],
    ]);
  });

  test("FRM-117 FRM-118 two notes stand at the bottom; the second has words in red", async () => {
    const { screen } = await openRental();
    const first = screen.getAllByText("Amara", { selector: "p > span" }).at(-1)?.parentElement;
    expect(first?.textContent).toBe("Your answers go to Latchkey. Amara can ask to see them.");
    const red = screen.getByText("Only write what you know to be true.");
    expect(red.className).toBe("critical-text");
    expect(first?.nextElementSibling).toBe(red.parentElement);
    expect(red.parentElement?.textContent).toContain("You may be asked to show proof.");
  });

  test("what the applicant is shown is read before the first question", async () => {
    const { screen } = await openRental();
    const text = "Your own words and your contact details are not shown to them.";
    const shown = screen.getByText(text);
    expect(screen.getByRole("main").textContent).toContain(
      "Amara is shown what weighs against them in your answers, and may reply",
    );
    const [question] = screen.getAllByRole("radiogroup");
    expect(question && shown.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("FRM-317 FRM-318 opens with the link alone: its secret is exchanged for a bearer, and no address has it", async () => {
    const { asked } = await openRental();
    expect(asked).toEqual([
      { route: EXCHANGE, body: { uuid: UUID, secret: SECRET }, token: undefined },
      { route: GET, body: undefined, token: "token-1" },
    ]);
  });
});

test("a translator leaves the names alone in every question, sentence and note", async () => {
  const { screen } = await openRental();
  const left = (part: Element) =>
    [...part.querySelectorAll("[translate=no]")].map((value) => value.textContent);
  const main = screen.getByRole("main");
  const sentences = [...main.querySelectorAll("legend, li, p")].filter(({ textContent }) =>
    /Amara|Latchkey/.test(textContent ?? ""),
  );
  const unkept = sentences.filter(
    (part) => part.getAttribute("translate") !== "no" && left(part).length === 0,
  );
  expect(unkept.map(({ textContent }) => textContent)).toEqual([]);
  expect(
    screen.getByRole("radiogroup", { name: COMPLAINTS }).querySelector("[translate=no]")?.textContent,
  ).toBe("Amara");
  const end = screen.getByText("Amara", { selector: ".questionnaire__notes span" }).parentElement;
  expect(end && left(end)).toEqual(["Latchkey", "Amara"]);
});

describe("before it is sent", () => {
  test("the page says in sentences what is said, as it is now", async () => {
    const { screen, choose } = await openRental();
    const said = () =>
      within(screen.getByRole("region", { name: "You are about to say" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(said()).toEqual([
      "The dates and the address are correct",
      "No payment was missed or too low",
      "There was no damage",
      "You got no complaints about Amara",
      "There is no reason not to let to Amara again",
    ]);
    await choose(PAYMENTS, "Yes");
    await choose(DETAILS, "No");
    expect(said().slice(0, 2)).toEqual([
      "The dates or the address are not correct",
      "A payment was missed or too low",
    ]);
    const list = screen.getByRole("region", { name: "You are about to say" });
    const button = screen.getByRole("button", { name: "Send reference" });
    expect(list.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("the notes", () => {
  test.each(legends)("FRM-113 FRM-114 another answer to “%s” shows a note of 5 rows", async (legend) => {
    const { choose, notes } = await openRental();
    expect(notes()).toEqual([]);
    await choose(legend, legend === DETAILS ? "No" : "Yes");
    expect(notes().map((note) => note.getAttribute("rows"))).toEqual(["5"]);
  });

  test("FRM-240 leaving an empty note shows its error, and typing takes it away", async () => {
    const { screen, choose, notes } = await openRental();
    await choose(PAYMENTS, "Yes");
    const words = "Tell us what happened, or change your answer to No";
    await userEvent.click(notes()[0]!);
    expect(screen.queryByText(words)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(words)).toBeTruthy();
    expect(notes()[0]?.getAttribute("aria-invalid")).toBe("true");
    await userEvent.type(notes()[0]!, "Twice");
    expect(screen.queryByText(words)).toBeNull();
  });

  test("FRM-115 going back to the default clears the note and its error", async () => {
    const { screen, choose, notes } = await openRental();
    await choose(DETAILS, "No");
    await userEvent.type(notes()[0]!, "In May");
    await userEvent.clear(notes()[0]!);
    await userEvent.tab();
    expect(screen.getByText("Tell us what is different, or change your answer to Yes")).toBeTruthy();
    await userEvent.type(notes()[0]!, "In May");
    await choose(DETAILS, "Yes");
    expect(notes()).toEqual([]);
    await choose(DETAILS, "No");
    expect(notes()[0]?.value).toBe("");
    expect(notes()[0]?.getAttribute("aria-invalid")).toBeNull();
    expect(screen.queryByText(/Tell us/)).toBeNull();
  });

  test("FRM-113 (in part) without its note nothing is sent: the first one that is missing has the focus", async () => {
    const { choose, notes, send, replies, screen } = await openRental();
    await choose(COMPLAINTS, "Yes");
    await choose(PAYMENTS, "Yes");
    await userEvent.type(notes()[1]!, "  ");
    await send();
    expect(document.activeElement).toBe(notes()[0]);
    expect(screen.getAllByText("Tell us what happened, or change your answer to No")).toHaveLength(2);
    expect(replies()).toEqual([]);
  });

  test("a note that is too long is told how long it may be", async () => {
    const { choose, notes, screen } = await openRental();
    await choose(DETAILS, "No");
    await userEvent.click(notes()[0]!);
    await userEvent.paste("x".repeat(1001));
    await userEvent.tab();
    expect(screen.getByText(/too long. Use at most 1,000/)).toBeTruthy();
  });
});
