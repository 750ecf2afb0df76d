import { useState } from "react";
import type { Examples } from "../example.ts";
import picture from "../illustrations/doorway.svg";
import { CropFrame } from "./crop-frame.tsx";

function Sample() {
  const [edges, setEdges] = useState({ top: 0.1, right: 0.15, bottom: 0.2, left: 0.1 });
  const labels = { top: "Top edge", right: "Right edge", bottom: "Bottom edge", left: "Left edge" };
  return (
    <CropFrame picture={picture} alt="Photo of page 1" edges={edges} labels={labels} onChange={setEdges} />
  );
}

export const examples: Examples = {
  photo: () => <Sample />,
};
