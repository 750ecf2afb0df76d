/** A string in the code, so that a bundle carries it along. */
export const practiceStyle = `
:root {
  color-scheme: light dark;
  --paper: #f5eee0; --surface: #fffdf8; --tint: #faf5ea; --ink: #17233f; --ink-soft: #454e66;
  --line: #857b69; --accent: #1b5742; --accent-hover: #134534; --on-accent: #fffdf8; --accent-tint: #e4eee2;
  --caution: #e9a51b; --on-caution: #2b1c00; --critical: #8f2a16; --critical-tint: #fae5dd;
  --info: #2d4b87; --info-tint: #e6ebf4; --focus: #2346b8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #111725; --surface: #1a2233; --tint: #161e2e; --ink: #f3ecdd; --ink-soft: #cac6bc;
    --line: #838b9e; --accent: #7fcea6; --accent-hover: #98dcb9; --on-accent: #0a2118; --accent-tint: #1b3832;
    --caution: #f0b648; --critical: #ffb6a3; --critical-tint: #402420;
    --info: #a4bdf2; --info-tint: #212f4e; --focus: #ffd166;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: break-word;
  font: 1.125rem/1.5 "Atkinson Hyperlegible Next", "Atkinson Hyperlegible", system-ui, sans-serif;
}
h1, h2, p, ul, dl, dd, fieldset, legend { margin: 0; padding: 0; border: 0; min-width: 0; }
h1 { font-size: clamp(1.75rem, 1.5rem + 1.1vw, 2.25rem); line-height: 1.15; letter-spacing: -0.018em; }
h2 { font-size: 1.25rem; line-height: 1.32; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 0.625rem; }
.skip-link {
  position: absolute; inset: 0.5rem auto auto 1rem; padding: 0.75rem 1rem; background: var(--ink);
  color: var(--surface); border-radius: 0.625rem; transform: translateY(-200%);
}
.skip-link:focus { transform: none; }
.bar {
  padding: 0.625rem 1rem; border-block-end: 3px solid var(--on-caution); background: var(--caution);
  color: var(--on-caution); font-size: 1rem; line-height: 1.4; text-align: center;
}
main {
  display: grid; grid-template-columns: minmax(0, 31rem); justify-content: center;
  padding: 1.5rem 1rem 4rem;
}
.sheet {
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; padding: 1.5rem 1.25rem;
  border: 3px dashed var(--line); border-radius: 1rem; background: var(--surface);
}
@media (min-width: 40rem) {
  main { padding-block-start: 3rem; }
  .sheet { padding: 2rem; }
}
.from { display: flex; align-items: center; gap: 0.75rem; font-size: 1rem; color: var(--ink-soft); }
.mark {
  display: grid; place-items: center; flex: none; inline-size: 2.5rem; block-size: 2.5rem;
  border: 1.5px solid var(--ink); border-radius: 0.625rem; background: var(--tint); color: var(--ink);
  font-weight: 720; font-size: 1rem; line-height: 1;
}
.soft, .hint, dd { color: var(--ink-soft); font-size: 1rem; }
.banks { display: grid; gap: 0.5rem; list-style: none; }
.bank {
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 0 1rem;
  min-block-size: 4rem; padding: 0.5rem 1rem; border: 1.5px solid var(--line); border-radius: 0.625rem;
  background: var(--surface); color: var(--ink); text-decoration: none; line-height: 1.3;
}
.bank:hover { border-color: var(--ink); background: var(--tint); }
.bank-name, .bank-note { display: block; }
.bank-name { font-weight: 520; }
.bank-note { font-size: 1rem; color: var(--ink-soft); }
form { display: grid; gap: 1.5rem; }
.field { display: grid; gap: 0.5rem; }
.field label, legend { font-weight: 640; }
legend { margin-block-end: 0.5rem; }
.find { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: end; gap: 0.5rem; }
input:not([type="checkbox"], [type="radio"]) {
  inline-size: 100%; min-block-size: 3.5rem; padding: 0.75rem 1rem; border: 1.5px solid var(--line);
  border-radius: 0.625rem; background: var(--surface); color: var(--ink); font: inherit; font-size: 1.25rem;
}
input:hover { border-color: var(--ink); }
input[aria-invalid="true"] { border: 2px solid var(--critical); }
.check {
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.75rem; align-items: center;
  padding: 1rem; border: 1.5px solid var(--line); border-radius: 0.625rem;
}
.check:has(:checked) { border: 2px solid var(--accent); background: var(--accent-tint); }
.check input { inline-size: 1.75rem; block-size: 1.75rem; margin: 0; accent-color: var(--accent); }
.stack { display: grid; gap: 0.5rem; }
.button {
  min-block-size: 3.5rem; padding: 0.75rem 1.625rem; border: 2px solid var(--ink); border-radius: 0.625rem;
  background: var(--surface); color: var(--ink); font: inherit; font-weight: 640; line-height: 1.2;
  cursor: pointer;
}
.button:hover { background: var(--ink); color: var(--surface); }
.button.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
.button.primary:hover { background: var(--accent-hover); }
.link {
  min-block-size: 2.75rem; padding: 0; border: 0; background: none; color: var(--accent); font: inherit;
  font-weight: 520; text-align: start; text-decoration: underline; text-underline-offset: 0.25em;
  cursor: pointer;
}
.ticks { display: grid; gap: 0.5rem; list-style: none; line-height: 1.4; }
.ticks li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.75rem; }
.ticks svg, .bank svg {
  inline-size: 1.5rem; block-size: 1.5rem; fill: none; stroke: currentColor; stroke-width: 2.3;
  stroke-linecap: round; stroke-linejoin: round;
}
.ticks svg { color: var(--accent); }
.ticks.dont svg { color: var(--critical); }
.note {
  display: grid; gap: 0.25rem; padding: 1rem 1.25rem; border-radius: 0.625rem; line-height: 1.45;
  border-inline-start: 0.3125rem solid var(--info); background: var(--info-tint); font-size: 1rem;
}
.note.wrong { border-color: var(--critical); background: var(--critical-tint); }
.people { display: grid; gap: 0.5rem; }
.people dt { font-weight: 640; }
`;
