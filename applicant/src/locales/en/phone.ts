/** The page on a phone that a step was handed over to. */
export const phone = {
  looking: { title: "One moment", text: "We are opening the page." },
  offer: {
    photo: "Take a photo of your face",
    text: "Add it with this phone: the file goes straight to the page on your computer.",
    warning: "Only go on if you have that page open yourself. Nobody else should send you such a code.",
    open: "Continue on this phone",
  },
  step: {
    subtitle: "Add it here. Then go on at your computer.",
    done: "Done",
    arrived_one: "Your file is on your computer",
    arrived_other: "{{count}} files are on your computer",
    goBack: "You can go on there.",
    goBackOrMore: "You can go on there, or add another file here.",
    notArrived: "Your computer does not have the file yet",
  },
  done: {
    title: "You can close this page",
    text: "Go on at your computer. This phone is no longer connected to it.",
  },
  over: {
    title: "This code no longer works",
    text: "A code works once, for ten minutes, while the page on your computer is open. Show a new one there.",
  },
  failed: {
    title: "We could not reach the server",
    text: "Check your connection and try again.",
    tryAgain: "Try again",
  },
} as const;
