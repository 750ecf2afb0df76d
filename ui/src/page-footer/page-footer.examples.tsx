import type { Examples } from "../example.ts";
import { PageFooter } from "./page-footer.tsx";

export const examples: Examples = {
  links: () => (
    <PageFooter>
      <a href="#privacy">Privacy</a>
      <a href="#terms">Terms</a>
      <a href="mailto:help@quillfield.example">help@quillfield.example</a>
    </PageFooter>
  ),
};
