import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import { ToastRegion } from "./toast-region.tsx";
import { useToasts } from "./use-toasts.ts";

function Deleting() {
  const { toasts, show, dismiss } = useToasts();
  const undo = { label: "Undo", onTake: () => show("Address is back") };
  return (
    <>
      <Button onClick={() => show("Address deleted", undo)}>Delete</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel="Close" />
    </>
  );
}

function Copying() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show("Link copied")}>Copy</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel="Close" />
    </>
  );
}

export const examples: Examples = { deleting: () => <Deleting />, copying: () => <Copying /> };
