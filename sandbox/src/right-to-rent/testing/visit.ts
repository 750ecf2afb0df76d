import { openControl } from "../../control/control.ts";
import { browserAt } from "../../testing/browser.ts";
import { startFakeRightToRent } from "../web.ts";

/** The practice pages as a browser meets them. */
export const startRightToRentVisits = async () => {
  const control = openControl();
  const { url, close } = await startFakeRightToRent({ host: "127.0.0.1", port: 0, control });
  return { ...browserAt(url), control, close };
};

export type RightToRentVisits = Awaited<ReturnType<typeof startRightToRentVisits>>;
