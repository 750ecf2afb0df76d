import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { OtpInput } from "./otp-input.tsx";

export const examples: Examples = {
  empty: () => (
    <Field label="Enter the 6 digits from your app" hint="The code changes every 30 seconds.">
      {(aria) => <OtpInput {...aria} name="code" />}
    </Field>
  ),
  error: () => (
    <Field label="Enter the 6 digits from your app" error="This code is not right. Use the next one">
      {(aria) => <OtpInput {...aria} name="code" defaultValue="482 913" />}
    </Field>
  ),
};
