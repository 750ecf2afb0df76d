import { type aMe, aProgress, submittedNow } from "./fake-server.ts";

export type Case = NonNullable<Parameters<typeof aMe>[0]>;

/** Everything is sent, and nothing is decided. */
export const sentCase: Case = {
  submitted: true,
  progress: [
    aProgress(1, "IDENTITY", submittedNow),
    aProgress(2, "INCOME", submittedNow),
    aProgress(3, "RESIDENCE", submittedNow),
  ],
};
