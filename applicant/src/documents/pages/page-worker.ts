import { type PageWork, pageWork } from "./page-work.ts";

export type PageTask = {
  [Name in keyof PageWork]: { readonly name: Name; readonly given: Parameters<PageWork[Name]>[0] };
}[keyof PageWork];

const run = (task: PageTask): Promise<unknown> => {
  switch (task.name) {
    case "open":
      return pageWork.open(task.given);
    case "cut":
      return pageWork.cut(task.given);
    case "turn":
      return pageWork.turn(task.given);
    case "bind":
      return pageWork.bind(task.given);
  }
};

addEventListener("message", ({ data }: MessageEvent<PageTask>) => {
  run(data).then(
    (result) => postMessage({ result }),
    (cause: unknown) => postMessage({ failure: String(cause) }),
  );
});
