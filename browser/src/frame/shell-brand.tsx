import { Brand, type BrandOf } from "@latchkey/ui/brand/brand.tsx";
import type { LinkAs } from "@latchkey/ui/link/link.tsx";
import { useTranslation } from "react-i18next";
import { RichText } from "../i18n/rich-text.tsx";
import { provider } from "./provider.ts";

interface ShellBrandProps {
  /** The agency in whose name the page is; undefined: the provider. */
  readonly of?: BrandOf | undefined;
  readonly home?: string | undefined;
  readonly linkAs?: LinkAs | undefined;
}

const bold = { b: (words: string) => <b translate="no">{words}</b> };

/** The provider's name, and 'powered by' below it (spec 1 §2, header). An agency's name, and who checks for it. */
export function ShellBrand({ of, home, linkAs }: ShellBrandProps) {
  const { t } = useTranslation("shell");
  const { name } = provider();
  return (
    <Brand
      provider={name}
      of={of}
      poweredBy={<RichText text={t(of ? "checkedBy" : "poweredBy", { provider: name })} tags={bold} />}
      href={home}
      linkAs={linkAs}
    />
  );
}
