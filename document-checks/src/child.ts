import { setPriority } from "node:os";
import type { Job } from "./messages.ts";
import { runJob } from "./run-job.ts";

/**
 * The process that decodes untrusted files: one at a time, at a lower priority than the server. Between files
 * it keeps only loaded libraries, and it exits with its parent.
 */
setPriority(10);

process.on("disconnect", () => process.exit(0));
process.on("message", (job: Job) => {
  runJob(job).then(
    (answer) => process.send?.(answer),
    (cause: unknown) => {
      process.stderr.write(`${cause instanceof Error ? cause.stack : cause}\n`, () => process.exit(1));
    },
  );
});
