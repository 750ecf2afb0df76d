import { embeddedTargets } from "../server/src/platform/db/databases.ts";
import { findPlace } from "../server/src/platform/db/embedded/place.ts";
import { folderOf, installPackages } from "./peers/install.mjs";
import { type Figure, median } from "./support/figures.ts";
import { inFolder, type Measured, measured } from "./support/processes.ts";
import { openProduct } from "./support/product.ts";

/** The dashboard's request against a server written as in a tutorial, over HTTP, on the same database. */

const PACKAGES = ["@apollo/server@4.12.2", "graphql@16.11.0", "pg@8.23.1"];
const AT_ONCE = 32;
const WARM_UP = 8_000;
const REQUESTS = 1_500;
const ROUNDS = 5;
const MOST = 0.25;

/** What both servers can answer. */
const QUERY = `query Dashboard { me { uuid email name { firstName lastName }
  income { meetsAffordabilityCriteria someoneElsePayingForRent incomeSources { uuid incomeType companyName } }
  latestValidation { uuid sections { name variant }
    remedialSections { uuid section relatedObjectUuid start end reasons comment }
    progress { id uuid name completedSteps startedDtm completedDtm submittedDtm optional relatedObjectUuid remedialSectionUuid } } } }`;

interface Asked {
  readonly server: Measured;
  readonly path: string;
  readonly headers: Record<string, string>;
}

const ask = async ({ server, path, headers }: Asked): Promise<void> => {
  const response = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ query: QUERY, operationName: "Dashboard" }),
  });
  const { data, errors } = (await response.json()) as { data?: { me?: object }; errors?: unknown };
  if (errors || !data?.me) throw new Error(`The dashboard was answered with ${JSON.stringify(errors)}`);
};

/** Microseconds of the server's CPU per request. */
const cpuPerRequest = async (asked: Asked, requests: number): Promise<number> => {
  const before = asked.server.cpu();
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await ask(asked);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (asked.server.cpu() - before) / requests;
};

const EMAIL = "dashboard@example.com";

export const apollo = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const packages = folderOf("apollo");
    if (!installPackages(packages, PACKAGES)) return [];
    const product = await openProduct(folder);
    const access = await product.signIn(EMAIL);
    const { owner } = embeddedTargets((await findPlace(`${folder}/data`)).sockets);
    const naive = await measured({
      args: ["bench/peers/apollo.mjs"],
      ready: `/?query=${encodeURIComponent("{ __typename }")}`,
      environment: () => ({ APOLLO_FOLDER: packages, PG_CONFIG: JSON.stringify(owner.config) }),
    });
    try {
      const ours = { server: product, path: "/graphql", headers: { authorization: `Bearer ${access}` } };
      const theirs = { server: naive, path: "/", headers: { "x-email": EMAIL } };
      for (const one of [ours, theirs]) await cpuPerRequest(one, WARM_UP);
      const rounds: { ours: number; theirs: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          theirs: await cpuPerRequest(theirs, REQUESTS),
          ours: await cpuPerRequest(ours, REQUESTS),
        });
      const ratio = median(rounds.map((round) => round.ours / round.theirs));
      const own = median(rounds.map((round) => round.ours));
      return [
        { name: "dashboard over HTTP, CPU against a naive Apollo", value: ratio, unit: "×", most: MOST },
        { name: "dashboard over HTTP, CPU", value: own, unit: "µs" },
      ];
    } finally {
      await naive.stop();
      await product.stop();
    }
  });
