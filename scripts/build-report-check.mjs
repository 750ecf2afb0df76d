// Builds the page that checks a report: one HTML file with its style and its script inside.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./install.mjs";

const source = (name) => join(root, "browser/src/report-check", name);

/** The server fills in its public keys. */
const KEYS = '<script type="application/json" id="keys">%KEYS%</script>';

/** The content of a script element ends at its closing tag, wherever it stands. */
const asContent = (text) => text.replaceAll("</", "<\\/");

export const REPORT_CHECK_PAGE = "report-check.html";

export const reportCheckHtml = async () => {
  const bundle = await rolldown({ input: source("check-page.ts"), platform: "browser", logLevel: "warn" });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  const [{ code }] = output;
  const style = await readFile(source("report-check.css"), "utf8");
  return (await readFile(source(REPORT_CHECK_PAGE), "utf8"))
    .replace("<!--STYLE-->", () => `<style>${style}</style>`)
    .replace("<!--SCRIPTS-->", () => `${KEYS}<script>${asContent(code.trim())}</script>`);
};

export const buildReportCheck = async () =>
  writeFile(join(root, "dist/applicant", REPORT_CHECK_PAGE), await reportCheckHtml());
