import { aHome, hafenstrasse } from "@latchkey/domain/testing/residences.ts";
import { openResidence, question, type ResidenceCase, titles } from "./open-residence.tsx";

/** The step that asks where somebody has lived. */

const inUk: ResidenceCase = { answers: { "in-uk": "yes" }, completedSteps: ["in-uk"] };
export const family = () => aHome({ residenceType: "FAMILY_HOME" });
export const inHamburg = () =>
  aHome({ residenceType: "FAMILY_HOME", address: hafenstrasse, start: "2012-03-01", end: "2016-10-31" });

export const openHistory = async (given: ResidenceCase = {}) => {
  const opened = await openResidence({ ...inUk, ...given });
  await question(opened.screen, titles.history);
  if (!given.found && opened.screen.container.querySelector("details.accordion[open]")) {
    await opened.screen.findByRole("textbox", { name: "Street" });
  }
  return opened;
};

export type Opened = Awaited<ReturnType<typeof openHistory>>;

export const LEEDS = "Flat 3, 27 Harbour Street, Leeds LS1 4DL";
export const HAMBURG = "Hafenstraße 5, 20359 Hamburg";

export const badge = ({ screen }: Opened): string =>
  screen.container.querySelector(".key-tag")?.textContent?.replaceAll("\u00a0", " ") ?? "";

export const sentHomes = ({ sent }: Opened) =>
  sent
    .filter(({ operationName }) => operationName === "UpdateResidentialHistoryItems")
    .map(({ variables }) => variables as { residence: Record<string, unknown>; before?: object });
