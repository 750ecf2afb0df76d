import { identityRequestTitle } from "@latchkey/domain/identity/request-title.ts";
import { SentBefore } from "../../documents/steps/sent-before.tsx";
import { useRequestTitle } from "../../documents/steps/use-request-title.ts";
import { MissingInformation } from "../../questions/missing-information.tsx";
import { useIdentityStep } from "../identity-context.ts";

/** Reasons for asking again, and Continue to the step where the request starts (spec 2 §4). */
export function MissingInformationStep() {
  const { wizard, request } = useIdentityStep();
  const titleOf = useRequestTitle();
  if (!request) throw new Error("There is no request for missing information");
  const title = identityRequestTitle(request.start);
  if (!title) throw new Error(`Nobody has said what a request for ${request.start} is about`);
  return (
    <MissingInformation
      {...titleOf(title, request)}
      reasons={request.reasons}
      comment={request.comment}
      sent={<SentBefore />}
      onContinue={() => void wizard.submit({})}
    />
  );
}
