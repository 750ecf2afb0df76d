import { formatSize } from "@latchkey/browser/i18n/format-size.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { csvFile, saveAsFile } from "@latchkey/members/calls/save-as-file.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { DropZone } from "@latchkey/ui/drop-zone/drop-zone.tsx";
import { FileButton } from "@latchkey/ui/drop-zone/file-button.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { FileList } from "@latchkey/ui/file-list/file-list.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { UploadRow } from "@latchkey/ui/upload-row/upload-row.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TableProblem } from "./read-table.ts";
import type { FileChoice, ReadFile } from "./use-read-file.ts";
import { exampleCsv } from "./written-files.ts";

const ACCEPT = ".csv,.txt,text/csv,text/plain";
const FIELD = "many-file";

const useProblemText = () => {
  const { t } = useTranslation("many");
  return (problem: TableProblem | undefined): string | undefined =>
    problem && t(`file.problems.${problem.code}`, problem.params);
};

/** The button that was pressed goes with the file that it chose or removed. */
const useFocusOnFile = (key: number | undefined) => {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) focusField(FIELD);
    shown.current = key;
  }, [key]);
};

export function FilePanel({ choice }: { readonly choice: FileChoice }) {
  const { t } = useTranslation("many");
  const { file } = choice;
  const problem = useProblemText()(choice.problem);
  useFocusOnFile(file?.key);
  return (
    <ConsolePanel title={t("file.title")}>
      <ConsoleForm>
        {file ? (
          <ChosenFile file={file} choice={choice} />
        ) : (
          <>
            <DropZone
              id={FIELD}
              title={t("file.drop")}
              overTitle={t("file.over")}
              rules={t("file.rules")}
              chooseLabel={t("file.choose")}
              accept={ACCEPT}
              error={problem}
              onFiles={(files) => void choice.choose(files)}
            />
            <div className="row">
              <ExampleButton />
            </div>
          </>
        )}
        <p className="visually-hidden" role="status">
          {problem}
        </p>
      </ConsoleForm>
    </ConsolePanel>
  );
}

function ChosenFile({ file, choice }: { readonly file: ReadFile; readonly choice: FileChoice }) {
  const { t } = useTranslation("many");
  const { language } = useLanguage();
  const { lines, encoding, separator, ignored } = file.table;
  return (
    <>
      <FileList label={t("file.title")}>
        <UploadRow
          state="done"
          name={file.name}
          meta={formatSize(language, file.bytes)}
          clearLabel={t("file.remove")}
          onClear={choice.remove}
        />
      </FileList>
      <p className="soft">
        {t("file.read", { count: lines.length, encoding, separator: t(`file.separators.${separator}`) })}
      </p>
      {ignored.length > 0 && (
        <p className="soft">{t("file.ignored", { count: ignored.length, columns: ignored.join(", ") })}</p>
      )}
      <div className="row">
        <FileButton
          id={FIELD}
          size="small"
          icon="upload"
          accept={ACCEPT}
          onFiles={(files) => void choice.choose(files)}
        >
          {t("file.another")}
        </FileButton>
        <ExampleButton />
      </div>
    </>
  );
}

function ExampleButton() {
  const { t } = useTranslation("many");
  const today = londonDate(useNow());
  return (
    <TextButton onClick={() => saveAsFile(t("file.exampleName"), csvFile(exampleCsv(today)))}>
      {t("file.example")}
    </TextButton>
  );
}
