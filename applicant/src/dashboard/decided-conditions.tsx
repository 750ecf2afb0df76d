import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Block } from "@latchkey/ui/block/block.tsx";
import type { IconName } from "@latchkey/ui/icon/icon-paths.ts";
import { Turns } from "@latchkey/ui/turns/turns.tsx";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Decision } from "./decision.graphql.ts";
import { RecordedText } from "./lazy-after.ts";

type Condition = Decision["conditions"][number];

const conditionIcons: Readonly<Record<Condition, IconName>> = {
  REFERENCE_BEFORE_KEYS: "mail",
  EMPLOYMENT_BEFORE_KEYS: "briefcase",
  ORIGINALS_BEFORE_KEYS: "id",
  OTHER: "note",
};

export function ConditionsBlock({ decision }: { readonly decision: Decision }) {
  return (
    <>
      {decision.outcome === "ACCEPTED_WITH_GUARANTOR" && <GuarantorBlock name={decision.guarantor} />}
      {decision.conditions.length > 0 && <Conditions decision={decision} />}
    </>
  );
}

function GuarantorBlock({ name }: { readonly name: string | null }) {
  const { t } = useTranslation("decision");
  return (
    <Block heading={t("guarantor.title")}>
      <Turns
        framed
        items={[
          {
            key: "guarantor",
            icon: "umbrella",
            state: "done",
            name: name ? t("guarantor.stands", { name }) : t("guarantor.unnamed"),
            status: t("guarantor.agreed"),
          },
        ]}
      />
    </Block>
  );
}

const conditionState = ({ recordedConditions: recorded }: Decision) => {
  if (!recorded) return "progress";
  return recorded.outcome === "MET" ? "done" : "missing";
};

function Conditions({ decision }: { readonly decision: Decision }) {
  const { conditions, metBy, words, recordedConditions: recorded } = decision;
  const { t } = useTranslation(["decision", "decision-reasons"]);
  const { language } = useLanguage();
  const by = metBy && t("condition.by", { date: formatDate(language, metBy) });
  const explained = words ? t("condition.inWords") : <RichText text={t("condition.ask")} tags={mail} />;
  return (
    <Block heading={t(conditions.length === 1 ? "condition.one" : "condition.many")}>
      <Turns
        framed
        items={conditions.map((condition) => ({
          key: condition,
          icon: conditionIcons[condition],
          state: conditionState(decision),
          name: t(`decision-reasons:condition.${condition}`),
          text: (
            <>
              {recorded ? (
                <Suspense fallback={null}>
                  <RecordedText recorded={recorded} />
                </Suspense>
              ) : (
                by
              )}{" "}
              {condition === "OTHER" && explained}
            </>
          ),
        }))}
      />
    </Block>
  );
}
