import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsoleFrame, ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { CombinedError } from "urql";
import { casePath } from "../../desk/case-names.ts";
import { useShortcuts } from "../../shortcuts/use-shortcuts.ts";
import { CandidatePanels } from "./candidate-panels.tsx";
import type { ShownSanctions } from "./sanctions.graphql.ts";
import { SanctionsPill } from "./sanctions-pill.tsx";
import { SanctionsRail } from "./sanctions-rail.tsx";

interface SanctionsViewProps {
  readonly shown: ShownSanctions;
  readonly error: CombinedError | undefined;
  readonly onRefresh: () => void;
}

export function SanctionsView({ shown, error, onRefresh }: SanctionsViewProps) {
  const { t } = useTranslation(["sanctions", "case", "desk"]);
  const navigate = useNavigate();
  const { toasts, show, dismiss } = useToasts();
  const { party, standing, candidates } = shown;
  const path = casePath(party.id);
  useKeptFocus();
  useShortcuts([{ keys: "u", label: t("case:keys.back"), run: () => void navigate(path) }]);
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={path} linkAs={RoutedLink}>
            <AsTyped>{fullName(party)}</AsTyped>
          </TextLink>
        }
        title={t("title")}
        status={<SanctionsPill {...standing} />}
        lead={<Lead shown={shown} />}
      >
        {error && <LoadProblem onRetry={onRefresh} />}
        <Alert title={t("secret.title")}>
          <AlertText>{t("secret.text")}</AlertText>
        </Alert>
        {standing.state === "NO_LIST" && (
          <Alert tone="caution" title={t("noList.title")}>
            <AlertText>{t("noList.text")}</AlertText>
          </Alert>
        )}
        <ConsoleSplit rail={<SanctionsRail shown={shown} />}>
          {standing.state === "NOT_SCREENED" && <p>{t("waiting")}</p>}
          {standing.state === "CLEAR" && candidates.length === 0 && <p>{t("nobody")}</p>}
          {candidates.map((candidate) => (
            <CandidatePanels
              key={candidate.id}
              shown={shown}
              candidate={candidate}
              onJudged={() => show(t("form.saved"))}
            />
          ))}
        </ConsoleSplit>
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

function Lead({ shown: { party, standing } }: Pick<SanctionsViewProps, "shown">) {
  const { t } = useTranslation("sanctions");
  const { language } = useLanguage();
  const named = { name: fullName(party), number: party.number };
  return standing.day === null
    ? t("leadWithout", named)
    : t("lead", { ...named, day: formatDate(language, standing.day) });
}
