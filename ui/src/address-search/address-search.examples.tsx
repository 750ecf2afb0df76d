import { type ReactNode, useState } from "react";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { TextButton } from "../text-link/text-link.tsx";
import { AddressSearch, type AddressSearchProps } from "./address-search.tsx";
import { PreparedAddressSearch } from "./prepared-address-search.tsx";
import type { AddressRow } from "./use-result-list.ts";

const flats: readonly AddressRow[] = ["Flat 1", "Flat 2", "Flat 3"].map((flat) => ({
  id: flat,
  kind: "ADDRESS",
  summary: `${flat}, 27 Harbour Street`,
  place: "Leeds, LS1 4DL",
  count: 1,
}));

const house: AddressRow = {
  id: "29",
  kind: "ADDRESS",
  summary: "29 Harbour Street",
  place: "Leeds, LS1 4DL",
  count: 1,
};

const groups: readonly AddressRow[] = [
  { id: "27", kind: "GROUP", summary: "27 Harbour Street", place: "Leeds, LS1 4DL", count: 3 },
  {
    id: "tower",
    kind: "GROUP",
    summary: "Quayside Tower, Harbour Street",
    place: "Leeds, LS1 4DT",
    count: 130,
  },
  house,
];

type ExampleProps = Partial<AddressSearchProps> & { readonly typed: string; readonly error?: ReactNode };

function Search({ typed, error, ...given }: ExampleProps) {
  const [query, setQuery] = useState(typed);
  const [isInGroup, setInGroup] = useState(false);
  const [chosen, setChosen] = useState("");
  const choose = (row: AddressRow) => {
    if (row.kind === "GROUP") setInGroup(true);
    else {
      setChosen(row.summary);
      setQuery(`${row.summary}, ${row.place}`);
    }
  };
  return (
    <Field label="Address or postcode" error={error}>
      {(aria) => (
        <AddressSearch
          {...aria}
          query={query}
          onQuery={setQuery}
          rows={[]}
          isInGroup={isInGroup}
          onChoose={choose}
          onBack={() => setInGroup(false)}
          onEnter={() => setChosen("")}
          texts={{
            list: "Addresses",
            searching: "Searching",
            back: "Back to all results",
            count: (_count, shown) => `${shown} addresses`,
          }}
          foot={
            <>
              {chosen && <p>Chosen: {chosen}</p>}
              <TextButton>Enter the address by hand</TextButton>
            </>
          }
          {...given}
          {...(isInGroup && { rows: flats })}
        />
      )}
    </Field>
  );
}

export const examples: Examples = {
  typing: () => <Search typed="LS1 4" isSearching />,
  results: () => <Search typed="LS1 4DL" rows={[...flats, house]} announcement="4 results" />,
  groups: () => (
    <Search
      typed="Harbour Street"
      rows={groups}
      announcement="3 results"
      note="There are more. Type the number as well."
    />
  ),
  nothing: () => (
    <Search
      typed="27 Harbor Steet"
      message="We found no address like this. Check the spelling, or enter it by hand."
    />
  ),
  error: () => <Search typed="" error="Find your address, or enter it by hand" />,
  "not-loaded": () => (
    <Field label="Address or postcode">
      {(aria) => (
        <PreparedAddressSearch
          {...aria}
          query="LS1 4DL"
          onQuery={() => undefined}
          rows={flats}
          onChoose={() => undefined}
          onBack={() => undefined}
          onEnter={() => undefined}
          texts={{ list: "Addresses", searching: "Searching", back: "Back", count: (_count, shown) => shown }}
          foot={<TextButton>Enter the address by hand</TextButton>}
        />
      )}
    </Field>
  ),
};
