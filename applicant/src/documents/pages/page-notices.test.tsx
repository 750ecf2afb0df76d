// @vitest-environment happy-dom

import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { cleanup, render } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test } from "vitest";
import { createI18n } from "../../locales/create-i18n.ts";
import { PageNotices } from "./page-notices.tsx";
import type { PageIssue, PagesState } from "./pages.ts";
import { usePageTexts } from "./use-page-texts.ts";

afterEach(cleanup);

const state: PagesState = {
  ...{ pages: [], level: 0, isBusy: false, isSending: false },
  ...{ areOld: false, areKept: true, issue: undefined, event: undefined },
};

function Notices({ issue }: { readonly issue: PageIssue }) {
  return <PageNotices state={{ ...state, issue }} isLost={false} texts={usePageTexts(10_000_000)} />;
}

test.each(languages)(
  "photos that the browser cannot open are named, with two ways out: %s",
  async (language) => {
    const i18n = await createI18n({ language, namespaces: ["upload-dialogs"] });
    const screen = render(
      <I18nextProvider i18n={i18n}>
        <Notices issue={{ kind: "heic", files: ["IMG_1.HEIC", "IMG_2.HEIC"] }} />
      </I18nextProvider>,
    );
    const text = (await screen.findByRole("alert")).textContent ?? "";
    expect(text).toMatch(/2 (?:photos|Fotos|fotos|foto|fotografias)/);
    expect(text).toMatch(/HEIC.*IMG_1\.HEIC, IMG_2\.HEIC\. /);
    expect(text).toContain("JPG");
    expect(text).toMatch(/phone|Telefon|téléphone|teléfono|telefono|telemóvel/);
  },
);
