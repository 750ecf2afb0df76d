import type { Examples } from "../example.ts";
import { Spinner } from "./spinner.tsx";

export const examples: Examples = {
  labelled: () => <Spinner label="Searching" />,
  decoration: () => (
    <span className="row">
      <Spinner />
      Searching
    </span>
  ),
};
