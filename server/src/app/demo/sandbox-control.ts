import { z } from "zod";

export const partners = ["truelayer", "hmrc", "konfir", "postcoder"] as const;
export type Partner = (typeof partners)[number];

/** Faults of a partner, by their name on the page. */
export const scenarioNames = ["429", "500", "timeout", "malformed_json", "slow", "drop_connection"] as const;
export type ScenarioName = (typeof scenarioNames)[number];

const inSandbox = (name: ScenarioName): string => (name === "slow" ? "slow:8000" : name);

const GIVES_UP_MS = 2_000;

const keptShape = z.record(z.string(), z.string());

const nameOf = (scenario: string | undefined): ScenarioName | undefined =>
  scenarioNames.find((name) => inSandbox(name) === scenario);

export interface SandboxControl {
  /** The current faults by partner; undefined: the sandbox is unreachable. */
  readonly read: () => Promise<Readonly<Partial<Record<Partner, ScenarioName>>> | undefined>;
  readonly keep: (partner: Partner, scenario: ScenarioName | undefined) => Promise<void>;
  /** The user name that the sandbox's sign-in pages suggest. */
  readonly welcome: (userName: string | undefined) => Promise<void>;
}

/** @param url without it every call does nothing */
export const sandboxControl = (url: string | undefined): SandboxControl => {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    if (url === undefined) return undefined;
    try {
      const response = await fetch(new URL(`/__control/${path}`, url), {
        signal: AbortSignal.timeout(GIVES_UP_MS),
        ...(body !== undefined && {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
      const text = await response.text();
      return text === "" ? {} : JSON.parse(text);
    } catch {
      // The demo works without its sandbox.
      return undefined;
    }
  };
  return {
    read: async () => {
      const kept = keptShape.safeParse(await ask("lasting"));
      if (!kept.success) return undefined;
      return Object.fromEntries(partners.map((partner) => [partner, nameOf(kept.data[partner])]));
    },
    keep: async (partner, scenario) => {
      await ask("lasting", { provider: partner, scenario: scenario ? inSandbox(scenario) : null });
    },
    welcome: async (userName) => {
      await ask("visitor", { userName: userName ?? null });
    },
  };
};
