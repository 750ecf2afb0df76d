import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import { ToastRegion } from "./toast-region.tsx";
import { useToasts } from "./use-toasts.ts";

function Deleting() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show("Address deleted")}>Delete</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel="Close" />
    </>
  );
}

export const examples: Examples = { deleting: () => <Deleting /> };
