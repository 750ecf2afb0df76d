import { homeCourse } from "@latchkey/words/en/home-course.ts";

export const afterDecision = {
  conditions: {
    MET: "Met on {{date}}.",
    LAPSED: "Not met in time. Recorded on {{date}}.",
    next: "This acceptance no longer stands, because the conditions were not met in time.",
  },
  home: homeCourse,
  again: {
    label: "What should we look at again?",
    hint: "Up to 1,000 characters",
    send: "Send my request",
    cancel: "Cancel",
    required: "Write what we should look at again",
    tooLong: "Use at most 1,000 characters. These are {{count}}",
    failedTitle: "We could not send your request",
    failed: "Your text is still here. Check your connection, then press the button again.",
    lateTitle: "It is too late for this",
  },
} as const;
