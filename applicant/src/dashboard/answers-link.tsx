import { CHECK_ANSWERS_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import type { ReactNode } from "react";
import { ApplicationLink } from "../shell/application-link.tsx";

export function AnswersLink({ children }: { readonly children: ReactNode }) {
  return (
    <TextLink icon="file" href={CHECK_ANSWERS_PATH} linkAs={ApplicationLink}>
      {children}
    </TextLink>
  );
}
