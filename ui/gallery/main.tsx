import "../src/layers.css";
import "../src/tokens/tokens.css";
import "../src/base/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { FieldWordsContext } from "../src/field/field-texts.ts";
import { findExamples } from "./find-examples.ts";
import { Block, Gallery, Single } from "./gallery.tsx";

const examples = findExamples();
const wanted = new URLSearchParams(location.search);
const single = examples.find(({ id }) => id === wanted.get("example"));
const block = examples.filter(({ block: name, isWhole }) => name === wanted.get("block") && !isWhole);
const root = document.getElementById("root");

function Wanted() {
  if (single) return <Single {...single} />;
  return block.length > 0 ? <Block examples={block} /> : <Gallery examples={examples} />;
}

if (root) {
  createRoot(root).render(
    <StrictMode>
      <FieldWordsContext value={{ errorPrefix: "Error: " }}>
        <Wanted />
      </FieldWordsContext>
    </StrictMode>,
  );
}
