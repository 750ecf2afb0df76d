import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Lazy: most visits need no passkey. */
const load = () => import("@simplewebauthn/browser");

/** Not over plain http, except on this machine, and not in every browser. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** Nothing came of asking the device, and the server knows nothing of it. */
interface NotGiven {
  /**
   * `cancelled`: they closed the device's dialog, or it waited too long. `known`: the device has a passkey for this
   * person already. `unusable`: anything else that the device says.
   */
  readonly kind: "cancelled" | "known" | "unusable";
}

type PasskeyAnswer = { readonly kind: "given"; readonly response: object } | NotGiven;

const kinds: Readonly<Record<string, NotGiven["kind"]>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "known",
};

const answerTo = async (ask: () => Promise<object>): Promise<PasskeyAnswer> => {
  try {
    return { kind: "given", response: await ask() };
  } catch (error) {
    const kind = kinds[error instanceof Error ? error.name : ""] ?? "unusable";
    if (kind === "unusable") reporter.report(error, "session");
    return { kind };
  }
};

/** Proves who it is with a passkey. @param options as the server sent them, which alone knows their shape */
export const askForPasskey = async (options: unknown): Promise<PasskeyAnswer> => {
  const { startAuthentication } = await load();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return answerTo(() => startAuthentication({ optionsJSON }));
};

/** Creates a passkey. @param options as the server sent them, which alone knows their shape */
export const createPasskey = async (options: unknown): Promise<PasskeyAnswer> => {
  const { startRegistration } = await load();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return answerTo(() => startRegistration({ optionsJSON }));
};

interface PasskeyCalls<Outcome> {
  readonly readPasskeyOptions: () => Promise<unknown>;
  readonly sendPasskey: (response: object) => Promise<Outcome>;
}

/** From the server's options by way of the device to the server's verdict. @throws if there is no usable response */
export const withPasskey = async <Outcome>(
  ask: (options: unknown) => Promise<PasskeyAnswer>,
  { readPasskeyOptions, sendPasskey }: PasskeyCalls<Outcome>,
): Promise<Outcome | NotGiven | { readonly kind: "over" }> => {
  const options = await readPasskeyOptions();
  if (options === undefined) return { kind: "over" };
  const answer = await ask(options);
  return answer.kind === "given" ? sendPasskey(answer.response) : answer;
};
