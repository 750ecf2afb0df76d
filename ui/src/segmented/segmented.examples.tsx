import { useState } from "react";
import type { Examples } from "../example.ts";
import { Segmented } from "./segmented.tsx";

function Languages() {
  const [value, setValue] = useState<"de" | "en">("de");
  return (
    <Segmented
      label="Language of the preview"
      segments={[
        { value: "de", label: "Deutsch", lang: "de" },
        { value: "en", label: "English" },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

export const examples: Examples = { languages: () => <Languages /> };
