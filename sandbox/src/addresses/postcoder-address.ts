/** An address as Postcoder sends it; missing parts are absent. */
export interface PostcoderAddress {
  readonly organisation?: string;
  readonly departmentname?: string;
  readonly pobox?: string;
  readonly subbuildingname?: string;
  readonly buildingname?: string;
  readonly number?: string;
  readonly dependentstreet?: string;
  readonly street?: string;
  readonly doubledependentlocality?: string;
  readonly dependentlocality?: string;
  readonly posttown?: string;
  readonly county?: string;
  readonly postcode?: string;
  /** The name in English, as the tag `country` gives it. */
  readonly country: string;
}

export interface StoredAddress extends PostcoderAddress {
  readonly id: string;
  readonly udprn: string | undefined;
}

const joined = (separator: string, texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== "").join(separator);

/** The part that distinguishes buildings of a street: `Flat 1, 76`. */
export const premiseOf = (address: PostcoderAddress): string =>
  joined(", ", [address.pobox, address.subbuildingname, address.buildingname, address.number]);

/** In the street: `Flat 1, 76 Elm Row`. */
export const lineOf = (address: PostcoderAddress): string => {
  const { organisation, pobox, subbuildingname, buildingname, number, dependentlocality } = address;
  const thoroughfare = joined(", ", [address.dependentstreet, address.street]) || dependentlocality;
  return joined(", ", [
    organisation,
    pobox,
    subbuildingname,
    buildingname,
    joined(" ", [number, thoroughfare]),
  ]);
};

export const placeOf = ({ posttown, postcode }: PostcoderAddress): string =>
  joined(", ", [posttown, postcode]);

export const summaryOf = (address: PostcoderAddress): string => {
  const { doubledependentlocality, dependentlocality, dependentstreet, street } = address;
  const isInLine = !dependentstreet && !street;
  return joined(", ", [
    lineOf(address),
    doubledependentlocality,
    isInLine ? undefined : dependentlocality,
    placeOf(address),
  ]);
};

/** The address on paper, town and postcode apart, in at most `most` lines: the last takes the rest. */
export const linesOf = (address: PostcoderAddress, most: number): readonly string[] => {
  const { organisation, pobox, subbuildingname, buildingname, number, dependentstreet, street } = address;
  const { doubledependentlocality, dependentlocality } = address;
  const [first = dependentlocality ?? "", ...rest] = [dependentstreet, street].filter(
    (one) => one !== undefined,
  );
  const isLocalityUsed = !dependentstreet && !street;
  const all = [
    organisation,
    pobox,
    subbuildingname,
    buildingname,
    joined(" ", [number, first]),
    ...rest,
    doubledependentlocality,
    isLocalityUsed ? undefined : dependentlocality,
  ].filter((one) => one !== undefined && one !== "");
  return [...all.slice(0, most - 1), joined(", ", all.slice(most - 1))].filter(
    (one) => one !== "",
  ) as string[];
};
