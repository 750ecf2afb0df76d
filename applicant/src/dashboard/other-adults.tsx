import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Block } from "@latchkey/ui/block/block.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { YesNo } from "@latchkey/ui/yes-no/yes-no.tsx";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { SayOtherAdults } from "./say-other-adults.graphql.ts";

interface OtherAdultsProps {
  /** null: not answered yet. */
  readonly livesThere: boolean | null;
}

const FIELD = "other-adults";

/** Asked of each tenant of an English home after the submission (section 22(6)). */
export function OtherAdults({ livesThere }: OtherAdultsProps) {
  const { t } = useTranslation("other-adults");
  const [isChanging, setChanging] = useState(false);
  const isForm = livesThere === null || isChanging;
  return (
    <Block heading={t("title")}>
      {isForm ? (
        <Question
          livesThere={livesThere}
          onDone={() => setChanging(false)}
          onCancel={livesThere === null ? undefined : () => setChanging(false)}
        />
      ) : (
        <div className="stack">
          <p role="status">{t(livesThere ? "saidYes" : "saidNo")}</p>
          <Actions>
            <TextButton onClick={() => setChanging(true)}>{t("change")}</TextButton>
          </Actions>
        </div>
      )}
    </Block>
  );
}

interface QuestionProps extends OtherAdultsProps {
  readonly onDone: () => void;
  readonly onCancel: (() => void) | undefined;
}

function Question({ livesThere, onDone, onCancel }: QuestionProps) {
  const { t } = useTranslation(["other-adults", "validation"]);
  const [answer, setAnswer] = useState(livesThere ?? undefined);
  const [isChecked, setChecked] = useState(false);
  const [{ fetching, error }, say] = useMutation(SayOtherAdults);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (answer === undefined) focusField(FIELD);
    if (answer === undefined || fetching) return;
    const result = await say({ livesThere: answer });
    if (!result.error) onDone();
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {error && (
        <Alert tone="critical" announced title={t("failedTitle")}>
          <AlertText>{t("failed")}</AlertText>
        </Alert>
      )}
      <FieldGroup
        radio
        id={FIELD}
        legend={t("question")}
        hint={t("hint")}
        error={isChecked && answer === undefined ? t("choose") : undefined}
      >
        <YesNo name={FIELD} labels={{ yes: t("yes"), no: t("no") }} value={answer} onChange={setAnswer} />
      </FieldGroup>
      <Actions>
        <Button type="submit" busy={fetching}>
          {t("save")}
        </Button>
        {onCancel && <TextButton onClick={onCancel}>{t("cancel")}</TextButton>}
      </Actions>
    </form>
  );
}
