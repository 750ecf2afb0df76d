const light = {
  paper: "#f5eee0",
  sheet: "#fffdf8",
  ink: "#17233f",
  soft: "#454e66",
  line: "#ddd2bd",
  green: "#1b5742",
  note: "#fcedc9",
  noteEdge: "#e9a51b",
} as const;

const FONT =
  "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const READING = `font-size:18px;line-height:27px;color:${light.ink}`;
const SMALL = "font-size:16px;line-height:22px";
const RULED = `border-top:1px solid ${light.line}`;

export const emailStyles = {
  body: `margin:0;padding:0;background:${light.paper};font-family:${FONT}`,
  preheader: "display:none;max-height:0;overflow:hidden",
  outside: `padding:32px 16px;background:${light.paper}`,
  sheet: `width:100%;max-width:600px;border-radius:16px;background:${light.sheet}`,
  content: "padding:32px 40px 12px;overflow-wrap:anywhere",
  footer: `padding:20px 40px 32px;overflow-wrap:anywhere;${RULED}`,
  brandTable: "margin:0 0 28px",
  brand: `padding-left:12px;font-size:18px;line-height:22px;font-weight:700;color:${light.ink}`,
  brandAlone: `font-size:18px;line-height:22px;font-weight:700;color:${light.ink}`,
  logo: "display:block;border:0",
  title: `margin:0 0 20px;font-size:30px;line-height:36px;letter-spacing:-0.4px;color:${light.ink}`,
  paragraph: `margin:0 0 16px;${READING}`,
  smallPrint: `margin:0 0 12px;font-size:16px;line-height:24px;color:${light.soft}`,
  details: "margin:0 0 16px;border-collapse:collapse",
  detailName: `padding:10px 12px 10px 0;overflow-wrap:break-word;${RULED};${SMALL};font-weight:400;text-align:left;vertical-align:top;color:${light.soft}`,
  detailValue: `padding:10px 0;${RULED};${SMALL};font-weight:700;text-align:right;color:${light.ink}`,
  noteTable: "width:100%;margin:0 0 16px",
  note: `padding:16px 20px;border-left:5px solid ${light.noteEdge};background:${light.note};${READING}`,
  list: `margin:0 0 16px;padding:0 0 0 22px;${READING}`,
  listItem: "margin:0 0 8px",
  buttonTable: "margin:8px 0 24px",
} as const;

export const markStyle = (colour: string = light.green): string =>
  `width:26px;height:32px;border-radius:13px 13px 2px 2px;background:${colour};font-size:0`;

export const buttonCell = (colour: string = light.green): string => `border-radius:10px;background:${colour}`;

export const buttonLink = (text: string = light.sheet): string =>
  `display:inline-block;padding:16px 26px;font-size:18px;line-height:22px;font-weight:700;color:${text};text-decoration:none`;

/** Rules that inline styles cannot have: narrow windows and the dark scheme. A mail program may drop them. */
export const emailStyleSheet = [
  "@media (max-width:620px){",
  ".pad{padding:24px 20px!important}.out{padding:0!important}.sheet{border-radius:0!important}",
  "h1{font-size:26px!important;line-height:31px!important}",
  ".btn,.act,.btn a,.act a{display:block!important;text-align:center!important}",
  "}",
  "@media (prefers-color-scheme:dark){",
  "body,.out{background:#111725!important}.sheet{background:#1a2233!important}",
  ".ink,h1,.brand{color:#f3ecdd!important}.soft{color:#cac6bc!important}.line{border-color:#323c52!important}",
  ".btn,.mk{background:#7fcea6!important}.btn a{color:#0a2118!important}",
  ".note{background:#3a2f19!important;color:#f3ecdd!important}",
  "}",
].join("");
