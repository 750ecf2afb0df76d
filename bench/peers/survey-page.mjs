// Builds a form of two pages with SurveyJS, in a folder of its own: the packages are no part of the product.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { folderOf, installPackages } from "./install.mjs";

const folder = folderOf("survey");

const PACKAGES = ["survey-core@3.0.0", "survey-react-ui@3.0.0", "react@19.3.1", "react-dom@19.3.1"];

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A form</title>
  </head>
  <body><div id="root"></div><script type="module" src="./form.jsx"></script></body>
</html>
`;

const FORM = `import "survey-core/survey-core.css";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Model } from "survey-core";
import { Survey } from "survey-react-ui";

const field = (name, title, more) => ({ type: "text", name, title, ...more });
const model = new Model({
  showProgressBar: "top",
  pageNextText: "Continue",
  pages: [
    { elements: [field("first", "First name", { isRequired: true }), field("last", "Last name", { isRequired: true })] },
    { elements: [field("born", "Date of birth", { inputType: "date" }), { type: "file", name: "passport", title: "Passport" }] },
  ],
});
createRoot(document.getElementById("root")).render(createElement(Survey, { model }));
`;

/** @returns the folder of the built page; undefined: the packages cannot be had here */
export const buildSurveyPage = async () => {
  if (!installPackages(folder, PACKAGES)) return undefined;
  writeFileSync(join(folder, "index.html"), HTML);
  writeFileSync(join(folder, "form.jsx"), FORM);
  const outDir = join(folder, "dist");
  await build({ root: folder, configFile: false, logLevel: "error", build: { outDir, emptyOutDir: true } });
  return outDir;
};
