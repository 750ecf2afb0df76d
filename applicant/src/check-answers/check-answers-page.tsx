import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { useOpeningQuery } from "@latchkey/browser/graphql/opening-query.ts";
import { useQuery } from "urql";
import { ErrorPage } from "../shell/error-page.tsx";
import { PageShell } from "../shell/page-shell.tsx";
import { AnswersView } from "./answers-view.tsx";
import { OwnAnswers as openingQuery } from "./own-answers.graphql.ts";

export { openingQuery };

export function CheckAnswersPage() {
  const [{ data, error }, fetchAgain] = useQuery(useOpeningQuery(openingQuery));
  const refresh = () => fetchAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <LoadingScreen />;
  const { latestValidation } = data.me;
  if (!latestValidation) return <ErrorPage onRetry={refresh} />;
  return (
    <PageShell>
      <AnswersView me={data.me} validation={latestValidation} />
    </PageShell>
  );
}
