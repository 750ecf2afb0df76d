import { ShellBrand } from "@latchkey/browser/frame/shell-brand.tsx";
import { ShellFooter } from "@latchkey/browser/frame/shell-footer.tsx";
import { AppHeader } from "@latchkey/ui/app-header/app-header.tsx";
import { FieldWordsContext } from "@latchkey/ui/field/field-texts.ts";
import { SkipLink } from "@latchkey/ui/skip-link/skip-link.tsx";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Around every page of a referee: 'powered by', and no language picker (spec 1 §2, header). */
export function ReferenceFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("shell");
  const errorPrefix = t("errorPrefix");
  const words = useMemo(() => ({ errorPrefix }), [errorPrefix]);
  return (
    <FieldWordsContext value={words}>
      <SkipLink>{t("skipToContent")}</SkipLink>
      <AppHeader brand={<ShellBrand />} />
      {children}
      <ShellFooter />
    </FieldWordsContext>
  );
}
