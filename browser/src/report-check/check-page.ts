import {
  type PublicKeys,
  type ReportTools,
  type ReportVerdict,
  verifyReport,
} from "@latchkey/domain/reports/verify-report.ts";
import { verifyAsync } from "@noble/ed25519";

/** The whole script of the page that checks a report: it is kept in one file, and asks no server. */

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

const base64urlOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const tools: ReportTools = {
  isSigned: (signature, message, publicKey) => verifyAsync(signature, message, publicKey).catch(() => false),
  sha256: async (content) => hexOf(await crypto.subtle.digest("SHA-256", Uint8Array.from(content))),
  bytesOf: (text) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0)),
  base64urlOf,
  encode: (text) => new TextEncoder().encode(text),
  decode: (bytes) => new TextDecoder().decode(bytes),
};

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}.`);
  return found;
};

const keys: PublicKeys = JSON.parse(element("keys").textContent ?? "");

interface Shown {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

const longDay = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

const longTime = (at: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/London",
  }).format(new Date(at));

const genuine = (verdict: Extract<ReportVerdict, { readonly state: "genuine" }>): Shown => {
  const { report, keyId, hasPdf } = verdict;
  const { about, home, label, validUntil, version, madeAt, provider, pdfSha256 } = report;
  return {
    title: hasPdf ? "Genuine" : "The JSON is genuine",
    text: hasPdf
      ? `Not changed since ${provider} sealed it. It does not mean that the facts are still true today.`
      : `Not changed since ${provider} sealed it. Choose the PDF too: only then it is checked.`,
    rows: [
      ["About", `${about}, ${home}`],
      ["Outcome", label],
      ...(validUntil === null ? [] : [["Valid until", longDay(validUntil)] as const]),
      ["Version", String(version)],
      ["Sealed", longTime(madeAt)],
      ["By", `${provider}, key ${keyId}`],
      ["Fingerprint of the PDF", pdfSha256.match(/.{1,8}/g)?.join(" ") ?? ""],
    ],
  };
};

const shownOf = (verdict: ReportVerdict): Shown => {
  switch (verdict.state) {
    case "genuine":
      return genuine(verdict);
    case "other_pdf":
      return {
        title: "Changed. Do not rely on it",
        text: `The PDF is not the one that ${verdict.report.provider} sealed with this JSON. Ask for the original.`,
        rows: [["The key is known", verdict.keyId]],
      };
    case "changed":
      return {
        title: "Changed. Do not rely on it",
        text: "The JSON is not what was sealed. Ask for the original.",
        rows: [["The key is known", verdict.keyId]],
      };
    case "unknown_key":
      return {
        title: "Unknown key",
        text: "The file names a key that is not on this page. Open the page of the provider again.",
        rows: [["Key", verdict.keyId]],
      };
    case "unreadable":
      return { title: "Not a report", text: "Choose the JSON file that came with the PDF.", rows: [] };
  }
};

const withText = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

const show = (state: string, { title, text, rows }: Shown): void => {
  const card = document.createElement("div");
  card.className = "verdict";
  card.dataset.state = state;
  const list = document.createElement("dl");
  for (const [name, value] of rows) list.append(withText("dt", name), withText("dd", value));
  card.append(withText("h2", title), withText("p", text), ...(rows.length > 0 ? [list] : []));
  element("verdict").replaceChildren(card);
};

const NO_JSON: Shown = {
  title: "The JSON file is missing",
  text: "Choose both files: the PDF alone does not say what was sealed.",
  rows: [],
};

const endsWith = (ending: string) => (file: File) => file.name.toLowerCase().endsWith(ending);

const check = async (files: readonly File[]): Promise<void> => {
  if (files.length === 0) return;
  const json = files.find(endsWith(".json"));
  const pdf = files.find(endsWith(".pdf"));
  if (!json) return show("unreadable", NO_JSON);
  const content = pdf && new Uint8Array(await pdf.arrayBuffer());
  const verdict = await verifyReport({ json: await json.text(), pdf: content }, keys, tools);
  show(verdict.state, shownOf(verdict));
};

const input = element("files");
input.addEventListener("change", () => {
  if (input instanceof HTMLInputElement) check([...(input.files ?? [])]);
});
const drop = element("drop");
drop.addEventListener("dragover", (event) => event.preventDefault());
drop.addEventListener("drop", (event) => {
  event.preventDefault();
  check([...(event.dataTransfer?.files ?? [])]);
});
