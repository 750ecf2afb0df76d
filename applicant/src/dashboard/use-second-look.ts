import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { asRefusalCode, type RefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import { useRef, useState } from "react";
import { type CombinedError, useClient, useMutation } from "urql";
import { AskForSecondLook } from "./ask-for-second-look.graphql.ts";
import { Dashboard } from "./dashboard.graphql.ts";

type Trouble = "late" | "failed";

interface SecondLook {
  readonly isSending: boolean;
  readonly trouble: Trouble | undefined;
  readonly send: (text: string) => void;
}

const isRefusedAs = ({ graphQLErrors }: CombinedError, code: RefusalCode): boolean =>
  graphQLErrors.some(({ extensions }) => asRefusalCode(extensions.code) === code);

/**
 * Sends the request once, however often the button is pressed. The response changes the dashboard by itself.
 * @param onSent called before the dashboard changes
 */
export const useSecondLook = (onSent: () => void): SecondLook => {
  const client = useClient();
  const { language } = useLanguage();
  const [, ask] = useMutation(AskForSecondLook);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const isBusy = useRef(false);
  const send = async (text: string): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setTrouble(undefined);
    const { error } = await ask({ text, language });
    // The request was sent in another tab; the page fetches and shows it.
    if (error && isRefusedAs(error, "SECOND_LOOK_ASKED")) {
      await client.query(Dashboard, {}, { requestPolicy: "network-only" }).toPromise();
    } else if (error) setTrouble(isRefusedAs(error, "SECOND_LOOK_LATE") ? "late" : "failed");
    if (!error) onSent();
    isBusy.current = false;
    setSending(false);
  };
  return {
    isSending,
    trouble,
    send: (text) => {
      void send(text);
    },
  };
};
