import { newestFirst } from "@latchkey/domain/residence/homes.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import type { Stay } from "@latchkey/domain/residence/span.ts";
import { useState } from "react";
import { newHome } from "./home-fields.ts";

const ordered = (homes: readonly Residence[]): readonly Residence[] => [
  ...newestFirst(homes.filter(({ draft }) => !draft)),
  ...homes.filter(({ draft }) => draft),
];

const uuidsOf = (homes: readonly Residence[]): readonly string[] => homes.map(({ uuid }) => uuid);

/** The empty accordion: its id, and the months of the gap that it is to fill. */
interface Blank extends Partial<Stay> {
  readonly uuid: string;
}

export const useBlank = () => {
  const [blank, setBlank] = useState<Blank>(() => ({ uuid: crypto.randomUUID() }));
  /** @returns the new id */
  const beginBlank = (stay?: Stay, isDue = (_now: Blank): boolean => true): string => {
    const next = { uuid: crypto.randomUUID(), ...stay };
    setBlank((now) => (isDue(now) ? next : now));
    return next.uuid;
  };
  return {
    blank,
    beginBlank: (stay: Stay): string => beginBlank(stay),
    /**
     * The next blank accordion gets a new id once its home is stored or removed.
     * @returns the new id
     */
    renewBlank: (uuid: string): string =>
      uuid === blank.uuid ? beginBlank(undefined, (now) => now.uuid === uuid) : blank.uuid,
  };
};

interface ListOptions {
  readonly blank: Blank;
  readonly country: string;
}

/**
 * Stored homes, newest first, and a blank one unless a draft is unfinished. They are sorted when an accordion closes,
 * so that none moves while it is being filled in.
 */
export const useHomeList = (homes: readonly Residence[], { blank, country }: ListOptions) => {
  const [order, setOrder] = useState(() => uuidsOf(ordered(homes)));
  const [openUuid, setOpenUuid] = useState<string | undefined>(() =>
    homes.length === 0 ? blank.uuid : homes.find(({ draft }) => draft)?.uuid,
  );
  const place = (uuid: string): number => {
    const index = order.indexOf(uuid);
    return index < 0 ? order.length : index;
  };
  const stored = homes.toSorted((left, right) => place(left.uuid) - place(right.uuid));
  const isUsed = homes.some(({ uuid }) => uuid === blank.uuid);
  const hasBlank = !isUsed && !homes.some(({ draft }) => draft);
  return {
    list: [...stored, ...(hasBlank ? [{ ...newHome(blank.uuid, country), ...blank }] : [])],
    isStored: (uuid: string): boolean => homes.some((home) => home.uuid === uuid),
    openUuid,
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
