import { useState } from "react";
import type { Examples } from "../example.ts";
import { Chips } from "./chips.tsx";

const chips = [
  { name: "open", label: "Everyone’s open", count: 23 },
  { name: "mine", label: "Mine", count: 5 },
  { name: "closed", label: "Closed" },
] as const;

function Views() {
  const [current, setCurrent] = useState<(typeof chips)[number]["name"]>("open");
  return <Chips label="Quick views" chips={chips} current={current} onChoose={setCurrent} />;
}

export const examples: Examples = { views: () => <Views /> };
