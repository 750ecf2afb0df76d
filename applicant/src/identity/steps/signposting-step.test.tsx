// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aProgress, startedNow } from "../../testing/fake-server.ts";
import { nationalityOf, openIdentity, press, question, steps } from "../../testing/open-identity.tsx";

afterEach(cleanup);

const openGuidance = async () => {
  const item = { ...startedNow, completedSteps: steps, answers: { documents: "NATIONAL_ID" } };
  const given = { ...nationalityOf, progress: [aProgress(7, "IDENTITY", item)] };
  const app = await openIdentity(given, "/questions/identity/documentSignposting");
  await question(app.screen, "Before you take the photo");
  return app;
};

const box = { name: "I understand how to take the photo" };

describe("documentSignposting", () => {
  test("IDN-017 shows guidance with good and bad examples, and a box that nobody has ticked", async () => {
    const { screen } = await openGuidance();
    for (const sample of ["All corners, sharp", "Corners cut off", "Blurred"]) {
      expect(screen.getByText(sample)).toBeTruthy();
    }
    const advice = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(advice).toEqual(
      expect.arrayContaining([
        "Check that your document has not expired.",
        "Send it in colour. We cannot accept black and white copies.",
      ]),
    );
    expect(screen.getByRole("checkbox", box)).toHaveProperty("checked", false);
  });

  test("IDN-017 without a tick it does not continue, and says why", async () => {
    const { screen, sent } = await openGuidance();
    await press(screen);
    const words = "Tick the box to show that you have read this";
    expect(await screen.findByRole("link", { name: words })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test("IDN-017 the tick is saved, and the upload comes next", async () => {
    const { screen, sent } = await openGuidance();
    await userEvent.click(screen.getByRole("checkbox", box));
    await press(screen);
    await question(screen, "Add the front: National identity card");
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables.answers).toEqual({
      documents: "NATIONAL_ID",
      docSignposting: ["NATIONAL_ID_FRONT"],
    });
  });
});
