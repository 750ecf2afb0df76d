import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import type { Examples } from "../example.ts";
import { Ticks } from "../ticks/ticks.tsx";
import { Modal } from "./modal.tsx";
import { TwoPartModal } from "./two-part-modal.tsx";

type SampleProps = { readonly startsOpen: boolean; readonly dismissible?: boolean };

function Sample({ startsOpen, dismissible }: SampleProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const close = () => setOpen(false);
  return (
    <main>
      <h1>Your statements</h1>
      <Button onClick={() => setOpen(true)}>Check</Button>
      <Modal
        open={isOpen}
        onClose={close}
        dismissible={dismissible}
        title="Are your statements easy to read?"
        lead="If something is missing, we have to ask you again. That takes a day or two longer."
        actions={
          <>
            <Button variant="primary" onClick={close}>
              Use these files
            </Button>
            <Button variant="quiet" onClick={close}>
              Go back and check
            </Button>
          </>
        }
      >
        <Ticks kind="plain" items={[{ key: "name", text: "My full name is on every statement" }]} />
        <Checkbox variant="card" label="I have checked my files and they show all of this" />
      </Modal>
    </main>
  );
}

function TwoParts() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <main>
      <h1>Team</h1>
      <Button onClick={() => setOpen(true)}>Change</Button>
      <TwoPartModal
        open={isOpen}
        onClose={close}
        title="Change Priya Nair"
        lead="priya.nair@quillfield.example"
        actions={
          <Button variant="primary" onClick={close}>
            Save
          </Button>
        }
        after={
          <Button size="small" icon="lock">
            Block
          </Button>
        }
      >
        <Checkbox label="Reviewer" />
      </TwoPartModal>
    </main>
  );
}

export const whole = true;

export const examples: Examples = {
  closed: () => <Sample startsOpen={false} />,
  open: () => <Sample startsOpen />,
  "two-parts": () => <TwoParts />,
  fixed: () => <Sample startsOpen={false} dismissible={false} />,
};
