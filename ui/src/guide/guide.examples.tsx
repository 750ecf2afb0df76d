import type { Examples } from "../example.ts";
import { Guide } from "./guide.tsx";

export const examples: Examples = {
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
