import type { BrandOf } from "@latchkey/ui/brand/brand.tsx";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { TypedIn } from "../i18n/typed-in.tsx";

interface AgencyContact {
  readonly icon: "phone" | "external";
  readonly href: string;
  readonly rel: string;
  readonly label: ReactNode;
}

/** The phone and the website of the agency in whose name a page is. */
export const agencyContacts = (of: BrandOf | undefined, t: TFunction<"shell">): readonly AgencyContact[] => {
  if (!of) return [];
  const { name, phone, website } = of;
  const entry = (icon: AgencyContact["icon"], href: string, text: string): AgencyContact => ({
    icon,
    href,
    rel: "noreferrer",
    label: <TypedIn text={text} typed={[name, phone]} />,
  });
  return [
    ...(phone ? [entry("phone", `tel:${phone}`, t("callAgency", { name, phone }))] : []),
    ...(website ? [entry("external", website, t("agencySite", { name }))] : []),
  ];
};
