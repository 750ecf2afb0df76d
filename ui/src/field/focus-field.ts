const controls = "input, select, textarea, button";

/**
 * Moves focus to the field with this id. If the id is that of a group, to its first wrong control,
 * else to its first control. Returns whether there was one.
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  const wrong = field.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"]');
  const target = field.matches(controls) ? field : (wrong ?? field.querySelector<HTMLElement>(controls));
  target?.focus();
  return target !== null;
}
