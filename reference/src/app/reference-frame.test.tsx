// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { LINK, linkOf, openReference, SECRET } from "../testing/open-reference.tsx";

afterEach(cleanup);

test.each([LINK, linkOf("employment")])(
  "the way past the header leads to the title, and leaves the secret in the address: %s",
  async (address) => {
    const { screen } = await openReference({ address });
    await screen.findByRole("button", { name: "Send reference" });
    await userEvent.click(screen.getByRole("link", { name: "Skip to main content" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(window.location.hash).toBe(`#k=${SECRET}`);
  },
);
