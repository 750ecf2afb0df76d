import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { SubmitBox, SubmitNote } from "@latchkey/ui/submit-box/submit-box.tsx";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { AnswersLink } from "./answers-link.tsx";
import type { AboutDecision } from "./decided-why.tsx";
import type { Decision } from "./decision.graphql.ts";
import { CourseText, OverNote } from "./lazy-after.ts";

interface NextBoxProps extends AboutDecision {
  readonly onAsk: (() => void) | undefined;
}

export function NextBox({ decision, isGuarantor, onAsk }: NextBoxProps) {
  const { t } = useTranslation("decision");
  if (decision.outcome === "DECLINED") return <ActBox onAsk={onAsk} />;
  const questions = (
    <>
      <SubmitNote>
        <RichText text={t("next.questions")} tags={mail} />
      </SubmitNote>
      <CopyLink />
    </>
  );
  if (decision.homeCourse === "END" || decision.recordedConditions?.outcome === "LAPSED") {
    return (
      <SubmitBox state="submitted" title={t("next.title")}>
        <Suspense fallback={null}>
          <OverNote course={decision.homeCourse} />
        </Suspense>
        {questions}
      </SubmitBox>
    );
  }
  if (isGuarantor) {
    return (
      <SubmitBox state="submitted" title={t("next.title")} note={t("next.asGuarantor")}>
        {questions}
      </SubmitBox>
    );
  }
  return (
    <SubmitBox state="submitted" title={t("next.title")}>
      <Steps decision={decision} />
      {questions}
    </SubmitBox>
  );
}

function Steps({ decision }: { readonly decision: Decision }) {
  const { conditions, metBy, recordedConditions, homeCourse, rightToRent } = decision;
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const key = conditions.length === 1 ? "next.condition" : "next.conditions";
  const met = metBy ? t(`${key}By`, { date: formatDate(language, metBy) }) : t(key);
  return (
    <PlainList
      ordered
      small
      items={[
        ...(conditions.length > 0 && !recordedConditions ? [{ key: "conditions", text: met }] : []),
        ...(homeCourse ? [{ key: homeCourse, text: <Course course={homeCourse} /> }] : []),
        ...(homeCourse === "OPEN"
          ? []
          : [
              ...(rightToRent ? [{ key: "rightToRent", text: <RightToRent {...rightToRent} /> }] : []),
              { key: "agreement", text: t("next.agreement") },
              { key: "sign", text: t("next.sign") },
            ]),
      ]}
    />
  );
}

function RightToRent({ recordedOn }: NonNullable<Decision["rightToRent"]>) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  return recordedOn === null
    ? t("rightToRent.open")
    : t("rightToRent.recorded", { date: formatDate(language, recordedOn) });
}

function Course({ course }: { readonly course: NonNullable<Decision["homeCourse"]> }) {
  return (
    <Suspense fallback={null}>
      <CourseText course={course} />
    </Suspense>
  );
}

function ActBox({ onAsk }: Pick<NextBoxProps, "onAsk">) {
  const { t } = useTranslation("decision");
  const ask = onAsk && (
    <Button variant="primary" block onClick={onAsk}>
      {t("again.button")}
    </Button>
  );
  return (
    <SubmitBox state="submitted" title={t("act.title")} note={t("act.oneHome")}>
      {ask}
      <SubmitNote>{t("act.advice")}</SubmitNote>
      <SubmitNote>
        <RichText text={t("next.questions")} tags={mail} />
      </SubmitNote>
      <CopyLink />
    </SubmitBox>
  );
}

function CopyLink() {
  const { t } = useTranslation("dashboard");
  return <AnswersLink>{t("submit.copy")}</AnswersLink>;
}
