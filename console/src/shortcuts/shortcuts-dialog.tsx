import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { ShortcutList } from "@latchkey/ui/shortcut-list/shortcut-list.tsx";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { switchShortcuts } from "./shortcut-setting.ts";
import { shortcutScopes } from "./shortcuts.ts";
import { useShortcutRegistry, useShortcutsAreOn } from "./use-shortcuts.ts";

/** Keys as they are printed, where that is not their name. */
const printed: Readonly<Record<string, string>> = {
  arrowleft: "←",
  arrowright: "→",
  arrowup: "↑",
  arrowdown: "↓",
  "ctrl+enter": "Ctrl ↵",
};

const printedKeys = (keys: string): readonly string[] => keys.split(" ").map((key) => printed[key] ?? key);

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Single keys can be switched off (WCAG 2.1.4). */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation("frame");
  const registry = useShortcutRegistry();
  const listed = useSyncExternalStore(registry.subscribe, registry.list);
  const isOn = useShortcutsAreOn();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("shortcuts.title")}
      lead={t("shortcuts.lead")}
      actions={<Button onClick={onClose}>{t("shortcuts.close")}</Button>}
    >
      <Checkbox
        label={t("shortcuts.on")}
        hint={t("shortcuts.onHint")}
        checked={isOn}
        onChange={(event) => switchShortcuts(event.currentTarget.checked)}
      />
      {shortcutScopes.map((scope) => {
        const rows = listed.filter((shortcut) => shortcut.scope === scope);
        if (rows.length === 0) return null;
        return (
          <section key={scope} className="stack stack--tight">
            <h3>{t(`shortcuts.scope.${scope}`)}</h3>
            <ShortcutList rows={rows.map(({ keys, label }) => ({ keys: printedKeys(keys), label }))} />
          </section>
        );
      })}
    </Modal>
  );
}
