// @vitest-environment happy-dom
import { cleanup, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { onScreen, openIdentity, press, question, questions } from "../../testing/open-identity.tsx";

afterEach(cleanup);

const openNationality = () => openIdentity({ birthdate: "1990-05-17" }, "/questions/identity/nationality");

describe("on a large screen", () => {
  onScreen("large");

  test("IDN-013 FRM-134 the nationality is chosen from a list by its first letters, as the hint says", async () => {
    const { screen, sent } = await openNationality();
    await question(screen, questions.nationality);
    const list = screen.getByRole("combobox", { name: "Nationality" });
    expect(screen.getByText("Type the first letters, then choose from the list.")).toBeTruthy();
    await userEvent.type(list, "aus{Enter}");
    await press(screen);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toMatchObject({ nationality: "AT" });
  });
});

describe("on a small screen", () => {
  onScreen("small");

  test("FRM-134 it is chosen from a native select, without that hint", async () => {
    const { screen } = await openNationality();
    await question(screen, questions.nationality);
    expect(screen.getByRole("combobox", { name: "Nationality" }).tagName).toBe("SELECT");
    expect(screen.queryByText(/Type the first letters/)).toBeNull();
  });
});
