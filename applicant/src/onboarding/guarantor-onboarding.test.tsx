// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type Answer,
  type Answers,
  aMe,
  answersFor,
  type GraphqlRequest,
  type TestGuarantee,
} from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";

afterEach(cleanup);

const HOME = "14 Alder Row, Leeds LS6 2QB";
const ofAmara = { tenants: ["Amara Okafor"], home: HOME, monthlyAmount: 950 };
const ofBoth = { tenants: ["Amara Okafor", "Ben Ashdown"], home: HOME, monthlyAmount: 1_900 };
const BOX_OF_AMARA = `I guarantee the rent of Amara Okafor for ${HOME}, £950 a month, if it is not paid`;
const BOX_OF_BOTH = `I guarantee the rent of Amara Okafor and Ben Ashdown for ${HOME}, £1,900 a month, if it is not paid`;

const sections = [
  { name: "IDENTITY", variant: "IDENTITY_DEFAULT", steps: [] },
  { name: "INCOME", variant: "INCOME_WITHOUT_GUARANTOR", steps: [] },
];

/** A guarantor's case; what they are asked may change while the page is open. */
const openGuarantor = async (
  first: TestGuarantee,
  consented: boolean,
  mutations: Record<string, Answers>,
) => {
  let guarantee = first;
  const me = () => aMe({ firstName: "Margaret", sections, consented, guarantee });
  const opened = await openApp({ path: "/dashboard", answers: answersFor(me, mutations) });
  return {
    ...opened,
    change: (to: TestGuarantee) => {
      guarantee = to;
    },
  };
};

const agreedAnswer = (guarantee: TestGuarantee): Answer => ({
  data: {
    updateConsents: { __typename: "UpdateConsents", me: aMe({ sections, guarantee }) },
    agreeToGuarantee: { __typename: "UpdateConsents", me: aMe({ sections, guarantee }) },
  },
});
const changed: Answer = { errors: [{ message: "no", extensions: { code: "CHANGED_ELSEWHERE" } }] };

const agreed = () =>
  vi.fn<(request: GraphqlRequest) => Answer>(() => agreedAnswer({ asked: ofAmara, agreed: ofAmara }));

const readToTheConsents = async (dialog: HTMLElement) => {
  const titles: (string | null)[] = [];
  while (within(dialog).queryByRole("button", { name: "Continue" })) {
    await userEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
    titles.push(within(dialog).getByRole("heading", { level: 1 }).textContent);
  }
  return titles;
};

describe("a guarantor's first visit", () => {
  const openFirst = async (answer: (request: GraphqlRequest) => Answer = agreed()) => {
    const opened = await openGuarantor({ asked: ofAmara }, false, { ConsentAsGuarantor: answer });
    const dialog = await opened.screen.findByRole("dialog", { name: /^Welcome/ });
    const box = (name: RegExp | string) => within(dialog).getByRole("checkbox", { name });
    const tickOthers = async () => {
      for (const name of [/I agree/, /You may check/, /The details/]) await userEvent.click(box(name));
    };
    const agree = () => userEvent.click(within(dialog).getByRole("button", { name: "Agree and start" }));
    return { ...opened, dialog, box, tickOthers, agree };
  };

  test("says whom, which home and how much, and nothing of a rent of their own", async () => {
    const { dialog } = await openFirst();
    expect(dialog.textContent).toContain(`rent of Amara Okafor for ${HOME}: £950 a month`);
    const left = [...dialog.querySelectorAll("p [translate=no]")].map(({ textContent }) => textContent);
    expect(left).toEqual(["Latchkey", "Amara Okafor", HOME, "£950"]);
    expect(await readToTheConsents(dialog)).toEqual([
      "Have one of these with you",
      "Then, your income",
      "That is all you need",
      "Your permission",
    ]);
    expect(within(dialog).getByText(/^For example my employer\. If I choose them: TrueLayer/)).toBeTruthy();
  });

  test("LAW-23 says where the law ends a guarantee with the tenant's death", async () => {
    const opened = await openGuarantor({ asked: ofAmara, endsAtDeath: true }, false, {});
    const dialog = await opened.screen.findByRole("dialog", { name: /^Welcome/ });
    expect(dialog.textContent).toContain("If a tenant dies, you do not owe the rent for the time after.");
  });

  test("needs a fourth box, in words of its own", async () => {
    const answer = agreed();
    const { dialog, box, tickOthers, agree, requests } = await openFirst(answer);
    await readToTheConsents(dialog);
    expect(within(dialog).getAllByRole("checkbox")).toHaveLength(5);
    await tickOthers();
    await agree();
    expect(within(dialog).getByRole("alert").textContent).toContain("Please tick the first four boxes");
    expect(box(BOX_OF_AMARA).getAttribute("aria-invalid")).toBe("true");
    expect(requests).not.toContain("ConsentAsGuarantor");
    await userEvent.click(box(BOX_OF_AMARA));
    await agree();
    await eventually(() => expect(document.querySelector("dialog[open]")).toBeNull());
    expect(answer.mock.calls[0]?.[0].variables).toEqual({
      termsAndConditions: true,
      backgroundChecks: true,
      dataAccuracy: true,
      marketing: false,
      ...ofAmara,
      language: "en",
    });
  });

  test("what has changed while they read is shown, and its box is to be ticked again", async () => {
    const { dialog, box, tickOthers, agree, change } = await openFirst(() => changed);
    await readToTheConsents(dialog);
    await tickOthers();
    await userEvent.click(box(BOX_OF_AMARA));
    change({ asked: ofBoth });
    await agree();
    expect((await within(dialog).findByRole("alert")).textContent).toContain(
      "It changed while you were reading",
    );
    const own = await within(dialog).findByRole<HTMLInputElement>("checkbox", { name: BOX_OF_BOTH });
    expect(own.checked).toBe(false);
    expect(within(dialog).getAllByRole("checkbox", { checked: true })).toHaveLength(3);
  });
});

describe("a guarantor who has agreed", () => {
  test("is asked nothing while it is the same", async () => {
    const { screen, requests } = await openGuarantor({ asked: ofAmara, agreed: ofAmara }, true, {});
    await screen.findByRole("heading", { name: "Hi Margaret" });
    await eventually(() => expect(requests).toContain("Guarantee"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("is asked again when it has changed, and told what", async () => {
    const answer = vi.fn<(request: GraphqlRequest) => Answer>(() =>
      agreedAnswer({ asked: ofBoth, agreed: ofBoth }),
    );
    const given = { asked: ofBoth, agreed: ofAmara };
    const { screen } = await openGuarantor(given, true, { AgreeToGuarantee: answer });
    const dialog = await screen.findByRole("dialog", { name: "What you guarantee has changed" });
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .filter((item) => !item.closest(".menu"))
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Whose rent it is: before Amara Okafor, now Amara Okafor and Ben Ashdown.",
      "The rent a month: before £950, now £1,900.",
    ]);
    const button = within(dialog).getByRole("button", { name: "I agree" });
    await userEvent.click(button);
    expect(document.activeElement?.textContent).toContain("Please tick the box");
    await userEvent.click(within(dialog).getByRole("checkbox", { name: BOX_OF_BOTH }));
    await userEvent.click(button);
    await eventually(() => expect(document.querySelector("dialog[open]")).toBeNull());
    expect(answer.mock.calls[0]?.[0].variables).toEqual({ ...ofBoth, language: "en" });
  });

  test("is told when it cannot be saved, and the box stays ticked", async () => {
    const given = { asked: ofBoth, agreed: ofAmara };
    const { screen } = await openGuarantor(given, true, { AgreeToGuarantee: () => undefined });
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("checkbox"));
    await userEvent.click(within(dialog).getByRole("button", { name: "I agree" }));
    expect((await within(dialog).findByRole("alert")).textContent).toContain("Something went wrong");
    expect(within(dialog).getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  });

  test.each<[string, TestGuarantee]>([
    ["the case is decided", { asked: ofBoth, agreed: ofAmara, open: false }],
    ["nobody names them", { asked: { ...ofAmara, tenants: [], monthlyAmount: 0 }, agreed: ofAmara }],
  ])("is asked nothing when %s", async (_why, guarantee) => {
    const { screen, requests } = await openGuarantor(guarantee, true, {});
    await screen.findByRole("heading", { name: "Hi Margaret" });
    await eventually(() => expect(requests).toContain("Guarantee"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
