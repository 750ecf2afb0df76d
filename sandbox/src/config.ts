/** Where the sandbox stores its data and where it listens. Ports are on 127.0.0.1; 0 picks a free one. */
export interface SandboxConfig {
  readonly dir: string;
  readonly outboxPort: number;
  readonly smtpPort: number;
  readonly addressesPort: number;
  /** Where tests tell the services what to do wrong. Without it nobody can. */
  readonly controlPort?: number | undefined;
}

/** Its message is written for the person who started the sandbox. */
export class WrongConfig extends Error {
  override readonly name = "WrongConfig";
}

type Environment = Readonly<Record<string, string | undefined>>;

const LAST_PORT = 65_535;

const folder = (env: Environment, name: string): string => {
  const value = env[name]?.trim();
  if (!value)
    throw new WrongConfig(`${name} is missing: it names the folder in which the sandbox keeps its e-mails.`);
  return value;
};

const port = (env: Environment, name: string, fallback: number): number => {
  const value = env[name]?.trim();
  if (!value) return fallback;
  if (!/^[0-9]{1,5}$/.test(value) || Number(value) > LAST_PORT) {
    throw new WrongConfig(`${name} is "${value}", but a port is a number from 0 to ${LAST_PORT}.`);
  }
  return Number(value);
};

/** @throws WrongConfig naming the variable that is wrong */
export const parseConfig = (env: Environment): SandboxConfig => ({
  dir: folder(env, "SANDBOX_DIR"),
  outboxPort: port(env, "OUTBOX_PORT", 8025),
  smtpPort: port(env, "SMTP_PORT", 2525),
  addressesPort: port(env, "ADDRESSES_PORT", 8026),
  controlPort: env.CONTROL_PORT ? port(env, "CONTROL_PORT", 0) : undefined,
});

// biome-ignore lint/style/noProcessEnv: the only reader of the environment
export const readConfig = (): SandboxConfig => parseConfig(process.env);
