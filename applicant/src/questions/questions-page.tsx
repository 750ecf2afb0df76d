/** A placeholder until the wizard is here. */
export function QuestionsPage() {
  return <main id="main">…</main>;
}
