import type { ReactNode } from "react";
import "./wizard-card.css";
import type { LinkAs } from "../link/link.tsx";
import { TextButton, TextLink } from "../text-link/text-link.tsx";

type WizardBackProps = {
  readonly children: ReactNode;
} & (
  | { readonly href: string; readonly linkAs?: LinkAs | undefined }
  | { readonly onClick: () => void; readonly disabled?: boolean | undefined }
);

/** A link if it has an address, else a button. */
export function WizardBack(props: WizardBackProps) {
  const look = { icon: "arrow-left", bare: true, className: "wizard__back" } as const;
  return "href" in props ? <TextLink {...look} {...props} /> : <TextButton {...look} {...props} />;
}
