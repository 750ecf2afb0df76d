import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { ConsoleFrame, ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { CombinedError } from "urql";
import { useShortcuts } from "../../shortcuts/use-shortcuts.ts";
import { CopyProblem } from "./copy-problem.tsx";
import { useCopy } from "./use-copy.ts";
import { useViews } from "./use-view.ts";
import { ViewerPane } from "./viewer-pane.tsx";

interface StaffFileViewProps {
  readonly file: string;
  readonly name: string;
  /** The party's number, with which a copy's name begins. */
  readonly number: string;
  readonly lead: ReactNode;
  readonly back: { readonly href: string; readonly label: ReactNode };
  readonly rail: ReactNode;
  readonly error: CombinedError | undefined;
  readonly onRefresh: () => void;
}

/** A file that a reviewer sent, beside what was recorded of it. */
export function StaffFileView(props: StaffFileViewProps) {
  const { file, name, number, lead, back, rail, error, onRefresh } = props;
  const { t } = useTranslation(["document", "desk"]);
  const navigate = useNavigate();
  const { toasts, show, dismiss } = useToasts();
  const copy = useCopy(number, () => show(t("document:viewer.downloaded")));
  const { view, change } = useViews({ ids: [file], isTogether: false });
  useShortcuts([{ keys: "u", label: t("document:keys.back"), run: () => void navigate(back.href) }]);
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={back.href} linkAs={RoutedLink}>
            {back.label}
          </TextLink>
        }
        title={name}
        lead={lead}
      >
        {error && <LoadProblem onRetry={onRefresh} />}
        {copy.fault && <CopyProblem fault={copy.fault} />}
        <p role="status" className="visually-hidden">
          {copy.copied !== undefined && t("document:viewer.copying")}
        </p>
        <ConsoleSplit sticky rail={rail}>
          <ViewerPane
            file={file}
            name={name}
            isText={false}
            view={view(file)}
            onChange={(changed) => change(file, changed)}
            marksOn={() => []}
            shown={undefined}
            hasKeys
            isOfTwo={false}
            onUse={() => undefined}
            onDownload={() => void copy.download(file, name)}
            isCopied={copy.copied === file}
          />
        </ConsoleSplit>
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}
