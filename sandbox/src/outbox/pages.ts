import type { Letter } from "./letter.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const REFRESH_SECONDS = 5;

interface Page {
  readonly title: string;
  readonly head?: string;
  readonly main: string;
}

/** `title` is escaped here; `head` and `main` are markup. */
const page = ({ title, head = "", main }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${head}<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

const subjectOf = ({ subject }: Letter): string => escapeHtml(subject || "(no subject)");

const row = (letter: Letter): string => `<tr>
<td><time datetime="${letter.date}">${letter.date.slice(0, 19).replace("T", " ")}</time></td>
<td>${escapeHtml(letter.to.join(", "))}</td>
<td><a href="/letters/${letter.id}">${subjectOf(letter)}</a></td>
</tr>`;

const table = (letters: readonly Letter[]): string => `<table>
<thead><tr><th scope="col">Arrived (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${letters.map(row).join("\n")}
</tbody>
</table>`;

export const listPage = (letters: readonly Letter[]): string =>
  page({
    title: "Outbox",
    head: `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">\n`,
    main: `<h1>Outbox</h1>
<p>Every e-mail that the product sends arrives here, newest first. None leaves this machine.</p>
${letters.length === 0 ? "<p>No e-mails yet.</p>" : table(letters)}`,
  });

/** The e-mail itself is in a sandboxed iframe; its links open in a new tab. */
export const letterPage = (letter: Letter): string =>
  page({
    title: letter.subject || "(no subject)",
    main: `<p><a href="/">All e-mails</a></p>
<h1>${subjectOf(letter)}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(letter.from)}</dd>
<dt>To</dt><dd>${escapeHtml(letter.to.join(", "))}</dd>
<dt>Arrived</dt><dd><time datetime="${letter.date}">${letter.date}</time></dd>
</dl>
<iframe title="The e-mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/letters/${letter.id}/body"></iframe>`,
  });

export const missingPage = (): string =>
  page({
    title: "No such e-mail",
    main: `<h1>No such e-mail</h1>
<p>It may have been cleared away. <a href="/">All e-mails</a></p>`,
  });

/**
 * The body as a separate document. Our doctype and base come first: whatever the e-mail says afterwards, it stays in
 * standards mode, and the first base target wins.
 */
export const bodyDocument = ({ html, text }: Letter): string =>
  `<!doctype html><meta charset="utf-8"><base target="_blank">${html ?? `<pre>${escapeHtml(text)}</pre>`}`;
