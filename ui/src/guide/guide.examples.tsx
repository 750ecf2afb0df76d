import type { Examples } from "../example.ts";
import { Guide } from "./guide.tsx";

const lists = {
  doTitle: "Do",
  doItems: [{ key: "corners", text: "Show all four corners" }],
  dontTitle: "Do not",
  dontItems: [{ key: "flash", text: "Use a flash" }],
};

export const examples: Examples = {
  folded: () => (
    <>
      <h1 className="visually-hidden">The back of your card</h1>
      <Guide {...lists} folded="What makes a good photo" />
    </>
  ),
  photo: () => (
    <>
      <h1 className="visually-hidden">Your photo</h1>
      <Guide
        doTitle="Do"
        doItems={[
          { key: "corners", text: "Show all four corners" },
          { key: "light", text: "Use daylight" },
        ]}
        dontTitle="Do not"
        dontItems={[
          { key: "flash", text: "Use a flash" },
          { key: "cover", text: "Cover any text" },
        ]}
      />
    </>
  ),
};
