// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { question } from "../../testing/open-identity.tsx";
import { goOn, open, type Screen, standing, uploaded } from "../../testing/open-right-to-rent.tsx";

afterEach(cleanup);

describe("the expiry date of a visa", () => {
  const answers = {
    primaryDocument: "TIME_LIMITED_PASSPORT",
    docSignposting: ["TIME_LIMITED_PASSPORT_PHOTO_PAGE"],
  };
  const openVisa = async () => {
    const given = {
      ...standing("US", answers),
      identityDocuments: [uploaded("TIME_LIMITED_PASSPORT_PHOTO_PAGE")],
    };
    const app = await open(given, "documentSignpostingBack");
    await question(app.screen, "Now the page with your visa");
    return app;
  };
  const fill = async (screen: Screen, year: string) => {
    await userEvent.type(screen.getByRole("textbox", { name: "Day" }), "27");
    await userEvent.type(screen.getByRole("textbox", { name: "Month" }), "03");
    await userEvent.type(screen.getByRole("textbox", { name: "Year" }), year);
  };

  test("IDN-082 is required and must exist", async () => {
    const { screen } = await openVisa();
    await goOn(screen);
    expect(await screen.findByRole("link", { name: "Enter the date your visa ends" })).toBeTruthy();
    await fill(screen, "29");
    await goOn(screen);
    expect(
      await screen.findByRole("link", { name: "Enter the year with four digits, like 2029" }),
    ).toBeTruthy();
  });

  test.each([
    ["IDN-082 in the past leads to the notice", "2020", "Your visa has ended"],
    ["IDN-084 to come leads to the upload", "2999", "Add the visa page: Passport with a UK visa"],
  ])("%s", async (_what, year, next) => {
    const { screen, sent } = await openVisa();
    await fill(screen, year);
    await userEvent.click(screen.getByRole("checkbox"));
    await goOn(screen);
    await question(screen, next);
    expect(sent[0]?.variables.answers).toMatchObject({
      expiry: { TIME_LIMITED_PASSPORT_VISA_PAGE: `${year}-03-27` },
    });
  });
});

test("IDN-082 a new date for a stored visa page is sent with the page", async () => {
  const visaPage = "TIME_LIMITED_PASSPORT_VISA_PAGE";
  const given = standing("US", {
    primaryDocument: "TIME_LIMITED_PASSPORT",
    docSignposting: ["TIME_LIMITED_PASSPORT_PHOTO_PAGE", visaPage],
    expiry: { [visaPage]: "2998-03-27" },
  });
  const identityDocuments = [uploaded("TIME_LIMITED_PASSPORT_PHOTO_PAGE"), uploaded(visaPage)];
  const { screen, sent } = await open({ ...given, identityDocuments }, "documentSignpostingBack");
  await question(screen, "Now the page with your visa");
  const year = screen.getByRole("textbox", { name: "Year" });
  await userEvent.clear(year);
  await userEvent.type(year, "2999");
  await goOn(screen);
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.operationName).toBe("MutateMeRTR");
  expect(sent[0]?.variables.identityDocuments).toEqual([
    { type: visaPage, path: `/store/${visaPage}.png`, expiresOn: "2999-03-27" },
  ]);
});
