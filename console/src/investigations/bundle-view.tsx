import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { saveAsFile } from "@latchkey/members/calls/save-as-file.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { INVESTIGATIONS_PATH } from "../desk/case-names.ts";
import { bundleFile, bundleFileName } from "./bundle-file.ts";
import { ComparatorsPanel } from "./comparators-panel.tsx";
import { CounterfactualsPanel } from "./counterfactuals-panel.tsx";
import { DecisionsPanel } from "./decisions-panel.tsx";
import { DocumentsPanel } from "./documents-panel.tsx";
import { CallsPanel, HistoryPanel, LooksPanel, NotesPanel } from "./history-panels.tsx";
import { LawPanel } from "./law-panel.tsx";
import { OutsideResultsPanel } from "./outside-results-panel.tsx";
import { ReferencesPanel } from "./references-panel.tsx";
import { RequestsPanel } from "./requests-panel.tsx";
import { SubjectPanel } from "./subject-panel.tsx";
import { TrailPanel } from "./trail-panel.tsx";
import type { ShownBundle } from "./use-bundle.ts";

export function BundleView({ shown: { bundle, content } }: { readonly shown: ShownBundle }) {
  const { t } = useTranslation("investigations");
  const { language } = useLanguage();
  useKeptFocus();
  const { name, recipient } = bundle;
  return (
    <ConsoleFrame
      crumb={
        <span className="screen-only">
          <TextLink crumb icon="arrow-left" href={INVESTIGATIONS_PATH} linkAs={RoutedLink}>
            {t("title")}
          </TextLink>
        </span>
      }
      title={t("bundle.title", { number: content.subject.number })}
      lead={
        <TypedIn
          text={t("bundle.lead", { name, recipient, at: formatDayAndTime(language, content.madeAt) })}
          typed={[name, recipient]}
        />
      }
      actions={
        <div className="screen-only">
          <Actions>
            <Button
              size="small"
              icon="download"
              onClick={() => saveAsFile(bundleFileName(name, content), bundleFile(content))}
            >
              {t("bundle.download")}
            </Button>
            <Button size="small" icon="print" onClick={() => window.print()}>
              {t("bundle.print")}
            </Button>
          </Actions>
        </div>
      }
    >
      <SubjectPanel content={content} />
      <DecisionsPanel content={content} />
      <CounterfactualsPanel content={content} />
      <RequestsPanel content={content} />
      <LooksPanel content={content} />
      <ReferencesPanel content={content} />
      <DocumentsPanel content={content} />
      <OutsideResultsPanel content={content} />
      <CallsPanel content={content} />
      <NotesPanel content={content} />
      <HistoryPanel content={content} />
      <TrailPanel content={content} />
      <LawPanel content={content} />
      <ComparatorsPanel content={content} />
    </ConsoleFrame>
  );
}
