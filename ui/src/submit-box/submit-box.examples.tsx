import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import thankYou from "../illustrations/thank-you.svg";
import { SubmitBox, SubmitNote } from "./submit-box.tsx";

const items = (done: boolean) => [
  { key: "identity", label: "Identity", done: true },
  { key: "income", label: done ? "Income" : "Income: salary and proof left", done },
];

export const examples: Examples = {
  closed: () => (
    <SubmitBox
      title="Send for review"
      items={items(false)}
      action={
        <Button variant="primary" block disabled>
          Send my application
        </Button>
      }
      note="You can send it when both are completed."
    />
  ),
  ready: () => (
    <SubmitBox
      state="ready"
      title="Send for review"
      items={items(true)}
      action={
        <Button variant="primary" block onward>
          Send my application
        </Button>
      }
    />
  ),
  notes: () => (
    <SubmitBox state="submitted" title="When will I know?" note="Within two working days.">
      <SubmitNote>Of our last 100 decisions, 71 came in that time.</SubmitNote>
    </SubmitBox>
  ),
  submitted: () => (
    <SubmitBox
      state="submitted"
      title="That is everything"
      art={thankYou}
      note={
        <>
          Something not right? <a href="mailto:help@quillfield.example">Contact support</a>.
        </>
      }
    />
  ),
};
