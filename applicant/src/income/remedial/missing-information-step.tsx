import { incomeFlow } from "@latchkey/domain/income/flow.ts";
import { incomeRequestTitle, isAboutSource } from "@latchkey/domain/income/request-title.ts";
import { asStepName } from "@latchkey/domain/wizard/flow.ts";
import { SentBefore } from "../../documents/steps/sent-before.tsx";
import { useRequestTitle } from "../../documents/steps/use-request-title.ts";
import { MissingInformation } from "../../questions/missing-information.tsx";
import { useIncomeStep } from "../income-context.ts";
import { useWhichSource } from "./use-which-source.tsx";

/** Reasons for asking again, and Continue to the step where the request starts (spec 3 §4). */
export function MissingInformationStep() {
  const { wizard, request } = useIncomeStep();
  const titleOf = useRequestTitle();
  const which = useWhichSource(request?.start ?? "");
  const start = request && asStepName(incomeFlow, request.start);
  if (!request || !start || start === "missingInformation") {
    throw new Error("There is no request for missing information");
  }
  const title = incomeRequestTitle(start);
  return (
    <MissingInformation
      {...titleOf(title, request)}
      reasons={request.reasons}
      comment={request.comment}
      sent={<SentBefore />}
      onContinue={() => void wizard.submit({})}
      first={isAboutSource(title) ? which : undefined}
    />
  );
}
