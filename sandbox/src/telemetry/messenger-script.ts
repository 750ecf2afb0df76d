/**
 * The script of the practice messenger: `zE` as Zendesk's defines it, a bubble, and a panel that shows the identified
 * person. It runs in the page of the product, so it is plain text here. Styles are set one by one, because a policy may
 * forbid inline styles.
 */
const BODY = `
  const log = (window.__zeLog = window.__zeLog || []);
  let login;
  let known = "nobody yet";
  const style = (element, values) => { for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value); };
  const box = document.createElement("div");
  box.id = "practice-messenger";
  style(box, { position: "fixed", bottom: "1rem", right: "1rem", "z-index": "90", display: "grid", gap: "0.5rem", "justify-items": "end", font: "1rem/1.4 system-ui, sans-serif" });
  const panel = document.createElement("section");
  panel.setAttribute("aria-label", "Practice messenger");
  panel.hidden = true;
  style(panel, { "max-inline-size": "18rem", padding: "1rem", border: "2px solid", "border-radius": "0.75rem", background: "Canvas", color: "CanvasText", "overflow-wrap": "anywhere" });
  const words = document.createElement("p");
  panel.append(words);
  const bubble = document.createElement("button");
  bubble.type = "button";
  bubble.textContent = "Chat";
  bubble.setAttribute("aria-expanded", "false");
  style(bubble, { "min-block-size": "3rem", padding: "0 1.25rem", border: "2px solid", "border-radius": "1.5rem", background: "Canvas", color: "CanvasText", font: "inherit", cursor: "pointer" });
  box.append(panel, bubble);
  const draw = () => { words.textContent = "This is no real support. It knows: " + known; };
  let onClose;
  const setOpen = (open) => {
    if (!open && !panel.hidden && onClose) onClose();
    panel.hidden = !open;
    bubble.setAttribute("aria-expanded", String(open));
    if (open && login) ask();
  };
  const ask = (done) => login(async (token) => {
    const response = await fetch(origin + "/messenger/login", { method: "POST", body: String(token) });
    const answer = await response.json();
    log.push(["answer", response.status, answer]);
    known = response.ok ? answer.name || answer.email || answer.external_id : "nobody, because: " + answer.error;
    draw();
    if (done) done(response.ok ? undefined : answer);
  });
  const commands = {
    loginUser: (callback, done) => { login = callback; ask(done); },
    logoutUser: () => { login = undefined; known = "nobody"; setOpen(false); draw(); void fetch(origin + "/messenger/logout", { method: "POST", keepalive: true }); },
    open: () => setOpen(true),
    close: () => setOpen(false),
    show: () => { box.hidden = false; box.style.setProperty("display", "grid"); },
    hide: () => { box.hidden = true; box.style.setProperty("display", "none"); },
  };
  bubble.addEventListener("click", () => setOpen(panel.hidden));
  window.zE = (namespace, command, ...rest) => {
    log.push([namespace, command]);
    if (namespace === "messenger:on" && command === "close") [onClose] = rest;
    if (namespace === "messenger" && commands[command]) commands[command](...rest);
  };
  draw();
  document.body.append(box);
`;

export const messengerScript = (origin: string): string =>
  `(() => {\n  const origin = ${JSON.stringify(origin)};${BODY}})();\n`;
