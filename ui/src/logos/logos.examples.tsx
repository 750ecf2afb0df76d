import type { Examples } from "../example.ts";
import { Logos } from "./logos.tsx";

export const examples: Examples = {
  bank: () => <Logos provider="Quillfield Lettings" other="Your bank" sign="bank" />,
  "long-names": () => (
    <Logos
      provider="Quillfield & Ravensbourne Residential Lettings and Management"
      other="La Sua banca"
      sign="bank"
    />
  ),
};
