/** Every page: loading, saving, and what failed of either. */
export const page = {
  loading: "Loading",
  tryAgain: "Try again",
  close: "Close",
  cancel: "Cancel",
  failed: {
    title: "That was not saved",
    text: "Check your connection, then try again. What you typed is still here.",
    refusedTitle: "That is not possible any more",
    refused: "Somebody may have changed this meanwhile. Load the page again and look.",
    tooManyTitle: "Too many changes at once",
    tooMany: "Wait a few minutes, then try again.",
  },
  stale: {
    title: "We could not load the newest state",
    text: "What you see may have changed. Nothing you saved is lost.",
  },
} as const;
