import type { TFunction } from "i18next";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";

interface GuarantorWordsProps {
  readonly children: (t: TFunction<"guarantor">) => ReactNode;
}

export function GuarantorWords(props: GuarantorWordsProps) {
  return (
    <Suspense fallback={null}>
      <Words {...props} />
    </Suspense>
  );
}

function Words({ children }: GuarantorWordsProps) {
  const { t } = useTranslation("guarantor");
  return children(t);
}
