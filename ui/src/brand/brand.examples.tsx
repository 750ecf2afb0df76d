import type { Examples } from "../example.ts";
import { Brand } from "./brand.tsx";

const poweredBy = (
  <>
    Powered by <b>Latchkey</b>
  </>
);

export const examples: Examples = {
  link: () => <Brand provider="Quillfield Lettings" poweredBy={poweredBy} href="#dashboard" />,
  text: () => <Brand provider="Quillfield Lettings" poweredBy={poweredBy} />,
};
