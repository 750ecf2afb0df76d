import "../src/layers.css";
import "../src/tokens/tokens.css";
import "../src/base/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { FieldWordsContext } from "../src/field/field-texts.ts";
import { findExamples } from "./find-examples.ts";
import { Gallery, Single } from "./gallery.tsx";

const examples = findExamples();
const wanted = new URLSearchParams(location.search).get("example");
const single = examples.find(({ id }) => id === wanted);
const root = document.getElementById("root");

if (root) {
  createRoot(root).render(
    <StrictMode>
      <FieldWordsContext value={{ errorPrefix: "Error: " }}>
        {single ? <Single {...single} /> : <Gallery examples={examples} />}
      </FieldWordsContext>
    </StrictMode>,
  );
}
