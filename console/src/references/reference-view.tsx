import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { ConsoleFrame, ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { CombinedError } from "urql";
import { casePath, REFERENCES_PATH } from "../desk/case-names.ts";
import { ReferencePill } from "../desk/reference-pill.tsx";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { ActsPanel } from "./acts-panel.tsx";
import { CallsPanel } from "./calls-panel.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import { DaysPanel } from "./days-panel.tsx";
import { NotePanel } from "./note-panel.tsx";
import type { OpenReference, ViewedReference } from "./references.graphql.ts";
import { ReplyPanel } from "./reply-panel.tsx";
import { SignalsPanel } from "./signals-panel.tsx";

const OVER: readonly ViewedReference["party"]["status"][] = ["DECIDED", "WITHDRAWN", "EXPIRED"];

export interface ReferenceViewProps {
  readonly viewed: ViewedReference;
  readonly reference: OpenReference;
  /** The newest state did not come. */
  readonly error: CombinedError | undefined;
  readonly onRefresh: () => void;
}

export function ReferenceView({ viewed, reference, error, onRefresh }: ReferenceViewProps) {
  const { t } = useTranslation(["references", "desk"]);
  const navigate = useNavigate();
  const { toasts, show, dismiss } = useToasts();
  useKeptFocus();
  const { party, application } = viewed;
  const name = fullName(party);
  const isOver = OVER.includes(party.status);
  const changed = (text: string) => {
    show(text);
    onRefresh();
  };
  useShortcuts([{ keys: "u", label: t("title"), run: () => void navigate(REFERENCES_PATH) }]);
  const lead = t("one.lead", { number: party.number, home: application.home, referee: reference.name });
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={REFERENCES_PATH} linkAs={RoutedLink}>
            {t("title")}
          </TextLink>
        }
        title={<TypedIn text={t(`one.title.${reference.kind}`, { name })} typed={name} />}
        status={<ReferencePill state={reference.state} />}
        lead={<TypedIn text={lead} typed={[application.home, reference.name]} />}
        actions={
          <ButtonLink size="small" href={casePath(party.id)} linkAs={RoutedLink}>
            {t("one.openCase")}
          </ButtonLink>
        }
      >
        {error && <LoadProblem onRetry={onRefresh} />}
        <ConsoleSplit
          rail={
            <>
              <SignalsPanel reference={reference} />
              <DaysPanel reference={reference} />
              <ActsPanel viewed={viewed} reference={reference} onDone={isOver ? undefined : changed} />
            </>
          }
        >
          <ComparisonPanel reference={reference} name={party.firstName || name} />
          <ReplyPanel reference={reference} />
          <NotePanel reference={reference} />
          <CallsPanel partyId={party.id} reference={reference} onDone={isOver ? undefined : changed} />
        </ConsoleSplit>
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}
