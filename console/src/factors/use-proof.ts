import { createContext, use } from "react";

/**
 * Asks whoever is signed in to show their second factor once more.
 *
 * @returns whether they did; false: they closed the question
 */
export type AskForProof = () => Promise<boolean>;

const ProofContext = createContext<AskForProof>(async () => false);

export const ProofContextProvider = ProofContext;

export const useProof = (): AskForProof => use(ProofContext);
