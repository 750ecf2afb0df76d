import { html, type Markup } from "./markup.ts";

/** A page on which a person plays the part of a partner. */
export interface PracticePage {
  readonly title: string;
  readonly main: Markup;
  readonly isWrong?: boolean;
}

interface Practice {
  readonly name: string;
  readonly warning: string;
  readonly style: string;
}

export const practicePage = (
  { name, warning, style }: Practice,
  { title, main, isWrong = false }: PracticePage,
): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${isWrong && "Error: "}${title} – practice ${name}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<a class="skip-link" href="#main">Skip to main content</a>
<header class="bar"><p><strong>Practice page. This is not a ${name}.</strong>
${warning}</p></header>
<main id="main"><div class="sheet">
${main}
</div></main>
</body>
</html>
`.text;

export const mark = (name: string): Markup =>
  html`<span class="mark" aria-hidden="true">${name.charAt(0)}</span>`;

export const wrongNote = (sentence: string | undefined): Markup | undefined =>
  sentence === undefined
    ? undefined
    : html`<div class="note wrong" id="wrong" role="alert"><p>${sentence}</p></div>`;

export const tick = (words: string): Markup =>
  html`<li><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m4.5 12.5 5 5 10-11"/></svg><span>${words}</span></li>`;

export const cross = (words: string): Markup =>
  html`<li><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg><span>${words}</span></li>`;
