import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { graphql } from "../scripts/testing/client.ts";
import { findPlace } from "../server/src/platform/db/embedded/place.ts";
import { CLUSTER_OWNER } from "../server/src/platform/db/embedded/supervisor.ts";
import { ownerClient } from "../server/test/owner-client.ts";
import { type Figure, median } from "./support/figures.ts";
import { inFolder } from "./support/processes.ts";
import { openProduct, type Product } from "./support/product.ts";

/** Saves of a step against a bare upsert of a row by pgbench: as many clients, on the same cluster. */

const CLIENTS = 8;
const SECONDS = 3;
const ROUNDS = 5;
const WARM_UP_ROUNDS = 2;
const LEAST = 0.15;

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

const UPSERT = `insert into bench_row (id, value) values (:client_id, 1)
  on conflict (id) do update set value = bench_row.value + 1;
`;

const openUpserts = async (pgbench: string, folder: string): Promise<() => number> => {
  const { sockets } = await findPlace(join(folder, "data"));
  const client = ownerClient(sockets);
  await client.connect();
  await client.query("create table bench_row (id integer primary key, value bigint not null)");
  await client.end();
  const script = join(folder, "upsert.sql");
  writeFileSync(script, UPSERT);
  const flags = ["-n", "-M", "prepared", "-c", String(CLIENTS), "-T", String(SECONDS), "-f", script];
  return () => {
    const told = execFileSync(pgbench, [...flags, "-h", sockets, "-U", CLUSTER_OWNER, "postgres"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(/tps = ([\d.]+)/.exec(told)?.[1]);
  };
};

export const saves = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const pgbench = findPgbench();
    const product = await openProduct(folder);
    try {
      const people: string[] = [];
      for (let count = 0; count < CLIENTS; count += 1)
        people.push(await product.signIn(`person-${count}@example.com`));
      for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await savesPerSecond(product, people);
      const upserts = pgbench && (await openUpserts(pgbench, folder));
      const rounds: { ours: number; theirs: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          theirs: upserts ? upserts() : Number.NaN,
          ours: await savesPerSecond(product, people),
        });
      const rate: Figure = {
        name: "saves with facts",
        value: median(rounds.map(({ ours }) => ours)),
        unit: "/s",
      };
      if (!upserts) return [rate];
      const ratio = median(rounds.map(({ ours, theirs }) => ours / theirs));
      return [
        rate,
        { name: "saves with facts against a bare upsert", value: ratio, unit: "×", least: LEAST },
      ];
    } finally {
      await product.stop();
    }
  });
