/**
 * Replaces what was typed by its cleaned form before anybody reads it, and keeps the caret where it was.
 * @param clean must give the same result for a piece of text as for that piece inside a longer text.
 */
export function cleanInput(input: HTMLInputElement, clean: (text: string) => string): void {
  const typed = input.value;
  const cleaned = clean(typed);
  if (cleaned === typed) return;
  const caret = clean(typed.slice(0, input.selectionStart ?? typed.length)).length;
  input.value = cleaned;
  input.setSelectionRange(caret, caret);
}
