import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { megabytes } from "@latchkey/domain/documents/limits.ts";
import { MOST_PAGES } from "@latchkey/domain/documents/papers.ts";
import { useTranslation } from "react-i18next";
import type { PageIssue, PagesState } from "./pages.ts";
import { pdfBytes } from "./pdf-of-pages.ts";

export const usePageTexts = (maxBytes: number) => {
  const { t } = useTranslation("upload-dialogs", { keyPrefix: "pages" });
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  });
  const size = (bytes: number): string => format.format(bytes === 0 ? 0 : Math.max(0.1, megabytes(bytes)));
  const most = size(maxBytes);
  const figure = ({ pages }: Pick<PagesState, "pages">): string =>
    t("figure", { count: pages.length, size: size(pages.length === 0 ? 0 : pdfBytes(pages)), most });
  return {
    figure,
    event: (state: PagesState): string => {
      if (state.isBusy) return t("preparing");
      if (!state.event) return "";
      const { kind, page, to = page } = state.event;
      return t(`said.${kind}`, { page, to, figure: figure(state) });
    },
    issueTitle: (issue: PageIssue): string =>
      t("error.title", { count: "files" in issue ? issue.files.length : 1 }),
    issue: (issue: PageIssue): string => {
      if ("files" in issue) return t(`error.${issue.kind}`, { file: issue.files.join(", ") });
      return t(`error.${issue.kind}`, { most: issue.kind === "tooManyPages" ? MOST_PAGES : most });
    },
  };
};
