import { type Figure, median } from "./support/figures.ts";
import { inFolder, type Measured, measured } from "./support/processes.ts";
import { openProduct } from "./support/product.ts";

/** The built server, with a database that exists already, against a server that says hello. */

const ROUNDS = 3;
const MOST_TIME = 5;
const MOST_MEMORY = 2;

const started = async (open: () => Promise<Measured>) => {
  const server = await open();
  const memory = server.memory();
  await server.stop();
  return { time: server.startedIn, memory };
};

export const start = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const product = () => openProduct(folder);
    const hello = () => measured({ args: ["bench/peers/hello.mjs"], ready: "/" });
    await started(product);
    const rounds: { ours: Figures; theirs: Figures }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ theirs: await started(hello), ours: await started(product) });
    const ratio = (of: keyof Figures) => median(rounds.map(({ ours, theirs }) => ours[of] / theirs[of]));
    return [
      {
        name: "start to first 200 against a hello server",
        value: ratio("time"),
        unit: "×",
        most: MOST_TIME,
        budget: 20,
      },
      {
        name: "memory at rest against a hello server",
        value: ratio("memory"),
        unit: "×",
        most: MOST_MEMORY,
        budget: 4.75,
      },
      { name: "memory at rest", value: median(rounds.map(({ ours }) => ours.memory)), unit: "MB" },
    ];
  });

type Figures = Awaited<ReturnType<typeof started>>;
