import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { secondReviewPath } from "../desk/case-names.ts";
import { reviewRefusal } from "../desk/review-refusal.ts";
import { type Listed, OpenSecondReview, type Waiting } from "./second-reviews.graphql.ts";

interface WaitingPanelProps extends Pick<Listed, "waiting"> {
  readonly onRefused: () => void;
}

export function WaitingPanel({ waiting, onRefused }: WaitingPanelProps) {
  const { t } = useTranslation("second-reviews");
  const navigate = useNavigate();
  const { isBusy, failure, save } = useSave(OpenSecondReview, onRefused);
  const open = async ({ id }: Waiting) => {
    if (await save({ id })) void navigate(secondReviewPath(id));
  };
  return (
    <ConsolePanel title={t("waiting.title")} flush={waiting.length > 0 && !failure}>
      {failure && <SaveProblem failure={failure} refused={reviewRefusal(failure, t)} />}
      {waiting.length === 0 ? (
        <p className="soft">{t("waiting.none")}</p>
      ) : (
        <WaitingTable waiting={waiting} isBusy={isBusy} onOpen={open} />
      )}
    </ConsolePanel>
  );
}

interface WaitingTableProps extends Pick<Listed, "waiting"> {
  readonly isBusy: boolean;
  readonly onOpen: (one: Waiting) => Promise<void>;
}

function WaitingTable({ waiting, isBusy, onOpen }: WaitingTableProps) {
  const { t } = useTranslation("second-reviews");
  const { language } = useLanguage();
  return (
    <Table
      label={t("waiting.title")}
      headLabel={t("waiting.person")}
      columns={[
        { name: "home", label: t("waiting.home") },
        { name: "since", label: t("waiting.since") },
        { name: "actions", label: t("waiting.actions"), labelHidden: true },
      ]}
      rows={waiting.map((one) => ({
        id: one.id,
        head: (
          <>
            <AsTyped>{fullName(one)}</AsTyped>
            <TableNote>{one.number}</TableNote>
          </>
        ),
        cells: {
          home: <AsTyped>{one.home}</AsTyped>,
          since: (
            <>
              {formatDayAndTime(language, one.since)}
              {one.isYours && <TableNote>{t("waiting.opened")}</TableNote>}
            </>
          ),
          actions: (
            <Button
              size="small"
              busy={isBusy}
              aria-label={t(one.isYours ? "waiting.goOnWhich" : "waiting.openWhich", { name: fullName(one) })}
              onClick={() => void onOpen(one)}
            >
              {t(one.isYours ? "waiting.goOn" : "waiting.open")}
            </Button>
          ),
        },
      }))}
    />
  );
}
