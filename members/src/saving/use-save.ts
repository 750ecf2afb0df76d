import { type SendOptions, sendOptions } from "@latchkey/browser/graphql/send-options.ts";
import { useRef, useState } from "react";
import { type AnyVariables, type CombinedError, type TypedDocumentNode, useMutation } from "urql";
import { type MutationFailure, mutationFailure } from "../calls/mutation-failure.ts";
import { useProof } from "../factors/use-proof.ts";

const isProofNeeded = (error: CombinedError | undefined): boolean =>
  error?.graphQLErrors[0]?.extensions.code === "PROOF_NEEDED";

interface Save<Data, Variables> {
  readonly isBusy: boolean;
  /** The failure of the last attempt, until the next one begins. */
  readonly failure: MutationFailure | undefined;
  /** @returns undefined if it failed, or another is still on its way */
  readonly save: (variables: Variables, options?: SendOptions) => Promise<Data | undefined>;
}

/** A mutation that is sent once, however often its button is pressed. @param onRefused what failed, as it came */
export const useSave = <Data, Variables extends AnyVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  onRefused?: (error: CombinedError) => void,
): Save<Data, Variables> => {
  const [{ fetching }, send] = useMutation(mutation);
  const [failure, setFailure] = useState<MutationFailure>();
  const isRunning = useRef(false);
  const askForProof = useProof();
  /** Once more if the server asks for a proof, and gets it. */
  const sendProved = async (variables: Variables, options: SendOptions | undefined) => {
    const sent = () => send(variables, options && sendOptions(options));
    const first = await sent();
    return isProofNeeded(first.error) && (await askForProof()) ? sent() : first;
  };
  return {
    isBusy: fetching,
    failure,
    save: async (variables, options) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setFailure(undefined);
      const { data, error } = await sendProved(variables, options);
      isRunning.current = false;
      if (error) {
        setFailure(mutationFailure(error));
        onRefused?.(error);
      }
      return error ? undefined : data;
    },
  };
};
