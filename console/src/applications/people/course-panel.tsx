import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../desk/record-form.tsx";
import { RecordPart } from "../../desk/record-part.tsx";
import type { HomeCourse } from "../../graphql/operations.generated.ts";
import { RecordHomeCourse, type ShownApplication } from "./application.graphql.ts";

interface CoursePanelProps {
  readonly application: ShownApplication;
  readonly onDone: (text: string) => void;
}

export function CoursePanel({ application: { id, standing }, onDone }: CoursePanelProps) {
  const { t } = useTranslation("application");
  if (!standing) return null;
  const { told, declined, recorded } = standing;
  const isOpen = told === "OPEN";
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
        {isOpen && (
          <p>
            {t("course.say", { count: declined })} {t("course.only")}
          </p>
        )}
        {recorded && <CourseFacts recorded={recorded} />}
        <RecordPart isRecorded={!isOpen} correct={t("course.correct")}>
          {(close) => (
            <RecordCourseForm
              applicationId={id}
              onCancel={close}
              onDone={() => {
                close?.();
                onDone(t("course.done"));
              }}
            />
          )}
        </RecordPart>
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
  readonly onCancel: (() => void) | undefined;
  readonly onDone: () => void;
}

function RecordCourseForm({ applicationId, onCancel, onDone }: RecordCourseFormProps) {
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
      onCancel={onCancel}
      onRecord={(course, note) => void record(course, note)}
    />
  );
}
