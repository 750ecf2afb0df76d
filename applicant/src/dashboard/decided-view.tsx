import { capitalisedFirstName } from "@latchkey/browser/frame/person.ts";
import { formatDate, formatList } from "@latchkey/browser/i18n/format.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { OutcomeFrame } from "@latchkey/ui/frames/outcome-frame.tsx";
import { Outcome, type OutcomeState } from "@latchkey/ui/outcome/outcome.tsx";
import type { TFunction } from "i18next";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useInitialData } from "../shell/initial-data.tsx";
import { OtherApplications } from "../shell/other-applications.tsx";
import { shownApplication } from "../shell/own-applications.ts";
import type { DashboardMe } from "./dashboard.graphql.ts";
import { ChangeBlock } from "./decided-change.tsx";
import { ConditionsBlock } from "./decided-conditions.tsx";
import { NextBox } from "./decided-next.tsx";
import { UsedBlock } from "./decided-used.tsx";
import { WhyBlock } from "./decided-why.tsx";
import { WordsBlock } from "./decided-words.tsx";
import type { Decision } from "./decision.graphql.ts";
import { mayAsk, SecondLookBlock, secondLookField } from "./second-look-block.tsx";
import { ShareCode } from "./share-code.tsx";
import { WeighingReferences } from "./weighing-references.tsx";

interface DecidedViewProps {
  readonly me: DashboardMe;
  readonly validation: Pick<
    NonNullable<DashboardMe["latestValidation"]>,
    "endedShareCode" | "weighingReferences"
  >;
  readonly decision: Decision;
}

export function DecidedView({ me, validation, decision }: DecidedViewProps) {
  const { t } = useTranslation("decision");
  const isGuarantor = me.guarantee !== null;
  const [isAsking, setAsking] = useState(false);
  const name = capitalisedFirstName({ ...me.name, email: me.email });
  const title = titleOf(t, decision, { isGuarantor, name });
  usePageTitle(title);
  const ask = () => {
    setAsking(true);
    focusField(secondLookField);
  };
  const about = { decision, isGuarantor };
  return (
    <OutcomeFrame
      above={<OtherApplications />}
      outcome={
        <Outcome state={outcomeState(decision)} title={<TypedIn text={title} typed={name} />}>
          <DecidedBy decision={decision} />
        </Outcome>
      }
      aside={<NextBox {...about} onAsk={mayAsk(decision) ? ask : undefined} />}
    >
      <ShareCode ended={validation.endedShareCode} />
      <WeighingReferences references={validation.weighingReferences} />
      {decision.homeCourse !== "END" && <ConditionsBlock decision={decision} />}
      {!isLapsed(decision) && <WhyBlock {...about} />}
      <WordsBlock decision={decision} />
      <ChangeBlock {...about} />
      {/* Lazy: the names of documents are a large chunk. */}
      <Suspense fallback={null}>
        <UsedBlock decision={decision} />
      </Suspense>
      <SecondLookBlock decision={decision} isAsking={isAsking} onAsking={setAsking} />
    </OutcomeFrame>
  );
}

const isLapsed = ({ recordedConditions }: Decision): boolean => recordedConditions?.outcome === "LAPSED";

const openConditions = ({ conditions, recordedConditions }: Decision): number =>
  recordedConditions ? 0 : conditions.length;

const outcomeState = (decision: Decision): OutcomeState => {
  const { outcome, homeCourse } = decision;
  if (outcome === "DECLINED" || isLapsed(decision) || homeCourse === "END") return "declined";
  const isPlain = outcome === "ACCEPTED" && homeCourse !== "OPEN" && openConditions(decision) === 0;
  return isPlain ? "accepted" : "conditions";
};

interface Reader {
  readonly isGuarantor: boolean;
  /** Empty before there is one. */
  readonly name: string;
}

const titleOf = (t: TFunction<"decision">, decision: Decision, { isGuarantor, name }: Reader): string => {
  const { outcome, homeCourse } = decision;
  const count = openConditions(decision);
  if (outcome === "DECLINED") return t(isGuarantor ? "title.declinedAsGuarantor" : "title.declined");
  if (isLapsed(decision)) return t("title.lapsed");
  if (homeCourse === "END") return t("title.ended");
  if (homeCourse === "OPEN") return t("title.provisional");
  if (isGuarantor) return t("title.asGuarantor");
  if (count === 1) return t("title.condition");
  if (count > 1) return t("title.conditions", { count });
  if (outcome === "ACCEPTED_WITH_GUARANTOR") return t("title.guarantor");
  return name ? t("title.accepted", { name }) : t("title.acceptedWithoutName");
};

/** Initials are not broken at the end of a line. */
const inOnePiece = (person: string): string => person.replaceAll(" ", "\u00a0");

/** Staff are named by their initials. */
function DecidedBy({ decision: { decidedOn, people } }: { readonly decision: Decision }) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const home = shownApplication(useInitialData())?.home;
  const count = people.length > 1 ? "two" : "one";
  const by = t(people.length === 0 ? "decided.nobody" : `decided.${count}`, {
    date: formatDate(language, decidedOn),
    people: formatList(language, people.map(inOnePiece)),
  });
  return (
    <>
      {home && (
        <>
          <AsTyped>{home}</AsTyped>.{" "}
        </>
      )}
      <TypedIn text={by} typed={people.map(inOnePiece)} />
    </>
  );
}
