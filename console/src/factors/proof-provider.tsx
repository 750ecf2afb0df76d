import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { ProofContextProvider } from "./use-proof.ts";

/** A chunk of its own: most visits ask for no proof. */
const ProofDialog = lazy(async () => ({ default: (await import("./proof-dialog.tsx")).ProofDialog }));

interface Question {
  readonly answer: (isProved: boolean) => void;
}

/** Shows the question above whatever is open. What was typed below it stays. */
export function ProofProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setQuestion({
          answer: (isProved) => {
            setQuestion(undefined);
            resolve(isProved);
          },
        });
      }),
    [],
  );
  return (
    <ProofContextProvider value={ask}>
      {children}
      <Suspense>{question && <ProofDialog onAnswer={question.answer} />}</Suspense>
    </ProofContextProvider>
  );
}
