import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface OutsideLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** An external link that opens in a new tab; its text says so. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  const { t } = useTranslation("questions");
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer" icon="external">
      {children} {t("page.newTab")}
    </TextLink>
  );
}
