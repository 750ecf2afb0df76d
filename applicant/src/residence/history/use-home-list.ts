import { newestFirst } from "@latchkey/domain/residence/homes.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import { useState } from "react";
import { newHome } from "./home-fields.ts";

const ordered = (homes: readonly Residence[]): readonly Residence[] => [
  ...newestFirst(homes.filter(({ draft }) => !draft)),
  ...homes.filter(({ draft }) => draft),
];

const uuidsOf = (homes: readonly Residence[]): readonly string[] => homes.map(({ uuid }) => uuid);

export const useBlankUuid = () => {
  const [blankUuid, setBlankUuid] = useState<string>(() => crypto.randomUUID());
  return {
    blankUuid,
    /**
     * The next blank accordion gets a new id once its home is stored or removed.
     * @returns the new id
     */
    renewBlank: (uuid: string): string => {
      if (uuid !== blankUuid) return blankUuid;
      const next = crypto.randomUUID();
      setBlankUuid((now) => (now === uuid ? next : now));
      return next;
    },
  };
};

interface ListOptions {
  readonly blankUuid: string;
  readonly country: string;
}

/**
 * Stored homes, newest first, and a blank one unless a draft is unfinished. They are sorted when an accordion closes,
 * so that none moves while it is being filled in.
 */
export const useHomeList = (homes: readonly Residence[], { blankUuid, country }: ListOptions) => {
  const [order, setOrder] = useState(() => uuidsOf(ordered(homes)));
  const [openUuid, setOpenUuid] = useState<string | undefined>(() =>
    homes.length === 0 ? blankUuid : homes.find(({ draft }) => draft)?.uuid,
  );
  const place = (uuid: string): number => {
    const index = order.indexOf(uuid);
    return index < 0 ? order.length : index;
  };
  const stored = homes.toSorted((left, right) => place(left.uuid) - place(right.uuid));
  const isUsed = homes.some(({ uuid }) => uuid === blankUuid);
  const hasBlank = !isUsed && !homes.some(({ draft }) => draft);
  return {
    list: [...stored, ...(hasBlank ? [newHome(blankUuid, country)] : [])],
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
