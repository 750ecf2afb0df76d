import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { reportedAs } from "@latchkey/browser/graphql/connection.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { asRefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Client, type CombinedError, useClient, useMutation } from "urql";
import { GetWizardProgressInfo } from "../graphql/wizard-progress-info.graphql.ts";
import { GetInitialData } from "../shell/initial-data.graphql.ts";
import { SetSubmitted } from "./set-submitted.graphql.ts";
import { waitingScript } from "./waiting-script.ts";

export type SubmissionProblem =
  | { readonly kind: "refused"; readonly missing: readonly string[] }
  | { readonly kind: "failed" };

export interface Submission {
  readonly isSending: boolean;
  readonly trouble: SubmissionProblem | undefined;
  readonly send: () => void;
}

export const problemOf = ({ graphQLErrors }: CombinedError): SubmissionProblem => {
  const refusal = graphQLErrors.find(
    ({ extensions }) => asRefusalCode(extensions.code) === "SUBMISSION_NOT_ALLOWED",
  );
  if (!refusal) return { kind: "failed" };
  const { missing } = refusal.extensions;
  const names: readonly unknown[] = Array.isArray(missing) ? missing : [];
  return { kind: "refused", missing: names.filter((name) => typeof name === "string") };
};

/** After the submit mutation, initial data and wizard progress are fetched again (spec 1 §4, submission). */
const refetch = (client: Client) => {
  const fresh = { requestPolicy: "network-only" } as const;
  return Promise.all([
    client.query(GetInitialData, {}, fresh).toPromise(),
    client.query(GetWizardProgressInfo, {}, fresh).toPromise(),
  ]);
};

/** @param onSent refetches the dashboard; called last, so that the page changes only once */
export const useSubmission = (onSent: () => void): Submission => {
  const client = useClient();
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const [, submit] = useMutation(SetSubmitted);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<SubmissionProblem>();
  const send = async () => {
    setSending(true);
    setTrouble(undefined);
    // A submission that fails is reported as an error of GraphQL, whatever the cause (spec 1 §8).
    // The page that comes next is fetched meanwhile; if that fails, drawing it reports it.
    const next = Promise.all([waitingScript.load(), i18n.loadNamespaces(["waiting", "other-adults"])]).catch(
      () => undefined,
    );
    const { error } = await submit({ language }, reportedAs("graphql"));
    if (error) {
      setTrouble(problemOf(error));
    } else {
      analytics.clickedSubmit();
      await next;
      await refetch(client);
      onSent();
    }
    setSending(false);
  };
  return {
    isSending,
    trouble,
    send: () => {
      void send();
    },
  };
};
