/**
 * Replaces the typed text with its cleaned form before any handler reads it, and keeps the caret in place.
 * @param clean must treat the start of a text the same way whether or not more text follows.
 */
export function cleanInput(input: HTMLInputElement, clean: (text: string) => string): void {
  const typed = input.value;
  const cleaned = clean(typed);
  if (cleaned === typed) return;
  const caret = clean(typed.slice(0, input.selectionStart ?? typed.length)).length;
  input.value = cleaned;
  input.setSelectionRange(caret, caret);
}
