import type { Examples } from "../example.ts";
import { EmailPreview } from "./email-preview.tsx";

export const examples: Examples = {
  german: () => (
    <EmailPreview
      lang="de"
      to="To: lukas.brandt@example.com"
      subject="Ihre Bewerbung für 14 Alder Row: angenommen, mit Bürgschaft"
    >
      <p>Guten Tag Lukas,</p>
      <p>wir haben alles angesehen, was Sie geschickt haben.</p>
      <ul>
        <li>Ihr Einkommen liegt unter dem, was diese Miete braucht.</li>
      </ul>
    </EmailPreview>
  ),
};
