import { vi } from "vitest";

/** A device that knows passkeys, as far as the pages ask it. */

const buffer = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

const credential = {
  id: "credential-1",
  rawId: buffer("credential-1"),
  type: "public-key",
  authenticatorAttachment: "platform",
  response: {
    clientDataJSON: buffer("{}"),
    authenticatorData: buffer("data"),
    signature: buffer("signature"),
    attestationObject: buffer("attestation"),
    getTransports: () => ["internal"],
  },
  getClientExtensionResults: () => ({}),
};

type Answer = () => Promise<unknown>;

interface Device {
  readonly get?: Answer;
  readonly create?: Answer;
}

/** What the device says instead of giving a passkey. */
export const refusing = (name: string) => (): Promise<never> => Promise.reject(new DOMException("", name));

const given = async () => credential;

/** Until `forgetPasskeys` is called. */
export const aDeviceWithPasskeys = ({ get = given, create = given }: Device = {}): void => {
  vi.stubGlobal("PublicKeyCredential", class {});
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { get, create } });
};

export const forgetPasskeys = (): void => {
  Reflect.deleteProperty(navigator, "credentials");
  vi.unstubAllGlobals();
};

/** What a server would ask a browser for. */
export const requestOptions = { challenge: "Y2hhbGxlbmdl", rpId: "localhost", userVerification: "required" };

export const creationOptions = {
  challenge: "Y2hhbGxlbmdl",
  rp: { name: "Latchkey", id: "localhost" },
  user: { id: "cnV0aA", name: "ruth", displayName: "Ruth" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
};
