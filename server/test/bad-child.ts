import type { Job } from "@latchkey/document-checks/messages.ts";

/** A fake child process that fails in the way that the file asks for. */

const eaten: Buffer[] = [];

const answerTo = (wish: string): unknown => {
  // For ever, without keeping a core busy.
  if (wish === "hang") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (wish === "eat") for (;;) eaten.push(Buffer.alloc(2 ** 24, 1));
  if (wish === "kill") process.kill(process.pid, "SIGKILL");
  if (wish === "throw") throw new Error("The last words.");
  if (wish === "lie") return { outcome: "ok", faces: "one", scores: {} };
  return { outcome: "ok", faces: 1, faceBoxes: [], scores: { largestFace: 0.5 } };
};

process.on("message", (job: Job) => {
  process.send?.(
    answerTo(
      Buffer.from(job.content)
        .toString("utf8")
        .replace(/^(?:%PDF-|\uFFFD+)/, ""),
    ),
  );
});
