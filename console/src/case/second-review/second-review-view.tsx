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
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { CombinedError } from "urql";
import { SECOND_REVIEWS_PATH } from "../../desk/case-names.ts";
import { useShortcuts } from "../../shortcuts/use-shortcuts.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { BothPanel } from "./both-panel.tsx";
import { EvidencePanels } from "./evidence-panels.tsx";
import type { ShownReview } from "./second-review.graphql.ts";

interface SecondReviewViewProps {
  readonly review: ShownReview;
  readonly error: CombinedError | undefined;
  readonly onRefresh: () => void;
}

export function SecondReviewView({ review, error, onRefresh }: SecondReviewViewProps) {
  const { t } = useTranslation(["second-reviews", "desk", "case"]);
  const navigate = useNavigate();
  const { toasts, show, dismiss } = useToasts();
  const { number, home, second } = review;
  // A refused answer stays in its fields, beside what was decided meanwhile.
  const [isRefused, setRefused] = useState(false);
  useKeptFocus();
  useShortcuts([{ keys: "u", label: t("case:keys.back"), run: () => void navigate(SECOND_REVIEWS_PATH) }]);
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={SECOND_REVIEWS_PATH} linkAs={RoutedLink}>
            {t("review.crumb")}
          </TextLink>
        }
        title={<AsTyped>{fullName(review)}</AsTyped>}
        lead={<AsTyped>{`${number}, ${home}`}</AsTyped>}
      >
        {error && <LoadProblem onRetry={onRefresh} />}
        {!second && (
          <Alert tone="info" title={t("review.blindTitle")}>
            <AlertText>{t("review.blindText")}</AlertText>
          </Alert>
        )}
        <ConsoleSplit
          wideRail
          rail={
            <>
              {(!second || isRefused) && (
                <AnswerPanel
                  review={review}
                  onDone={(text) => {
                    setRefused(false);
                    show(text);
                  }}
                  onRefused={() => {
                    setRefused(true);
                    onRefresh();
                  }}
                />
              )}
              {second && <BothPanel review={review} onDone={show} />}
            </>
          }
        >
          <EvidencePanels review={review} />
        </ConsoleSplit>
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}
