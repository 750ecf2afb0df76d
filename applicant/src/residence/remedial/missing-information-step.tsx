import { residenceFlow } from "@latchkey/domain/residence/flow.ts";
import { residenceRequestTitle } from "@latchkey/domain/residence/request-title.ts";
import { asStepName } from "@latchkey/domain/wizard/flow.ts";
import { SentBefore } from "../../documents/steps/sent-before.tsx";
import { useRequestTitle } from "../../documents/steps/use-request-title.ts";
import { MissingInformation } from "../../questions/missing-information.tsx";
import { useResidenceStep } from "../residence-context.ts";

/** Reasons for asking again, and Continue to the step where the request starts (spec 2 §4). */
export function MissingInformationStep() {
  const { wizard, request } = useResidenceStep();
  const titleOf = useRequestTitle();
  const start = request && asStepName(residenceFlow, request.start);
  if (!request || !start || start === "missingInformation") {
    throw new Error("There is no request for missing information");
  }
  return (
    <MissingInformation
      {...titleOf(residenceRequestTitle(start), request)}
      reasons={request.reasons}
      comment={request.comment}
      sent={<SentBefore />}
      onContinue={() => void wizard.submit({})}
    />
  );
}
