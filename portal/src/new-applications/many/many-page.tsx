import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { NEW_PATH } from "../../shell/application-paths.ts";
import { useMe } from "../../shell/me.ts";
import { PortalFrame } from "../../shell/portal-frame.tsx";
import { NewApplicationOffer, type Offer } from "../offer/offer.graphql.ts";
import { StoppedAlert } from "../offer/stopped-alert.tsx";
import { ChoicesPanel, firstChoices } from "./choices-panel.tsx";
import { ColumnsPanel } from "./columns-panel.tsx";
import { FilePanel } from "./file-panel.tsx";
import { LinesPanel } from "./lines-panel.tsx";
import { SendPanel } from "./send-panel.tsx";
import { waitForPolicy } from "./shown-lines.ts";
import { CheckProblem, UncheckedPanel } from "./unchecked-panel.tsx";
import { useCheckedLines } from "./use-checked-lines.ts";
import { useReadFile } from "./use-read-file.ts";
import { useSending } from "./use-sending.ts";

/** The page /agency/applications/many: a table of new applications is read, checked and sent. */
export function ManyPage() {
  const { t } = useTranslation("many");
  usePageTitle(t("title"));
  const { isStopped } = useMe().agency;
  const [{ data, error }, readAgain] = useQuery({ query: NewApplicationOffer, variables: {} });
  if (!data)
    return error ? (
      <ErrorPage onRetry={() => readAgain({ requestPolicy: "network-only" })} />
    ) : (
      <PageLoading />
    );
  return (
    <PortalFrame
      title={t("title")}
      lead={t("lead")}
      actions={
        <ButtonLink size="small" icon="plus" href={NEW_PATH} linkAs={RoutedLink}>
          {t("one")}
        </ButtonLink>
      }
    >
      {isStopped ? <StoppedAlert /> : <Many offer={data.offer} />}
    </PortalFrame>
  );
}

function Many({ offer }: { readonly offer: Offer }) {
  const me = useMe();
  const choice = useReadFile();
  const [choices, setChoices] = useState(() => firstChoices(offer, me));
  const { file } = choice;
  const checked = useCheckedLines(file, choices);
  const sending = useSending(file?.key, checked);
  const isPolicyMissing = file !== undefined && choices.policy === "";
  return (
    <ConsoleSplit
      rail={
        <>
          {file && checked.lines && (
            <SendPanel
              file={file}
              lines={checked.lines}
              isChecking={checked.isBusy || checked.hasFailed}
              sending={sending}
            />
          )}
          <ChoicesPanel
            offer={offer}
            choices={choices}
            isPolicyWrong={isPolicyMissing || (!checked.isBusy && waitForPolicy(checked.lines ?? []))}
            onChange={setChoices}
          />
          <ColumnsPanel />
        </>
      }
    >
      <FilePanel choice={choice} />
      {checked.lines && checked.hasFailed && <CheckProblem onRetry={checked.again} />}
      {file &&
        (checked.lines ? (
          <LinesPanel key={file.key} lines={checked.lines} />
        ) : (
          <UncheckedPanel checked={checked} />
        ))}
    </ConsoleSplit>
  );
}
