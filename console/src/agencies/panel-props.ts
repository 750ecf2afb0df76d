import type { ShownAgency } from "./agencies.graphql.ts";

export interface PanelProps {
  readonly agency: ShownAgency;
  readonly onDone: (text: string) => void;
}
