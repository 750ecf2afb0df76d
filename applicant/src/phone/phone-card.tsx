import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { WizardCard } from "@latchkey/ui/frames/wizard-card.tsx";
import { WizardFooter } from "@latchkey/ui/frames/wizard-footer.tsx";
import type { ReactNode } from "react";

interface PhoneCardProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function PhoneCard({ title, subtitle, actions, children }: PhoneCardProps) {
  usePageTitle(title);
  const focus = useTitleFocus();
  return (
    <WizardCard
      title={title}
      titleRef={focus}
      subtitle={subtitle}
      footer={actions && <WizardFooter>{actions}</WizardFooter>}
    >
      {children}
    </WizardCard>
  );
}
