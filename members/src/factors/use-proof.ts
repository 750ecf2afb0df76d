import { createContext, use } from "react";

/**
 * Asks the signed-in member for the second factor once more.
 * @returns false if they closed the question
 */
export type AskForProof = () => Promise<boolean>;

const ProofContext = createContext<AskForProof>(async () => false);

export const ProofContextProvider = ProofContext;

export const useProof = (): AskForProof => use(ProofContext);
