import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import { Compare } from "./compare.tsx";

export const examples: Examples = {
  passport: () => (
    <Compare
      label="Typed and shown"
      heads={{ name: "Field", one: "Applicant typed", other: "Passport shows", result: "Result" }}
      same="Same"
      differs="Different"
      rows={[
        { key: "first", name: "First names", one: "Amara", other: "AMARA ADAEZE", agrees: true },
        { key: "last", name: "Last name", one: "Okafor", other: "OKAFOUR", agrees: false },
        {
          key: "until",
          name: "Valid until",
          one: <span className="soft">Not asked</span>,
          other: "18 Jan 2031",
        },
        {
          key: "number",
          name: "Number",
          one: <span className="soft">Not asked</span>,
          other: <Button size="small">Show</Button>,
        },
      ]}
    />
  ),
};
