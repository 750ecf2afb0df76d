import { execFile } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { graphql } from "../scripts/testing/client.ts";
import { findPlace } from "../server/src/platform/db/embedded/place.ts";
import { CLUSTER_OWNER } from "../server/src/platform/db/embedded/supervisor.ts";
import { ownerClient } from "../server/test/owner-client.ts";
import { type Figure, median } from "./support/figures.ts";
import { inFolder } from "./support/processes.ts";
import { openProduct, type Product } from "./support/product.ts";

/** Saves of a step against a bare upsert of a row: as many clients, on the same cluster. */

const CLIENTS = 8;
const SECONDS = 2;
const ROUNDS = 5;
const WARM_UP_ROUNDS = 2;
const LEAST = 0.15;
const DRIVER_BUDGET = 0.012;

const VERSIONS = "/usr/lib/postgresql";

/** undefined: not installed; it is part of Debian's package postgresql. */
const findPgbench = (): string | undefined =>
  [
    ...(existsSync(VERSIONS) ? readdirSync(VERSIONS).map((version) => join(VERSIONS, version, "bin")) : []),
    "/usr/bin",
  ]
    .map((folder) => join(folder, "pgbench"))
    .find((file) => existsSync(file));

const SAVE = `mutation Save($firstName: String, $steps: [String!]!) {
  updateMe(firstName: $firstName, lastName: "Okafor") { me { uuid } }
  updateWizardProgress(name: IDENTITY, completedSteps: $steps, completed: false) { wizardProgress { id completedDtm } }
}`;

/** By people of their own, each one save after the other. */
const savesPerSecond = async ({ url }: Product, people: readonly string[]): Promise<number> => {
  const end = performance.now() + SECONDS * 1_000;
  let count = 0;
  const save = async (access: string) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const firstName = turn % 2 === 0 ? "Amara" : "Amarachi";
      const { errors } = await graphql(url, access, SAVE, { firstName, steps: ["name"] });
      if (errors) throw new Error(`A save was answered with ${errors[0]?.extensions.code}`);
      count += 1;
    }
  };
  await Promise.all(people.map(save));
  return count / SECONDS;
};

const UPSERT = (client: string): string => `insert into bench_row (id, value) values (${client}, 1)
  on conflict (id) do update set value = bench_row.value + 1`;

interface Upserts {
  readonly perSecond: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const socketsOf = async (folder: string): Promise<string> => (await findPlace(join(folder, "data"))).sockets;

const createTable = async (folder: string): Promise<void> => {
  const client = ownerClient(await socketsOf(folder));
  await client.connect();
  await client.query("create table bench_row (id integer primary key, value bigint not null)");
  await client.end();
};

/** By the driver that the product uses, from this process. */
const openDriver = async (folder: string): Promise<Upserts> => {
  const sockets = await socketsOf(folder);
  const clients = Array.from({ length: CLIENTS }, () => ownerClient(sockets));
  await Promise.all(clients.map((client) => client.connect()));
  const perSecond = async (): Promise<number> => {
    const end = performance.now() + SECONDS * 1_000;
    let count = 0;
    const upsert = async (client: (typeof clients)[number], id: number) => {
      for (; performance.now() < end; count += 1)
        await client.query({ name: "bench_upsert", text: UPSERT("$1"), values: [id] });
    };
    await Promise.all(clients.map(upsert));
    return count / SECONDS;
  };
  const close = async () => {
    await Promise.all(clients.map((client) => client.end()));
  };
  return { perSecond, close };
};

const openPgbench = async (folder: string): Promise<Upserts | undefined> => {
  const pgbench = findPgbench();
  if (!pgbench) return undefined;
  const script = join(folder, "upsert.sql");
  writeFileSync(script, `${UPSERT(":client_id")};\n`);
  const flags = ["-n", "-M", "prepared", "-c", String(CLIENTS), "-T", String(SECONDS), "-f", script];
  const login = ["-h", await socketsOf(folder), "-U", CLUSTER_OWNER, "postgres"];
  const perSecond = async () => {
    const { stdout } = await promisify(execFile)(pgbench, [...flags, ...login]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  };
  return { perSecond, close: async () => undefined };
};

/** @param open undefined: what upserts is not installed here */
const savesAgainst = (
  open: (folder: string) => Promise<Upserts | undefined>,
  ratio: Omit<Figure, "value" | "unit">,
): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const product = await openProduct(folder);
    try {
      const people: string[] = [];
      for (let count = 0; count < CLIENTS; count += 1)
        people.push(await product.signIn(`person-${count}@example.com`));
      await createTable(folder);
      const upserts = await open(folder);
      for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await savesPerSecond(product, people);
      const rounds: { ours: number; theirs: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const theirs = (await upserts?.perSecond()) ?? Number.NaN;
        rounds.push({ theirs, ours: await savesPerSecond(product, people) });
      }
      await upserts?.close();
      const rate = median(rounds.map(({ ours }) => ours));
      const figure: Figure = { name: "saves with facts", value: rate, unit: "/s" };
      if (!upserts) return [figure];
      return [
        figure,
        { ...ratio, value: median(rounds.map(({ ours, theirs }) => ours / theirs)), unit: "×" },
      ];
    } finally {
      await product.stop();
    }
  });

/** Needs pgbench, which no package of the project brings. */
export const saves = () =>
  savesAgainst(openPgbench, { name: "saves with facts against a bare upsert by pgbench", least: LEAST });

export const savesAgainstDriver = () =>
  savesAgainst(openDriver, {
    name: "saves with facts against a bare upsert by our driver",
    least: LEAST,
    budget: DRIVER_BUDGET,
  });
