import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import { TextButton } from "../text-link/text-link.tsx";
import { ToastRegion } from "./toast-region.tsx";
import { useToasts } from "./use-toasts.ts";

const withUndo = (
  <>
    Address deleted <TextButton>Undo</TextButton>
  </>
);

function Deleting() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show(withUndo)}>Delete</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel="Close" />
    </>
  );
}

export const examples: Examples = { deleting: () => <Deleting /> };
