import type { Examples } from "../example.ts";
import { PlainList } from "./plain-list.tsx";

const steps = [
  { key: "agreement", text: "You get the tenancy agreement." },
  { key: "sign", text: "You sign it. Pay nothing before you have signed." },
];

export const examples: Examples = {
  points: () => <PlainList items={steps} />,
  steps: () => <PlainList ordered small items={steps} />,
};
