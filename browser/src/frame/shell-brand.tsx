import { Brand } from "@latchkey/ui/brand/brand.tsx";
import type { LinkAs } from "@latchkey/ui/link/link.tsx";
import { useTranslation } from "react-i18next";
import { RichText } from "../i18n/rich-text.tsx";
import { provider } from "./provider.ts";

interface ShellBrandProps {
  readonly home?: string | undefined;
  readonly linkAs?: LinkAs | undefined;
}

const bold = { b: (words: string) => <b translate="no">{words}</b> };

/** The provider's name, and 'powered by' below it (spec 1 §2, header). */
export function ShellBrand({ home, linkAs }: ShellBrandProps) {
  const { t } = useTranslation("shell");
  return (
    <Brand
      provider={provider().name}
      poweredBy={<RichText text={t("poweredBy")} tags={bold} />}
      href={home}
      linkAs={linkAs}
    />
  );
}
