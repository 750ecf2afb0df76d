/** Handing a step over to a phone, on the page that hands over. */
export const handOver = {
  title: "Add it with your phone",
  scan: "Scan this code with your phone’s camera. It works once, for ten minutes.",
  qr: "QR code that opens this step on your phone",
  words: "If you cannot scan it, open this address on your phone:",
  copy: "Copy the address",
  copied: "Copied",
  waiting: "We are waiting for your phone.",
  open: "Your phone is connected. Add the file there.",
  over: "This code no longer works.",
  again: "Show a new code",
  loading: "The code is being made",
  failed: "The code could not be made. Check your connection and try again.",
  often: "You have asked for a great many codes. Try again in an hour, or add the file here.",
  close: "Close",
} as const;
