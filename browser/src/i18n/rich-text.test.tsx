// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

const tags = {
  strong: (words: string) => <strong>{words}</strong>,
  terms: (words: string) => <a href="/terms">{words}</a>,
};

test.each([
  ["plain words", "plain words"],
  ["to <strong>a@b.example</strong>.", "to <strong>a@b.example</strong>."],
  ["<terms>terms</terms> and <strong>more</strong>", '<a href="/terms">terms</a> and <strong>more</strong>'],
  ["an <unknown>tag</unknown> is only its words", "an tag is only its words"],
  ["<strong>never closed", "&lt;strong&gt;never closed"],
])("%s", (text, html) => {
  const { container } = render(<RichText text={text} tags={tags} />);
  expect(container.innerHTML).toBe(html);
});
