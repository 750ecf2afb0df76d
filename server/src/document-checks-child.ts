import { setPriority } from "node:os";
import type { Job } from "./document-checks/engine/messages.ts";
import { runJob } from "./document-checks/engine/run-job.ts";

/**
 * The process that opens strangers' files: one at a time, at a lower priority than the server. It keeps nothing between
 * them but loaded programs, and ends with whoever started it.
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
