import { useState } from "react";
import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Alert, AlertText } from "./alert.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const nameError = "Enter your first name";

function Summary() {
  const [isWrong, setWrong] = useState(false);
  return (
    <div className="stack stack--start">
      {isWrong && (
        <ErrorSummary title="Please check one answer" fields={[{ id: "first-name", message: nameError }]} />
      )}
      <Field label="First name" id="first-name" error={isWrong && nameError}>
        {(aria) => <TextInput {...aria} />}
      </Field>
      <Button variant="primary" onClick={() => setWrong(true)}>
        Continue
      </Button>
    </div>
  );
}

export const examples: Examples = {
  info: () => (
    <Alert title="Your session has ended">
      <AlertText>We signed you out to keep your details safe.</AlertText>
    </Alert>
  ),
  critical: () => (
    <Alert tone="critical" title="We could not send your link" announced>
      <AlertText>
        Write to <a href="mailto:help@quillfield.example">help@quillfield.example</a>.
      </AlertText>
    </Alert>
  ),
  caution: () => (
    <Alert tone="caution" title="Your passport expires soon">
      <AlertText>You can use it today. A newer document is safer.</AlertText>
    </Alert>
  ),
  positive: () => (
    <Alert tone="positive" title="Your bank is connected">
      <AlertText>We found your salary. There is nothing to upload.</AlertText>
    </Alert>
  ),
  summary: () => <Summary />,
};
