/**
 * A form that was posted before its script had started leads to the page for browsers without one. Where scripts do run,
 * it becomes the link-sent screen (spec 1 §2): its address goes into the navigation state, and the app is loaded.
 */
export const goOnWithScript = (page: Document): void => {
  const fieldValue = (selector: string): string =>
    page.querySelector<HTMLInputElement>(selector)?.value ?? "";
  const scripts = page.querySelector<HTMLTemplateElement>("template#scripts");
  const email = fieldValue("#sent-to");
  if (!scripts || email === "") return;
  const returnTo = fieldValue("input[name=returnTo]") || undefined;
  const address = new URL(window.location.href);
  address.searchParams.delete("sent");
  window.history.replaceState({ usr: { email, returnTo } }, "", address);
  page.head.append(scripts.content);
};
