import { type ReactNode, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { FieldGroup } from "../field/field-group.tsx";
import { TextArea } from "../text-input/text-area.tsx";
import { TextButton } from "../text-link/text-link.tsx";
import { YesNo } from "../yes-no/yes-no.tsx";
import { Question, Questionnaire, QuestionnaireEnd, Subject } from "./questionnaire.tsx";

type SampleProps = { readonly start: boolean; readonly note?: ReactNode };

function Sample({ start, note }: SampleProps) {
  const [value, setValue] = useState<boolean | undefined>(start);
  return (
    <Question>
      <FieldGroup legend="Did Amara miss a payment, or pay too little?" radio>
        <YesNo name={useId()} labels={{ yes: "Yes", no: "No" }} value={value} onChange={setValue} />
      </FieldGroup>
      {value && note}
    </Question>
  );
}

const subject = (
  <Subject
    label="Tenant"
    name="Amara Okafor"
    lines={[
      { key: "home", text: "Flat 3, 27 Harbour Street, Leeds LS1 4DL" },
      { key: "stay", text: "From August 2024 to present" },
    ]}
  />
);

const page = (children: ReactNode) => (
  <Questionnaire
    title="A few words about your tenant"
    lead="Five short questions. It takes about two minutes."
  >
    {children}
  </Questionnaire>
);

const end = (
  <QuestionnaireEnd
    notes={
      <>
        <p>Your answers go to Quillfield Lettings. Amara can ask to see them.</p>
        <p>
          <strong className="critical-text">Only write what you know to be true.</strong> You may be asked to
          show proof.
        </p>
      </>
    }
  >
    <Button variant="primary" block>
      Send reference
    </Button>
    <TextButton>I do not answer</TextButton>
  </QuestionnaireEnd>
);

const wrong = (
  <Field label="What happened?" error="Tell us what happened, or change your answer to No">
    {(aria) => <TextArea {...aria} />}
  </Field>
);

export const whole = true;

export const examples: Examples = {
  questions: () =>
    page(
      <>
        {subject}
        <div>
          <Sample start={false} />
          {end}
        </div>
      </>,
    ),
  note: () =>
    page(
      <>
        {subject}
        <div>
          <Sample start note={wrong} />
          {end}
        </div>
      </>,
    ),
  loading: () => page(<p role="status">Opening your link</p>),
  long: () =>
    page(
      <Subject
        label="Tenant"
        name={"Maximiliane".repeat(8)}
        lines={[{ key: "home", text: "x".repeat(90) }]}
      />,
    ),
};
