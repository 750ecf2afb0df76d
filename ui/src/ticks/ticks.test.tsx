// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WizardFooter } from "../frames/wizard-footer.tsx";
import { Ticks } from "./ticks.tsx";

afterEach(cleanup);

const items = [{ key: "name", text: "My full name can be read" }];

test("a tick stands before what is done, and a dot before what is still to be done", () => {
  expect(render(<Ticks items={items} />).container.querySelectorAll("svg")).toHaveLength(1);
  cleanup();
  const plain = render(<Ticks kind="plain" items={items} />).container;
  expect(plain.querySelectorAll("svg")).toHaveLength(0);
  expect(plain.querySelectorAll(".ticks__dot")).toHaveLength(1);
});

test("a plain item keeps its own icon", () => {
  const { container } = render(<Ticks kind="plain" items={[{ key: "time", icon: "clock", text: "Soon" }]} />);
  expect(container.querySelectorAll("svg")).toHaveLength(1);
  expect(container.querySelector(".ticks__dot")).toBeNull();
});

test("the footer of a question has no tick before it is saved", () => {
  const { container } = render(<WizardFooter saved="Saved when you press Continue">Continue</WizardFooter>);
  expect(container.querySelector(".wizard__saved svg")).toBeNull();
});
