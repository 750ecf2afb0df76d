import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

/** Few cases are investigated. */
const BundleDialog = lazy(async () => ({ default: (await import("./bundle-dialog.tsx")).BundleDialog }));

export function BundleButton({ partyId }: { readonly partyId: string }) {
  const { t } = useTranslation("case");
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <TextButton onClick={() => setOpen(true)}>{t("askForBundle")}</TextButton>
      {isOpen && (
        <Suspense fallback={null}>
          <BundleDialog partyId={partyId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
