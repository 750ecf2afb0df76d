import type { FormEvent, ReactNode } from "react";
import { StepPage } from "./step-page.tsx";

interface NoticePageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
  readonly continueLabel?: string;
  readonly numbered?: boolean;
  readonly onAcknowledge: () => void;
}

export function NoticePage({ children, onAcknowledge, ...page }: NoticePageProps) {
  const acknowledge = (event: FormEvent) => {
    event.preventDefault();
    onAcknowledge();
  };
  return (
    <StepPage {...page} onSubmit={acknowledge}>
      {children}
    </StepPage>
  );
}
