import { SideUpload } from "../../documents/steps/side-upload.tsx";
import { useIdentityStep } from "../identity-context.ts";
import { useSide } from "../use-side.ts";

/** One side of a chosen document, or the one document that a reviewer named (spec 2 §2). */
export function SideUploadStep() {
  const { wizard, maxFileBytes, documentVerificationUrl, verificationTestMarker } = useIdentityStep();
  const { values } = wizard.state;
  const { name, upload } = values;
  const { type, side } = useSide();
  return (
    <SideUpload
      type={type}
      side={side}
      stored={upload}
      reasons={values}
      maxBytes={maxFileBytes}
      section="identity"
      verification={{
        url: documentVerificationUrl,
        testMarker: verificationTestMarker,
        firstName: name.first_name,
        lastName: name.last_name,
      }}
      onAnswer={(answer) => void wizard.submit(answer)}
    />
  );
}
