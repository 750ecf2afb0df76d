import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/** The person is shown these before the check, in each of their languages. */
export interface Statements {
  readonly statements: readonly {
    readonly language: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
  }[];
}

export function StatementButton({ statements }: Statements) {
  const { t } = useTranslation("right-to-rent");
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <TextButton onClick={() => setOpen(true)}>{t("statement.open")}</TextButton>
      {isOpen && <StatementDialog statements={statements} onClose={() => setOpen(false)} />}
    </div>
  );
}

function StatementDialog({ statements, onClose }: Statements & { readonly onClose: () => void }) {
  const { t } = useTranslation("right-to-rent");
  return (
    <Modal
      open
      onClose={onClose}
      title={t("statement.title")}
      lead={t("statement.lead")}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {t("statement.close")}
        </Button>
      }
    >
      <div className="stack stack--loose">
        {statements.map(({ language, title, paragraphs }) => (
          <section key={language} lang={language} className="stack" translate="no">
            <h3>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </Modal>
  );
}
