import { foreignAddresses } from "./foreign-addresses.ts";
import { lineOf, placeOf, type StoredAddress, summaryOf } from "./postcoder-address.ts";
import { ukAddresses } from "./uk-addresses.ts";

export interface FoundRow {
  readonly id: string;
  readonly type: "ADD" | "STR" | "BNA";
  readonly summaryline: string;
  readonly locationsummary: string;
  readonly count: number;
}

export interface AddressBook {
  readonly find: (query: string, pathfilter: string | undefined) => readonly FoundRow[] | undefined;
  readonly retrieve: (id: string) => StoredAddress | undefined;
  readonly search: (country: string, query: string) => readonly StoredAddress[] | undefined;
}

const FIRST_ID = 7_800_000;
const FIRST_UDPRN = 90_000_000;
const FEW = 10;

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const wordsIn = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A postcode may be typed without its space. */
const wordsOf = (address: StoredAddress): readonly string[] => [
  ...wordsIn(summaryOf(address)),
  ...wordsIn((address.postcode ?? "").replaceAll(" ", "")),
];

/** Addresses in which every typed word begins a word; whole words rank first. */
const matching = (addresses: readonly StoredAddress[], query: string): readonly StoredAddress[] => {
  const typed = wordsIn(query);
  const whole = (words: readonly string[]) => typed.filter((word) => words.includes(word)).length;
  return addresses
    .map((address) => ({ address, words: wordsOf(address) }))
    .filter(({ words }) => typed.every((start) => words.some((word) => word.startsWith(start))))
    .toSorted((one, other) => whole(other.words) - whole(one.words))
    .map(({ address }) => address);
};

interface Group {
  readonly id: string;
  readonly type: "STR" | "BNA";
  readonly title: string;
  readonly members: readonly StoredAddress[];
}

const outwardOf = ({ postcode = "" }: StoredAddress): string => postcode.split(" ")[0] ?? "";

const streetPath = (address: StoredAddress): string =>
  `UK@STATE|${address.county ?? "-"}@CTY|{${address.posttown}@PTN,${outwardOf(address)}@PCDA}@LOC|{${
    address.street ?? address.dependentlocality ?? "-"
  }@STR,${address.postcode}@PCDD}@STR`;

const buildingPath = (address: StoredAddress): string | undefined => {
  const building = address.buildingname ?? address.number;
  return address.subbuildingname && building && `${streetPath(address)}|${building}@BNA`;
};

const grouped = (
  addresses: readonly StoredAddress[],
  pathOf: (address: StoredAddress) => string | undefined,
): ReadonlyMap<string, readonly StoredAddress[]> => {
  const groups = new Map<string, StoredAddress[]>();
  for (const address of addresses) {
    const path = pathOf(address) ?? address.id;
    groups.set(path, [...(groups.get(path) ?? []), address]);
  }
  return groups;
};

const groupsOf = (addresses: readonly StoredAddress[]): ReadonlyMap<string, Group> => {
  const of = (type: Group["type"], pathOf: typeof buildingPath, titleOf: (one: StoredAddress) => string) =>
    [...grouped(addresses, pathOf)].flatMap(([id, members]): Group[] => {
      const [first] = members;
      return first && members.length > 1 ? [{ id, type, title: titleOf(first), members }] : [];
    });
  const street = (one: StoredAddress) => one.street ?? one.dependentlocality ?? "";
  const building = (one: StoredAddress) =>
    one.buildingname ? `${one.buildingname}, ${street(one)}` : `${one.number} ${street(one)}`;
  return new Map(
    [...of("STR", streetPath, street), ...of("BNA", buildingPath, building)].map((group) => [
      group.id,
      group,
    ]),
  );
};

const addressRow = (address: StoredAddress): FoundRow => ({
  id: address.id,
  type: "ADD",
  summaryline: lineOf(address),
  locationsummary: placeOf(address),
  count: 1,
});

const groupRow = ({ id, type, title }: Group, members: readonly StoredAddress[]): FoundRow => ({
  id,
  type,
  summaryline: title,
  locationsummary: members[0] ? placeOf(members[0]) : "",
  count: members.length,
});

export const openAddressBook = (): AddressBook => {
  const uk = ukAddresses().map(
    (address, index): StoredAddress => ({
      ...address,
      id: String(FIRST_ID + index),
      udprn: String(FIRST_UDPRN + index),
    }),
  );
  const byId = new Map(uk.map((address) => [address.id, address]));
  const groups = groupsOf(uk);

  const rowsBy = (addresses: readonly StoredAddress[], pathOf: typeof buildingPath): readonly FoundRow[] =>
    [...grouped(addresses, pathOf)].flatMap(([path, members]) => {
      const group = groups.get(path);
      return group && members.length > 1 ? [groupRow(group, members)] : members.map(addressRow);
    });

  const foreign = Object.entries(foreignAddresses).map(
    ([country, addresses]) =>
      [
        country,
        addresses.map((address, index) => ({ ...address, id: `${country}-${index}`, udprn: undefined })),
      ] as const,
  );
  const byCountry = new Map<string, readonly StoredAddress[]>([["GB", uk], ["UK", uk], ...foreign]);

  return {
    find: (query, pathfilter) => {
      const group = pathfilter === undefined ? undefined : groups.get(pathfilter);
      if (pathfilter !== undefined && !group) return undefined;
      const found = matching(group?.members ?? uk, query);
      if (group?.type === "BNA") return found.map(addressRow);
      if (group || new Set(found.map(streetPath)).size <= 1) return rowsBy(found, buildingPath);
      return found.length <= FEW ? found.map(addressRow) : rowsBy(found, streetPath);
    },
    retrieve: (id) => byId.get(id),
    search: (country, query) => {
      const addresses = byCountry.get(country.toUpperCase());
      return addresses && matching(addresses, query);
    },
  };
};
