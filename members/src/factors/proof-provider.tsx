import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { ProofContextProvider } from "./use-proof.ts";

/** A chunk of its own: most visits ask for no proof. */
const ProofDialog = lazy(async () => ({ default: (await import("./proof-dialog.tsx")).ProofDialog }));

interface Question {
  readonly answer: (isProved: boolean) => void;
}

/** Shows the question above whatever is open. What was typed below it stays. Two acts at once are answered by one question. */
export function ProofProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const open = useRef<Promise<boolean>>(undefined);
  const ask = useCallback(() => {
    open.current ??= new Promise<boolean>((resolve) => {
      setQuestion({
        answer: (isProved) => {
          open.current = undefined;
          setQuestion(undefined);
          resolve(isProved);
        },
      });
    });
    return open.current;
  }, []);
  return (
    <ProofContextProvider value={ask}>
      {children}
      <Suspense>{question && <ProofDialog onAnswer={question.answer} />}</Suspense>
    </ProofContextProvider>
  );
}
