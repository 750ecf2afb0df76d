import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { MOST_REQUESTS } from "@latchkey/domain/review/request.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import type { CombinedError } from "urql";
import { casePath } from "../../desk/case-names.ts";
import { closedReason } from "../../desk/closed-reason.ts";
import { useKeepHolding } from "../../desk/use-keep-holding.ts";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { DossierOf, type ShownDossier } from "../case.graphql.ts";
import { HoldBar } from "../hold-bar.tsx";
import { type OfferedSubject, RequestChoicesOf } from "./request.graphql.ts";
import { RequestsForm } from "./request-form.tsx";
import { type ReviewedDocument, requestAbout } from "./typed-request.ts";

/** Asks an applicant for something more. `?document=` names one that is asked for again. */
export function RequestPage() {
  const { partyId = "" } = useParams();
  const { t } = useTranslation([
    "request",
    "case",
    "desk",
    "answers",
    "document-names",
    "other-document-names",
    "policy-rules",
    "reasons",
    "step-labels",
    "validation",
  ]);
  usePageTitle(t("title"));
  const variables = { partyId };
  // Choices are read anew, because an answer may have come.
  const fresh = "network-only";
  const [shown, readParty] = useKeptQuery({
    query: DossierOf,
    variables,
    requestPolicy: "cache-and-network",
  });
  const [choices, readChoices] = useKeptQuery({ query: RequestChoicesOf, variables, requestPolicy: fresh });
  const error = shown.error ?? choices.error;
  const readAgain = () => {
    readParty({ requestPolicy: fresh });
    readChoices({ requestPolicy: fresh });
  };
  if (shown.data && choices.data) {
    const { language, subjects } = choices.data.requestChoices;
    return (
      <Asking
        key={partyId}
        shown={shown.data.dossier}
        language={language}
        subjects={subjects}
        error={error}
        onLost={() => readParty({ requestPolicy: fresh })}
        onRetry={readAgain}
      />
    );
  }
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (error) return <ErrorPage onRetry={readAgain} />;
  return <PageLoading />;
}

interface AskingProps {
  readonly shown: ShownDossier;
  readonly language: Parameters<typeof RequestsForm>[0]["language"];
  readonly subjects: readonly OfferedSubject[];
  /** The newest state did not come. */
  readonly error: CombinedError | undefined;
  readonly onLost: () => void;
  readonly onRetry: () => void;
}

const asReviewed = (document: ShownDossier["documents"][number]): ReviewedDocument => ({
  ...document,
  reasons: document.verdict?.reasons ?? [],
});

/** The named document, or all that are to come again. */
const proposedFor = ({ documents }: ShownDossier, named: string | null): readonly ReviewedDocument[] =>
  documents
    .filter(({ id, verdict }) => (named === null ? verdict?.verdict === "ASK_AGAIN" : id === named))
    .slice(0, MOST_REQUESTS)
    .map(asReviewed);

function Asking({ shown, language, subjects, error, onLost, onRetry }: AskingProps) {
  const { t } = useTranslation(["request", "desk"]);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  // A reviewer who loses the case while writing keeps the text.
  const [wasHeld, setHeld] = useState(shown.heldByYou);
  if (shown.heldByYou && !wasHeld) setHeld(true);
  const [offered] = useState(subjects);
  const [documents] = useState(() => shown.documents.map(asReviewed));
  const [proposed] = useState(() => proposedFor(shown, search.get("document")));
  const [head, ...tail] = offered;
  const { toasts, show, dismiss } = useToasts();
  useKeepHolding(shown.id, shown.heldByYou, onLost);
  useKeptFocus();
  const { party } = shown;
  const hold = (
    <>
      {error && <LoadProblem onRetry={onRetry} />}
      {!shown.heldByYou && <Closed reason={wasHeld ? "lost" : "notYours"} />}
      {!shown.heldByYou && <HoldBar shown={shown} onChanged={onLost} onDone={show} />}
    </>
  );
  if (!wasHeld) return <Frame shown={shown}>{hold}</Frame>;
  if (!head) return <Frame shown={shown}>{<Closed reason="nothing" />}</Frame>;
  return (
    <Frame shown={shown}>
      {hold}
      <RequestsForm
        partyId={shown.id}
        name={party.firstName}
        language={language}
        country={shown.application.country}
        subjects={[head, ...tail]}
        documents={documents}
        proposed={proposed.flatMap((document, index) => {
          const request = requestAbout(document, offered);
          return request ? [{ ...request, key: index + 1 }] : [];
        })}
        onSent={(count) =>
          void navigate(casePath(shown.id), {
            replace: true,
            state: { ...state, done: t("sent", { count }) },
          })
        }
      />
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </Frame>
  );
}

interface FrameProps extends Pick<AskingProps, "shown"> {
  readonly children: ReactNode;
}

function Frame({ shown, children }: FrameProps) {
  const { t } = useTranslation("request");
  return (
    <ConsoleFrame
      crumb={
        <TextLink crumb icon="arrow-left" href={casePath(shown.id)} linkAs={RoutedLink}>
          <AsTyped>{fullName(shown.party)}</AsTyped>
        </TextLink>
      }
      title={t("title")}
      lead={t("lead")}
    >
      {children}
    </ConsoleFrame>
  );
}

function Closed({ reason }: { readonly reason: "notYours" | "nothing" | "lost" }) {
  const { t } = useTranslation("request");
  return (
    <Alert tone="caution" title={t(`closed.${reason}.title`)} announced>
      <AlertText>{t(`closed.${reason}.text`)}</AlertText>
    </Alert>
  );
}
