import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { documentFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { ConsoleFrame, ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { Icon } from "@latchkey/ui/icon/icon.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { ViewerPair } from "@latchkey/ui/viewer/viewer.tsx";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { CombinedError } from "urql";
import { documentPath, wayBack } from "../../desk/case-names.ts";
import { useDocumentName } from "../../desk/document-name.ts";
import { useKeepHolding } from "../../desk/use-keep-holding.ts";
import { useShortcuts } from "../../shortcuts/use-shortcuts.ts";
import { VerdictPill } from "../verdict-pill.tsx";
import { BesideTools } from "./beside-tools.tsx";
import { ClaimPanel } from "./claim-panel.tsx";
import { ComparedPanel } from "./compared-panel.tsx";
import { CopyProblem } from "./copy-problem.tsx";
import type { ViewedDocument } from "./document.graphql.ts";
import { DocumentLead } from "./document-lead.tsx";
import { FindingsPanel } from "./findings-panel.tsx";
import { type Beside, nextToJudge, useBeside } from "./use-beside.ts";
import { useCopy } from "./use-copy.ts";
import { useMarks } from "./use-marks.ts";
import { VerdictPanel } from "./verdict-panel.tsx";
import { ViewerPane } from "./viewer-pane.tsx";

interface DocumentViewProps {
  readonly viewed: ViewedDocument;
  /** The newest state did not come. */
  readonly error: CombinedError | undefined;
  readonly onRefresh: () => void;
}

export function DocumentView({ viewed, error, onRefresh }: DocumentViewProps) {
  const { t } = useTranslation(["document", "desk"]);
  const navigate = useNavigate();
  const { state } = useLocation();
  const nameOf = useDocumentName();
  const { toasts, show, dismiss } = useToasts();
  const { party, document } = viewed;
  const beside = useBeside(viewed);
  const marks = useMarks(document, beside.other);
  const copy = useCopy(party.number, () => show(t("viewer.downloaded")));
  useKeepHolding(party.id, viewed.heldByYou, onRefresh);
  const { previous, next } = beside;
  const back = wayBack(party.id, viewed.secondReviewId);
  const goTo = (other: ViewedDocument["document"] | undefined) => {
    if (other) void navigate(beside.addressOf(other.id), { state });
  };
  useShortcuts([
    { keys: "[", label: t("keys.previous"), run: () => goTo(previous) },
    { keys: "]", label: t("keys.next"), run: () => goTo(next) },
    // On some keyboards a bracket needs a second key.
    { keys: "p", label: t("keys.previous"), run: () => goTo(previous) },
    { keys: "n", label: t("keys.next"), run: () => goTo(next) },
    { keys: "b", label: t("keys.beside"), run: beside.toggle },
    { keys: "m", label: t("keys.marks"), run: () => marks.setShowsMarks(!marks.showsMarks) },
    { keys: "u", label: t("keys.back"), run: () => void navigate(back, { state }) },
  ]);
  const onSaved = () => {
    const open = nextToJudge(viewed);
    void navigate(open ? documentPath(party.id, open.id) : back, { state });
  };
  const panes = [document, beside.other].flatMap((one) => one ?? []);
  const [usedId, setUsedId] = useState<string>();
  const keyed = panes.find(({ id }) => id === usedId) ?? document;
  const shownPanes = panes.map((one) => (
    <ViewerPane
      key={one.id}
      file={documentFilePath(party.id, one.id)}
      name={nameOf(one)}
      isText={one.contentType === mimeTypeOf("docx")}
      hasKeys={one.id === keyed.id}
      isOfTwo={beside.other !== undefined}
      onUse={() => setUsedId(one.id)}
      onDownload={() => void copy.download(documentFilePath(party.id, one.id), one.fileName)}
      isCopied={copy.copied === documentFilePath(party.id, one.id)}
      {...marks.paneOf(one.id)}
    />
  ));
  const panels = (
    <>
      <ClaimPanel viewed={viewed} />
      {viewed.compared.length > 0 && <ComparedPanel key={document.id} viewed={viewed} />}
      {panes.map((one) => (
        <FindingsPanel
          key={one.id}
          of={beside.other && nameOf(one)}
          findings={marks.findingsOf(one.id)}
          onShow={marks.showMark}
        />
      ))}
    </>
  );
  const verdict = <VerdictPanel viewed={viewed} onSaved={onSaved} onRefused={onRefresh} />;
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={back} linkAs={RoutedLink}>
            <AsTyped>{fullName(party)}</AsTyped>
          </TextLink>
        }
        title={panes.map(nameOf).join(", ")}
        status={<VerdictPill document={document} />}
        lead={<DocumentLead viewed={viewed} position={beside.position} />}
        actions={<Neighbours beside={beside} />}
      >
        {error && <LoadProblem onRetry={onRefresh} />}
        {copy.fault && <CopyProblem fault={copy.fault} />}
        <p role="status" className="visually-hidden">
          {copy.copied !== undefined && t("viewer.copying")}
        </p>
        <BesideTools
          viewed={viewed}
          beside={beside}
          isTogether={marks.isTogether}
          onTogether={marks.setTogether}
          showsMarks={marks.showsMarks}
          onMarks={marks.setShowsMarks}
        />
        <DocumentLayout
          isPair={beside.other !== undefined}
          panes={shownPanes}
          panels={panels}
          verdict={verdict}
        />
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

interface DocumentLayoutProps {
  readonly isPair: boolean;
  readonly panes: ReactNode;
  readonly panels: ReactNode;
  readonly verdict: ReactNode;
}

/** One document stands beside what is known of it; two take the whole width. */
function DocumentLayout({ isPair, panes, panels, verdict }: DocumentLayoutProps) {
  if (isPair) {
    return (
      <>
        <ViewerPair>{panes}</ViewerPair>
        <ConsoleSplit wideRail rail={verdict}>
          {panels}
        </ConsoleSplit>
      </>
    );
  }
  const rail = (
    <>
      {panels}
      {verdict}
    </>
  );
  return (
    <ConsoleSplit sticky rail={rail}>
      {panes}
    </ConsoleSplit>
  );
}

/** The documents before and after, in the order of the case. */
function Neighbours({ beside: { previous, next, addressOf } }: { readonly beside: Beside }) {
  const { t } = useTranslation("desk");
  return (
    <>
      <NeighbourButton address={previous && addressOf(previous.id)}>
        <Icon name="chevron-left" />
        {t("previous")}
      </NeighbourButton>
      <NeighbourButton address={next && addressOf(next.id)}>
        {t("next")}
        <Icon name="chevron-right" />
      </NeighbourButton>
    </>
  );
}

interface NeighbourButtonProps {
  /** undefined: there is none. */
  readonly address: string | undefined;
  readonly children: ReactNode;
}

function NeighbourButton({ address, children }: NeighbourButtonProps) {
  return address === undefined ? (
    <Button size="small" disabled>
      {children}
    </Button>
  ) : (
    <ButtonLink size="small" href={address} linkAs={RoutedLink}>
      {children}
    </ButtonLink>
  );
}
