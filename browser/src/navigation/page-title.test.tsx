// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { usePageTitle, usePassingTitle } from "./page-title.ts";

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

function Failure() {
  usePassingTitle("Something went wrong");
  return null;
}

function Figures({ hasFailed }: { readonly hasFailed: boolean }) {
  usePageTitle("Figures");
  return hasFailed ? <Failure /> : null;
}

test("a page that failed has its own title again after the retry", () => {
  const { rerender } = render(<Figures hasFailed={false} />);
  expect(document.title).toBe("Figures – Latchkey");
  rerender(<Figures hasFailed />);
  expect(document.title).toBe("Something went wrong – Latchkey");
  rerender(<Figures hasFailed={false} />);
  expect(document.title).toBe("Figures – Latchkey");
});

test("the title of the next page stays", () => {
  const { rerender } = render(<Failure />);
  document.title = "Team – Latchkey";
  rerender(<div />);
  expect(document.title).toBe("Team – Latchkey");
});
