import type { Examples } from "../example.ts";
import { Brand } from "./brand.tsx";

const poweredBy = (
  <>
    Powered by <b>Latchkey</b>
  </>
);

export const examples: Examples = {
  link: () => <Brand provider="Quillfield Lettings" poweredBy={poweredBy} href="#dashboard" />,
  agency: () => (
    <Brand
      provider="Quillfield Lettings"
      of={{ name: "Hartley & Co", logo: null, accent: { colour: "#6b2348", text: "#ffffff" } }}
      poweredBy={poweredBy}
    />
  ),
  text: () => <Brand provider="Quillfield Lettings" poweredBy={poweredBy} />,
};
