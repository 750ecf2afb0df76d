import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../desk/record-form.tsx";
import { useSave } from "../../desk/use-save.ts";
import type { HomeCourse } from "../../graphql/operations.generated.ts";
import { RecordHomeCourse, type ShownApplication } from "./application.graphql.ts";

interface CoursePanelProps {
  readonly application: ShownApplication;
  readonly onDone: (text: string) => void;
}

export function CoursePanel({ application: { id, standing }, onDone }: CoursePanelProps) {
  const { t } = useTranslation("application");
  const [isCorrecting, setCorrecting] = useState(false);
  if (!standing) return null;
  const { told, declined, recorded } = standing;
  const isOpen = told === "OPEN";
  const done = () => {
    setCorrecting(false);
    onDone(t("course.done"));
  };
  return (
    <ConsolePanel
      title={t("course.title")}
      tools={
        <Pill state={isOpen ? "missing" : "done"} small>
          {t(`course.choices.${told}`)}
        </Pill>
      }
    >
      <div className="stack">
        {isOpen && <p>{t("course.say", { count: declined })}</p>}
        {recorded && <CourseFacts recorded={recorded} />}
        {isOpen || isCorrecting ? (
          <RecordCourseForm applicationId={id} onDone={done} />
        ) : (
          <div>
            <Button size="small" onClick={() => setCorrecting(true)}>
              {t("course.correct")}
            </Button>
          </div>
        )}
      </div>
    </ConsolePanel>
  );
}

type Recorded = NonNullable<NonNullable<ShownApplication["standing"]>["recorded"]>;

function CourseFacts({ recorded: { course, note, by, at } }: { readonly recorded: Recorded }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const recordedAt = t("course.byAt", {
    course: t(`course.choices.${course}`),
    name: by,
    at: formatDayAndTime(language, at),
  });
  return (
    <Deflist
      items={[
        { key: "by", term: t("course.recorded"), text: recordedAt },
        ...(note
          ? [{ key: "note", term: t("course.note"), text: <span className="lines">{note}</span> }]
          : []),
      ]}
    />
  );
}

const COURSES: readonly HomeCourse[] = ["REPLACE", "CHANGE_SHARES", "END"];

interface RecordCourseFormProps {
  readonly applicationId: string;
  readonly onDone: () => void;
}

function RecordCourseForm({ applicationId, onDone }: RecordCourseFormProps) {
  const { t } = useTranslation("application");
  const { isBusy, failure, save } = useSave(RecordHomeCourse);
  const record = async (course: HomeCourse, note: string) => {
    if (await save({ applicationId, course, note })) onDone();
  };
  return (
    <RecordForm
      legend={t("course.question")}
      choices={COURSES.map((value) => ({
        value,
        label: t(`course.choices.${value}`),
        hint: t(`course.hints.${value}`),
        tone: value === "END" ? "critical" : undefined,
      }))}
      isBusy={isBusy}
      failure={failure}
      onRecord={(course, note) => void record(course, note)}
    />
  );
}
