import { escapeHtml } from "../html/markup.ts";
import type { StoredEmail } from "./email.ts";

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

const subjectOf = ({ subject }: StoredEmail): string => escapeHtml(subject || "(no subject)");

const row = (message: StoredEmail): string => `<tr>
<td><time datetime="${message.date}">${message.date.slice(0, 19).replace("T", " ")}</time></td>
<td>${escapeHtml(message.to.join(", "))}</td>
<td><a href="/emails/${message.id}">${subjectOf(message)}</a></td>
</tr>`;

const table = (emails: readonly StoredEmail[]): string => `<table>
<thead><tr><th scope="col">Arrived (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${emails.map(row).join("\n")}
</tbody>
</table>`;

export const listPage = (emails: readonly StoredEmail[]): string =>
  page({
    title: "Outbox",
    head: `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">\n`,
    main: `<h1>Outbox</h1>
<p>Every e-mail that the product sends arrives here, newest first. None leaves this machine.</p>
${emails.length === 0 ? "<p>No e-mails yet.</p>" : table(emails)}`,
  });

const emailForms = ["html", "text", "source"] as const;
export type EmailForm = (typeof emailForms)[number];

const FORM_NAMES: Readonly<Record<EmailForm, string>> = { html: "E-mail", text: "Text", source: "Source" };

const formLinks = ({ id }: StoredEmail, shown: EmailForm): string => {
  const links = emailForms.map((form) => {
    const path = form === "html" ? `/emails/${id}` : `/emails/${id}/${form}`;
    return `<a href="${path}"${form === shown ? ' aria-current="page"' : ""}>${FORM_NAMES[form]}</a>`;
  });
  return `<nav aria-label="Forms of the e-mail">${links.join("")}</nav>`;
};

/** The HTML is in a sandboxed iframe; its links open in a new tab. */
const frame = ({ id }: StoredEmail): string =>
  `<iframe title="The e-mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/emails/${id}/body"></iframe>`;

interface ShownEmail {
  readonly form: EmailForm;
  readonly source: string;
}

const contentOf = (message: StoredEmail, { form, source }: ShownEmail): string =>
  form === "html" ? frame(message) : `<pre>${escapeHtml(form === "text" ? message.text : source)}</pre>`;

export const emailPage = (message: StoredEmail, shown: ShownEmail): string =>
  page({
    title: message.subject || "(no subject)",
    main: `<p><a href="/">All e-mails</a></p>
<h1>${subjectOf(message)}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(message.from)}</dd>
<dt>To</dt><dd>${escapeHtml(message.to.join(", "))}</dd>
<dt>Arrived</dt><dd><time datetime="${message.date}">${message.date}</time></dd>
</dl>
${formLinks(message, shown.form)}
${contentOf(message, shown)}`,
  });

export const missingPage = (): string =>
  page({
    title: "No such e-mail",
    main: `<h1>No such e-mail</h1>
<p>It may have been cleared away. <a href="/">All e-mails</a></p>`,
  });

/**
 * The body as a separate document. Our doctype and base come first: whatever the e-mail contains, it stays in standards
 * mode, and the first base target wins.
 */
export const bodyDocument = ({ html, text }: StoredEmail): string =>
  `<!doctype html><meta charset="utf-8"><base target="_blank">${html ?? `<pre>${escapeHtml(text)}</pre>`}`;
