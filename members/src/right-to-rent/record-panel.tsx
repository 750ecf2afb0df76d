import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel, PanelFoot } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { Why } from "@latchkey/ui/why/why.tsx";
import { useTranslation } from "react-i18next";
import { useCheckWords } from "./check-words.ts";
import type { CheckForm } from "./use-check-form.ts";

interface RecordPanelProps {
  readonly given: CheckForm;
  /** undefined: the rules are confirmed. */
  readonly unconfirmed: string | undefined;
}

export function RecordPanel({ given, unconfirmed }: RecordPanelProps) {
  const { t } = useTranslation("right-to-rent");
  const words = useCheckWords();
  const textOf = useIssueText("right-to-rent");
  const { fields, open, form, isBusy } = given;
  const route = form.values.route ?? "";
  const lacks = (name: string): boolean =>
    name in open || (name === "documents" && Object.keys(open).some((one) => one.startsWith("documents_")));
  const rows = fields.map(({ name }) => ({ name, isOpen: lacks(name) }));
  const isWayOpen = lacks("route");
  const done = [isWayOpen, ...rows.map(({ isOpen }) => isOpen)].filter((isOpen) => !isOpen).length;
  return (
    <ConsolePanel
      title={t("record.title")}
      tools={<span className="soft">{t("record.done", { done, count: rows.length + 1 })}</span>}
    >
      <div className="stack">
        {unconfirmed !== undefined && (
          <Alert tone="caution" title={t("unconfirmed")}>
            <AlertText>{unconfirmed}</AlertText>
          </Alert>
        )}
        <Findings
          items={[
            {
              id: "route",
              level: isWayOpen ? "none" : "ok",
              levelLabel: isWayOpen && route !== "" ? t("record.missing") : undefined,
              text: route === "" ? undefined : textOf(open.route),
              title: route === "" ? t("record.noWay") : t("record.way", { way: words.route(route) }),
            },
            ...rows.map(({ name, isOpen }) => ({
              id: name,
              level: isOpen ? ("none" as const) : ("ok" as const),
              levelLabel: isOpen ? t("record.missing") : undefined,
              title: words.field(name),
            })),
          ]}
        />
      </div>
      <PanelFoot>
        <Button variant="primary" size="small" type="submit" busy={isBusy}>
          {t("record.submit")}
        </Button>
      </PanelFoot>
    </ConsolePanel>
  );
}

interface NextCheckPanelProps {
  /** null: none is due; undefined: not known yet. */
  readonly followUpBy: string | null | undefined;
}

export function NextCheckPanel({ followUpBy }: NextCheckPanelProps) {
  const { t } = useTranslation("right-to-rent");
  const { language } = useLanguage();
  return (
    <ConsolePanel title={t("next.title")}>
      {followUpBy === undefined && <p className="soft">{t("next.open")}</p>}
      {followUpBy === null && <p>{t("next.none")}</p>}
      {typeof followUpBy === "string" && (
        <div className="stack stack--tight">
          <p>
            <strong className="figures">{formatDate(language, followUpBy)}</strong>
          </p>
          <p className="soft">{t("next.text")}</p>
        </div>
      )}
    </ConsolePanel>
  );
}

export function RulesPanel({ ruleSet }: { readonly ruleSet: string }) {
  const { t } = useTranslation("right-to-rent");
  return (
    <ConsolePanel title={t("rules.title")}>
      <div className="stack">
        <Deflist
          items={[{ key: "set", term: t("rules.set"), text: <span translate="no">{ruleSet}</span> }]}
        />
        <WhyChecked ruleSet={ruleSet} />
      </div>
    </ConsolePanel>
  );
}

function WhyChecked({ ruleSet }: { readonly ruleSet: string }) {
  const { t } = useTranslation(["right-to-rent", "check-names"]);
  const { language } = useLanguage();
  const penalties = rightToRentRuleSets.find(({ id }) => id === ruleSet)?.penalties ?? [];
  const [first] = penalties;
  if (!first) return null;
  const pounds = (minor: number) => formatMoney(language, minor, "GBP");
  return (
    <Why summary={t("why.title")}>
      {[
        t("why.text", { day: formatDate(language, first.since) }),
        ...penalties.map(({ of, firstMinor, repeatMinor }) =>
          t("why.penalty", {
            of: t(`check-names:penalty.${of}`),
            first: pounds(firstMinor),
            repeat: pounds(repeatMinor),
          }),
        ),
        t("why.source", { source: first.source, sure: t(`why.sure.s${first.sure}`) }),
      ].join(" ")}
    </Why>
  );
}
