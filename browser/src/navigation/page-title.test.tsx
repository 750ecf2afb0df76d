// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { usePageTitle } from "./page-title.ts";

const Page = ({ title }: { readonly title: string }) => {
  usePageTitle(title);
  return <h1>{title}</h1>;
};

test("the title has changed when the heading has", () => {
  const titles: string[] = [];
  const Observed = ({ title }: { readonly title: string }) => {
    useLayoutEffect(() => {
      titles.push(document.title);
    });
    return <Page title={title} />;
  };
  const page = render(<Observed title="Sign in" />);
  page.rerender(<Observed title="Check your email" />);
  expect(titles).toEqual(["Sign in – Latchkey", "Check your email – Latchkey"]);
});
