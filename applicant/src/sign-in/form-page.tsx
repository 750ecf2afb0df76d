import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { linkMinutes } from "@latchkey/browser/sign-in/link-minutes.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { SplitPage, SplitTitle } from "@latchkey/ui/frames/split-page.tsx";
import doorway from "@latchkey/ui/illustrations/doorway.svg";
import closedDoor from "@latchkey/ui/illustrations/session-expired.svg";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmailForm } from "./email-form.tsx";
import { FailedAlert } from "./failed-alert.tsx";
import type { RequestState } from "./sign-in-request.ts";

export type FormReason = "form" | "invited" | "expired" | "out" | "spent";

interface FormPageProps {
  readonly reason: FormReason;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly request: RequestState;
  readonly onSubmit: () => void;
}

/** The sign-in form between its two info lines; after a failed request both are red alerts (spec 1 §2). */
export function FormPage({ reason, email, onEmail, request, onSubmit }: FormPageProps) {
  const { t } = useTranslation(["sign-in", "shell"]);
  const [isRefused, setRefused] = useState(false);
  const [title, top, bottom, pageTitle] = useWords(reason);
  const hasFailed = request === "error";
  const isWelcome = reason === "form" || reason === "invited";
  const isWrong = hasFailed || isRefused;
  usePageTitle(isWrong ? `${t("shell:errorPrefix")}${pageTitle}` : pageTitle);
  return (
    <SplitPage art={isWelcome ? doorway : closedDoor} tall={isWelcome}>
      <SplitTitle>{title}</SplitTitle>
      {hasFailed ? <FailedAlert /> : top}
      <EmailForm
        email={email}
        onChange={onEmail}
        onSubmit={onSubmit}
        busy={request === "working"}
        onRefused={setRefused}
      />
      {hasFailed ? <HelpAlert /> : <p className="meta">{bottom}</p>}
    </SplitPage>
  );
}

/** Title, top line, bottom line, title of the page. */
const useWords = (reason: FormReason): readonly [string, ReactNode, string, string] => {
  const { t } = useTranslation("sign-in");
  const minutes = linkMinutes();
  if (reason === "expired") {
    const why = <Why title={t("expired.reasonTitle")} text={t("expired.reason")} />;
    return [t("expired.title"), why, t("link.spentNote"), t("expired.pageTitle")];
  }
  if (reason === "spent") {
    const why = <Why title={t("link.spentReasonTitle")} text={t("link.spentReason", { minutes })} />;
    return [t("link.spentTitle"), why, t("link.spentNote"), t("link.pageTitle")];
  }
  const note = t("form.note", { minutes });
  if (reason === "invited") {
    const lead = t("invited.lead", { provider: provider().name });
    return [t("invited.title"), <Lead key="lead" text={lead} />, note, t("form.pageTitle")];
  }
  const isOut = reason === "out";
  const title = t(isOut ? "form.out" : "form.title");
  const pageTitle = t(isOut ? "expired.pageTitle" : "form.pageTitle");
  return [title, <Lead key="lead" text={t("form.lead")} />, note, pageTitle];
};

function Lead({ text }: { readonly text: string }) {
  return <p className="lead">{text}</p>;
}

function Why({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Alert title={title}>
      <AlertText>{text}</AlertText>
    </Alert>
  );
}

export function HelpAlert() {
  const { t } = useTranslation("sign-in");
  return (
    <Alert tone="critical" title={t("failed.helpTitle")}>
      <AlertText>
        <RichText text={t("failed.helpText", { email: provider().supportEmail })} tags={mail} />
      </AlertText>
    </Alert>
  );
}
