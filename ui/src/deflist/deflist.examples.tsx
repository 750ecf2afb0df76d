import type { Examples } from "../example.ts";
import { Deflist, DeflistColumns } from "./deflist.tsx";

const home = [
  { key: "home", term: "Home", text: "14 Alder Row, Leeds LS6 2QB" },
  { key: "rent", term: "Rent", text: "£2,070 a month" },
];

export const examples: Examples = {
  list: () => <Deflist items={home} />,
  columns: () => (
    <DeflistColumns>
      <Deflist items={home} />
      <Deflist
        items={[
          { key: "email", term: "Email", text: "amara.okafor.of.leeds.and.london@example-lettings.example" },
        ]}
      />
    </DeflistColumns>
  ),
};
