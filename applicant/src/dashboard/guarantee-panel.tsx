import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { Panel } from "@latchkey/ui/panel/panel.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { guaranteeOf, typedOf, useGuaranteeTexts } from "../guarantee/guarantee-texts.ts";
import type { DashboardMe } from "./dashboard.graphql.ts";

interface GuaranteePanelProps {
  readonly guarantee: NonNullable<DashboardMe["guarantee"]>;
  /** The yearly income must be this multiple of the monthly amount. */
  readonly multiple: number;
}

export function GuaranteePanel({ guarantee: { asked, endsAtDeath }, multiple }: GuaranteePanelProps) {
  const { t } = useTranslation("guarantor");
  const textsOf = useGuaranteeTexts();
  const id = useId();
  const guarantee = guaranteeOf(asked);
  const texts = textsOf(guarantee);
  const kept = (words: string) => <TypedIn text={words} typed={typedOf(guarantee, texts)} />;
  const needed = textsOf({ ...guarantee, monthlyPence: guarantee.monthlyPence * multiple }).amount;
  return (
    <section aria-labelledby={id}>
      <Panel>
        <h2 className="dashboard__heading" id={id}>
          {t("panel.title")}
        </h2>
        {guarantee.tenants.length === 0 ? (
          <p>{t("panel.nobody")}</p>
        ) : (
          <>
            <p>
              <RichText
                text={t("panel.text", texts)}
                tags={{ plain: kept, strong: (words) => <strong>{kept(words)}</strong> }}
              />
            </p>
            {endsAtDeath && <p>{t("atDeath")}</p>}
            <p>{t("panel.criteria", { needed, multiple, amount: texts.amount })}</p>
            <p className="soft">{t("panel.privacy")}</p>
          </>
        )}
      </Panel>
    </section>
  );
}
