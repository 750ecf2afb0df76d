import { ShellBrand } from "@latchkey/browser/frame/shell-brand.tsx";
import { ShellFooter } from "@latchkey/browser/frame/shell-footer.tsx";
import { AppHeader } from "@latchkey/ui/app-header/app-header.tsx";
import type { BrandOf } from "@latchkey/ui/brand/brand.tsx";
import { FieldWordsContext } from "@latchkey/ui/field/field-texts.ts";
import { SkipLink } from "@latchkey/ui/skip-link/skip-link.tsx";
import { type MouseEvent, type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { TellBrand } from "../session/brand.ts";
import { LanguageButtons } from "./language-buttons.tsx";

/** The fragment of a link is its secret, so the address keeps it: focus moves to the title instead. */
const focusTitle = (event: MouseEvent): void => {
  const title = document.querySelector<HTMLElement>("#main h1[tabindex]");
  if (!title) return;
  event.preventDefault();
  title.focus();
};

/** Around every page of a referee: 'powered by', and no language picker in the header (spec 1 §2). */
export function ReferenceFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("shell");
  const [brand, setBrand] = useState<BrandOf>();
  const errorPrefix = t("errorPrefix");
  const words = useMemo(() => ({ errorPrefix }), [errorPrefix]);
  return (
    <FieldWordsContext value={words}>
      <SkipLink onClick={focusTitle}>{t("skipToContent")}</SkipLink>
      <AppHeader brand={<ShellBrand of={brand} />} />
      <TellBrand value={setBrand}>{children}</TellBrand>
      <LanguageButtons />
      <ShellFooter of={brand} />
    </FieldWordsContext>
  );
}
