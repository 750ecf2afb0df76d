import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { mutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { ConsoleMessage } from "@latchkey/ui/frames/console-frame.tsx";
import closedDoor from "@latchkey/ui/illustrations/closed-door.svg";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { INVESTIGATIONS_PATH } from "../desk/case-names.ts";
import { closedReason } from "../desk/closed-reason.ts";
import { ClosedPage } from "../shell/closed-page.tsx";
import { bundleTexts } from "./bundle-texts.ts";
import { BundleView } from "./bundle-view.tsx";
import { useBundle } from "./use-bundle.ts";

export function BundlePage() {
  const { id = "" } = useParams();
  return <OneBundle key={id} id={id} />;
}

function OneBundle({ id }: { readonly id: string }) {
  // Names of these groups are read in parts of the page.
  const { t } = useTranslation(bundleTexts);
  const { read, error, readAgain } = useBundle(id);
  usePageTitle(read ? t("bundle.title", { number: read.content.subject.number }) : t("title"));
  if (read) return <BundleView shown={read} />;
  if (!error) return <PageLoading />;
  const closed = closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  const failure = mutationFailure(error);
  return failure.kind === "refused" && failure.code === "NOT_RELEASED" ? (
    <NotReleased />
  ) : (
    <ErrorPage onRetry={readAgain} />
  );
}

function NotReleased() {
  const { t } = useTranslation("investigations");
  usePageTitle(t("notReleased"));
  return (
    <ConsoleMessage
      art={closedDoor}
      title={t("notReleased")}
      actions={
        <ButtonLink variant="primary" href={INVESTIGATIONS_PATH} linkAs={RoutedLink}>
          {t("title")}
        </ButtonLink>
      }
    >
      <p className="soft">{t("refused.NOT_RELEASED")}</p>
    </ConsoleMessage>
  );
}
