import type { BrandOf } from "@latchkey/ui/brand/brand.tsx";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { TypedIn } from "../i18n/typed-in.tsx";

interface AgencyContact {
  readonly icon: "phone" | "external";
  readonly href: string;
  readonly label: ReactNode;
}

const CONTACTS = [
  ["phone", "tel:", "callAgency"],
  ["external", "", "agencySite"],
] as const;

/** The phone and the website of the agency in whose name a page is. */
export const agencyContacts = (of: BrandOf | undefined, t: TFunction<"shell">): readonly AgencyContact[] =>
  CONTACTS.flatMap(([icon, scheme, text]) => {
    const shown = icon === "phone" ? of?.phone : of?.website;
    if (!of || !shown) return [];
    const { name, phone } = of;
    return {
      icon,
      href: scheme + shown,
      label: <TypedIn text={t(text, { name, phone })} typed={[name, phone]} />,
    };
  });
