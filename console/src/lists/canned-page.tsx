import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CannedTexts, RetireCannedText, type ShownCannedText } from "./canned.graphql.ts";
import { CannedDialog } from "./canned-dialog.tsx";
import { LISTS_PATH } from "./list-paths.ts";

/** The words that reviewers may choose, each for one reason. */
export function CannedPage() {
  const { t } = useTranslation(["lists", "desk", "reasons", "decision-reasons"]);
  usePageTitle(t("lists:canned.title"));
  useKeptFocus();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: CannedTexts,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  const { isBusy, failure, save } = useSave(RetireCannedText);
  const [open, setOpen] = useState<ShownCannedText | "new">();
  const { toasts, show, dismiss } = useToasts();
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const retire = async ({ id, isRetired }: ShownCannedText) => {
    if (!(await save({ id, isRetired: !isRetired }))) return;
    show(t(isRetired ? "lists:canned.usedAgain" : "lists:canned.retired"));
    refresh();
  };
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={LISTS_PATH} linkAs={RoutedLink}>
            {t("lists:title")}
          </TextLink>
        }
        title={t("lists:canned.title")}
        lead={t("lists:canned.lead")}
        actions={
          <Button variant="primary" size="small" icon="plus" onClick={() => setOpen("new")}>
            {t("lists:canned.add")}
          </Button>
        }
      >
        {error && <LoadProblem onRetry={refresh} />}
        {failure && <SaveProblem failure={failure} />}
        <PlainPanel label={t("lists:canned.title")}>
          <Texts texts={data.cannedTexts} isBusy={isBusy} onChange={setOpen} onRetire={retire} />
        </PlainPanel>
      </ConsoleFrame>
      {open && (
        <CannedDialog
          text={open === "new" ? undefined : open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            show(t("lists:canned.saved"));
            refresh();
          }}
        />
      )}
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

interface TextsProps {
  readonly texts: readonly ShownCannedText[];
  readonly isBusy: boolean;
  readonly onChange: (text: ShownCannedText) => void;
  readonly onRetire: (text: ShownCannedText) => Promise<void>;
}

function Texts({ texts, isBusy, onChange, onRetire }: TextsProps) {
  const { t } = useTranslation(["lists", "reasons", "decision-reasons"]);
  const reasonOf = ({ use, reason }: ShownCannedText): string =>
    use === "DECISION"
      ? codeText(t, reason, `decision-reasons:reason.${reason}`)
      : codeText(t, reason, `reasons:text.${reason}`);
  return (
    <Table
      label={t("canned.title")}
      headLabel={t("canned.name")}
      columns={[
        { name: "reason", label: t("canned.reason") },
        { name: "words", label: t("canned.words") },
        { name: "state", label: t("canned.state") },
        { name: "acts", label: t("canned.acts") },
      ]}
      rows={texts.map((text) => ({
        id: text.id,
        head: <AsTyped>{text.name}</AsTyped>,
        cells: {
          reason: (
            <>
              {reasonOf(text)}
              <TableNote>{t(`canned.uses.${text.use}`)}</TableNote>
            </>
          ),
          words: (
            <span className="lines">
              <AsTyped>{text.texts.find(({ language }) => language === "en")?.text ?? ""}</AsTyped>
            </span>
          ),
          state: <State text={text} />,
          acts: (
            <div className="row row--tight">
              <Button size="small" onClick={() => onChange(text)}>
                {t("canned.change")}
              </Button>
              <Button size="small" variant="quiet" busy={isBusy} onClick={() => void onRetire(text)}>
                {t(text.isRetired ? "canned.useAgain" : "canned.retire")}
              </Button>
            </div>
          ),
        },
      }))}
    />
  );
}

function State({ text: { version, isRetired, by, at } }: { readonly text: ShownCannedText }) {
  const { t } = useTranslation("lists");
  const { language } = useLanguage();
  const day = formatShortDate(language, londonDate(Date.parse(at)));
  return (
    <>
      {t(isRetired ? "canned.notOffered" : "canned.offered", { version })}
      <TableNote>{by === null ? t("canned.shipped") : t("canned.by", { name: by, day })}</TableNote>
    </>
  );
}
