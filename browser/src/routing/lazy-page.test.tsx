// @vitest-environment happy-dom

import { act, cleanup, render } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import { createI18n } from "../i18n/i18n.ts";
import { eventually } from "../testing/eventually.ts";
import { lazyPage } from "./lazy-page.tsx";
import { type PageScript, pageScript } from "./page-script.ts";

afterEach(cleanup);

/** Reads a text that only it needs. */
function Page() {
  const { t } = useTranslation("shell");
  return <p>{t("loading")}</p>;
}

/** What stands here once is held back by React for 300 ms. */
const suspends = vi.fn(() => <p>Suspended</p>);
const Suspended = () => suspends();

const aScript = (fetchScript: () => Promise<ComponentType> = async () => Page) => pageScript(fetchScript);

const open = async (script: PageScript<ComponentType>, texts = async () => ({ loading: "The page" })) => {
  const i18n = await createI18n(texts, { language: "en", namespaces: [] });
  const Lazy = lazyPage({
    script,
    component: (component) => component,
    texts: ["shell"],
    loader: <p>Loading</p>,
  });
  return {
    i18n,
    draw: () =>
      render(
        <I18nextProvider i18n={i18n}>
          <CrashBoundary fallback={<p>Broken</p>}>
            <Suspense fallback={<Suspended />}>
              <Lazy />
            </Suspense>
          </CrashBoundary>
        </I18nextProvider>,
      ),
  };
};

test("a page whose script and texts have come is drawn at once", async () => {
  const script = aScript();
  const { i18n, draw } = await open(script);
  await Promise.all([script.load(), i18n.loadNamespaces("shell")]);
  // Not awaited, to show that it renders without waiting.
  expect(draw().container.textContent).toBe("The page");
});

test("another one when both have come, and nothing suspends meanwhile", async () => {
  let arrive: (page: ComponentType) => void = () => undefined;
  const { draw } = await open(
    aScript(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    ),
  );
  suspends.mockClear();
  const { container } = await act(async () => draw());
  expect(container.textContent).toBe("Loading");
  await act(async () => arrive(Page));
  expect(container.textContent).toBe("The page");
  expect(suspends).not.toHaveBeenCalled();
});

test("a script that does not come is a crash; whoever comes back has it fetched again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fetchScript = vi.fn<() => Promise<ComponentType>>(async () => Page);
  fetchScript.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { draw } = await open(aScript(fetchScript));
  const first = draw();
  await eventually(() => expect(first.container.textContent).toBe("Broken"));
  first.unmount();
  const second = draw();
  await eventually(() => expect(second.container.textContent).toBe("The page"));
  expect(fetchScript).toHaveBeenCalledTimes(2);
});
