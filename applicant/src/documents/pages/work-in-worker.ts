import type { PageWork } from "./page-work.ts";

type Given<Name extends keyof PageWork> = Parameters<PageWork[Name]>[0];
type Result<Name extends keyof PageWork> = Awaited<ReturnType<PageWork[Name]>>;

export interface WorkInWorker extends PageWork {
  readonly end: () => void;
}

/** The worker starts with the first task. Tasks wait for each other, so that replies need no number. */
export const workInWorker = (): WorkInWorker => {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const run = <Name extends keyof PageWork>(name: Name, given: Given<Name>) =>
    new Promise<Result<Name>>((resolve, reject) => {
      worker ??= new Worker(new URL("./page-worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }) =>
        "failure" in data ? reject(new Error(data.failure)) : resolve(data.result);
      worker.onerror = () => {
        end();
        reject(new Error("The worker of the pages failed"));
      };
      worker.postMessage({ name, given });
    });
  const inTurn =
    <Name extends keyof PageWork>(name: Name) =>
    (given: Given<Name>): Promise<Result<Name>> => {
      const next = last.then(() => run(name, given));
      last = next.catch(() => undefined);
      return next;
    };
  return { open: inTurn("open"), cut: inTurn("cut"), turn: inTurn("turn"), bind: inTurn("bind"), end };
};
