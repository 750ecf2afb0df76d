import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Block } from "@latchkey/ui/block/block.tsx";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { useTranslation } from "react-i18next";
import type { DashboardMe } from "./dashboard.graphql.ts";
import { WeighingForm } from "./weighing-form.tsx";

type Weighing = NonNullable<DashboardMe["latestValidation"]>["weighingReferences"][number];

/** Each reference with facts that weigh against its applicant, and the reply to it. */
export function WeighingBlocks({ references }: { readonly references: readonly Weighing[] }) {
  return references.map((reference) => <WeighingBlock key={reference.id} reference={reference} />);
}

function WeighingBlock({ reference }: { readonly reference: Weighing }) {
  const { t } = useTranslation("weighing");
  const { kind, name, facts } = reference;
  return (
    <Block heading={t("title")}>
      <p>
        <TypedIn text={t(`about.${kind}`, { name })} typed={name} />
      </p>
      <PlainList items={facts.map((fact) => ({ key: fact.fact, text: <Fact fact={fact} /> }))} />
      <Reply reference={reference} />
    </Block>
  );
}

function Fact({ fact }: { readonly fact: Weighing["facts"][number] }) {
  const { t } = useTranslation("weighing");
  const { language } = useLanguage();
  const { declaredMinor, saidMinor, saidEvery, currency } = fact;
  const text = t(`facts.${fact.fact}`);
  const isCompared = declaredMinor !== null && saidMinor !== null && currency !== null;
  if (!isCompared || saidEvery === null || saidEvery === "HOUR") return text;
  const amounts = t(`amounts.${saidEvery}`, {
    declared: formatMoney(language, declaredMinor, currency),
    said: formatMoney(language, saidMinor, currency),
  });
  return `${text} ${amounts}`;
}

function Reply({ reference: { id, reply, repliedAt, mayReply } }: { readonly reference: Weighing }) {
  const { t } = useTranslation("weighing");
  const { language } = useLanguage();
  if (mayReply) return <WeighingForm referenceId={id} />;
  if (reply === null || repliedAt === null) return <p className="soft">{t("over")}</p>;
  return (
    <>
      <p role="status">{t("replied", { date: formatDate(language, repliedAt) })}</p>
      <p className="lines">
        <AsTyped>{reply}</AsTyped>
      </p>
    </>
  );
}
