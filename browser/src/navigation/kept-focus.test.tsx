// @vitest-environment happy-dom

import { cleanup, fireEvent, render } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useKeptFocus } from "./kept-focus.ts";

afterEach(cleanup);

function Page() {
  useKeptFocus();
  const [isTaken, setTaken] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Case</h1>
      {!isTaken && (
        <button type="button" onClick={() => setTaken(true)}>
          Take
        </button>
      )}
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
    </main>
  );
}

test("the title takes the focus from a button that goes away", () => {
  const screen = render(<Page />);
  screen.getByText("Take").focus();
  fireEvent.click(screen.getByText("Take"));
  expect(document.activeElement?.tagName).toBe("H1");
});

test("and leaves it with one that stays", () => {
  const screen = render(<Page />);
  screen.getByText("Count").focus();
  fireEvent.click(screen.getByText("Count"));
  expect(document.activeElement?.textContent).toBe("Count");
});

test("nor is anything focused where nothing was", () => {
  const screen = render(<Page />);
  fireEvent.click(screen.getByText("Take"));
  expect(document.activeElement).toBe(document.body);
});
