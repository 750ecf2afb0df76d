import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useQuery } from "urql";
import type { BankFindingsQuery } from "../../graphql/operations.generated.ts";
import { useSource } from "../income-context.ts";
import { BankFindings } from "../income-data.graphql.ts";

const EVERY_MS = 1_500;

type FoundSource = BankFindingsQuery["me"]["income"]["incomeSources"][number];

interface Reading {
  readonly state: "reading" | "read" | "failed";
}

/**
 * The data that a partner has read for this source. Polls until they are read; a failed reading leads to the step that
 * says so.
 */
export const useFoundSource = <Found extends Reading>(
  of: (source: FoundSource) => Found | null,
): Found | undefined => {
  const { uuid } = useSource();
  const navigate = useNavigate();
  const [{ data, fetching }, ask] = useQuery({
    query: BankFindings,
    variables: {},
    requestPolicy: "network-only",
  });
  const source = data?.me.income.incomeSources.find((one) => one.uuid === uuid);
  const found = (source && of(source)) ?? undefined;
  // A failed request is repeated as well.
  const isOpen = found === undefined ? source === undefined : found.state === "reading";
  useEffect(() => {
    if (!isOpen || fetching) return;
    const timer = setTimeout(() => ask({ requestPolicy: "network-only" }), EVERY_MS);
    return () => clearTimeout(timer);
  }, [isOpen, fetching, ask]);
  const hasFailed = found?.state === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    navigate(`/questions/income?related_object_uuid=${uuid}&success=false`, { replace: true });
  }, [hasFailed, uuid, navigate]);
  return found;
};
