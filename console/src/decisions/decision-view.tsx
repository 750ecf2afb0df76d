import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { CombinedError } from "urql";
import { casePath } from "../desk/case-names.ts";
import { StatusPill } from "../desk/status-pill.tsx";
import { useKeepHolding } from "../desk/use-keep-holding.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import type { Desk } from "./decision.graphql.ts";
import { DecisionNotices } from "./decision-notices.tsx";
import { DecisionWork } from "./decision-work.tsx";
import { NextNotice } from "./next-notice.tsx";

interface DecisionViewProps {
  readonly desk: Desk;
  /** The newest state did not come. */
  readonly error: CombinedError | undefined;
  readonly onRefresh: () => void;
}

export function DecisionView({ desk, error, onRefresh }: DecisionViewProps) {
  const { t } = useTranslation(["decision", "desk"]);
  const navigate = useNavigate();
  const { toasts, show, dismiss } = useToasts();
  const { state } = useLocation();
  const [isDone, setDone] = useState(false);
  const back = casePath(desk.id);
  const answered = (text: string) => {
    show(text);
    setDone(true);
  };
  useKeptFocus();
  useKeepHolding(desk.id, desk.heldByYou, onRefresh);
  useShortcuts([{ keys: "u", label: t("keys.back"), run: () => void navigate(back, { state }) }]);
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={back} linkAs={RoutedLink}>
            <AsTyped>{fullName(desk.party)}</AsTyped>
          </TextLink>
        }
        title={t("title")}
        status={<Status desk={desk} />}
        lead={<Lead desk={desk} />}
      >
        {error && <LoadProblem onRetry={onRefresh} />}
        {isDone && <NextNotice onNothing={() => show(t("desk:take.nothing"))} />}
        <DecisionNotices
          desk={desk}
          onReopened={(text) => {
            show(text);
            onRefresh();
          }}
        />
        <DecisionWork desk={desk} onDone={show} onAnswered={answered} onStale={onRefresh} />
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

interface OfDesk {
  readonly desk: Desk;
}

function Status({ desk: { party, open, openIsYours, contested } }: OfDesk) {
  const { t } = useTranslation("decision");
  return (
    <>
      {!open && <StatusPill {...party} />}
      {open && (
        <Pill state={openIsYours || open.state === "AGREED" ? "progress" : "info"} small icon="eye">
          {open.state === "PROPOSED" && !openIsYours
            ? t("state.yours")
            : t(`state.${open.state as "AGREED"}`)}
        </Pill>
      )}
      {contested && (
        <Pill state="missing" small>
          {t("state.contested")}
        </Pill>
      )}
    </>
  );
}

function Lead({ desk: { party, application, open } }: OfDesk) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const money = (minor: number) => formatMoney(language, minor, application.currency);
  const rest = [
    party.role === "tenant" &&
      t("share", { share: money(party.shareMinor), rent: money(application.rentMinor) }),
    open &&
      `${t("proposal.by", { name: open.proposedBy.name, at: formatDayAndTime(language, open.proposedAt) })}.`,
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <>
      <AsTyped>{t("lead", { name: fullName(party), number: party.number, home: application.home })}</AsTyped>{" "}
      {rest}
    </>
  );
}
