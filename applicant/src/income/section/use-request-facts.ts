import { incomeFlow } from "@latchkey/domain/income/flow.ts";
import type { IncomeStep } from "@latchkey/domain/income/steps.ts";
import { stepsOpenedBy } from "@latchkey/domain/wizard/request.ts";
import { useQuery } from "urql";
import type { Asked } from "../../questions/section-opening.ts";
import { type IncomeMe, IncomeRequest } from "../income-data.graphql.ts";

const UPLOADS: readonly IncomeStep[] = ["upload", "uploadBankStatements", "genericUpload"];

const flagsOf = ({ request }: Asked) => {
  const steps = request ? stepsOpenedBy(incomeFlow, request) : new Set<string>();
  return {
    companyReference: steps.has("companyReference"),
    upload: UPLOADS.some((step) => steps.has(step)),
  };
};

interface RequestFacts {
  /** undefined until the request's own data have arrived. */
  readonly me: IncomeMe | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The steps of a request query their own data (spec 3 §7); those of the first round are loaded already. */
export const useRequestFacts = (me: IncomeMe, asked: Asked): RequestFacts => {
  const { remedialUuid } = asked.query;
  const [{ data, error }, ask] = useQuery({
    query: IncomeRequest,
    variables: { remedialSectionUuid: remedialUuid ?? "", ...flagsOf(asked) },
    pause: remedialUuid === undefined,
    requestPolicy: "network-only",
  });
  const retry = () => ask({ requestPolicy: "network-only" });
  if (remedialUuid === undefined) return { me, hasFailed: false, retry };
  if (!data) return { me: undefined, hasFailed: error !== undefined, retry };
  const ofRequest = new Map(data.me.income.incomeSources.map((source) => [source.uuid, source]));
  const incomeSources = me.income.incomeSources.map((source) => {
    const { reference, accountDocuments = [] } = ofRequest.get(source.uuid) ?? {};
    return { ...source, reference: reference ?? source.reference, accountDocuments };
  });
  return { me: { ...me, income: { ...me.income, incomeSources } }, hasFailed: false, retry };
};
