import { practiceStyle } from "../html/practice-style.ts";

export const STYLE_PATH = "/practice.css";

export const rightToRentStyle = `${practiceStyle}
.issue { color: var(--critical); font-weight: 640; }
.day { display: grid; grid-template-columns: 1fr 1fr 1.5fr; gap: 0.75rem; }
.drawings { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; font-size: 1rem; }
.drawing { max-inline-size: 100%; block-size: auto; border: 1.5px solid var(--line); border-radius: 0.625rem; }
a { color: var(--accent); }
a.button { text-align: center; text-decoration: none; color: var(--ink); }
a.button.primary { color: var(--on-accent); }
`;
