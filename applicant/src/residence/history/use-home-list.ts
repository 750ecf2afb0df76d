import { newestFirst } from "@latchkey/domain/residence/homes.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import { useState } from "react";
import { newHome } from "./home-fields.ts";

const ordered = (homes: readonly Residence[]): readonly Residence[] => [
  ...newestFirst(homes.filter(({ draft }) => !draft)),
  ...homes.filter(({ draft }) => draft),
];

const uuidsOf = (homes: readonly Residence[]): readonly string[] => homes.map(({ uuid }) => uuid);

/**
 * The accordions of the history: stored homes, the newest first, and a blank one unless a draft is unfinished. They are put
 * in order when one is closed, so that none moves away under the hand that fills it in.
 */
export const useHomeList = (homes: readonly Residence[], country: string) => {
  const [order, setOrder] = useState(() => uuidsOf(ordered(homes)));
  const [blankUuid, setBlankUuid] = useState(() => crypto.randomUUID());
  const [openUuid, setOpenUuid] = useState<string | undefined>(() =>
    homes.length === 0 ? blankUuid : homes.find(({ draft }) => draft)?.uuid,
  );
  const place = (uuid: string): number => {
    const index = order.indexOf(uuid);
    return index < 0 ? order.length : index;
  };
  const stored = homes.toSorted((left, right) => place(left.uuid) - place(right.uuid));
  const isUsed = homes.some(({ uuid }) => uuid === blankUuid);
  const isUnfinished = homes.some(({ draft }) => draft);
  // The blank one was filled in and is whole: there is a new one.
  if (isUsed && !isUnfinished) setBlankUuid(crypto.randomUUID());
  const hasBlank = !isUsed && !isUnfinished;
  return {
    list: [...stored, ...(hasBlank ? [newHome(blankUuid, country)] : [])],
    isStored: (uuid: string): boolean => homes.some((home) => home.uuid === uuid),
    openUuid,
    blankUuid,
    toggle: (uuid: string, open: boolean): void => {
      if (open) setOpenUuid(uuid);
      else {
        setOpenUuid((now) => (now === uuid ? undefined : now));
        setOrder(uuidsOf(ordered(homes)));
      }
    },
    open: setOpenUuid,
  };
};
