import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { exemptionPath, rightToRentPath } from "../../desk/case-names.ts";
import { blockWord, signingLevel } from "../../desk/signing-block.ts";
import type { ShownApplication } from "./application.graphql.ts";
import { LettingDialog } from "./letting-dialog.tsx";
import { OtherAdultsPart } from "./other-adults-part.tsx";
import { nameOf } from "./people.ts";

type Signing = NonNullable<ShownApplication["signing"]>;

interface SigningPanelProps {
  readonly application: ShownApplication;
  readonly signing: Signing;
  readonly onDone: (text: string) => void;
}

/** In England: whether the agreement may be signed, and whose right to rent is still to be recorded. */
export function SigningPanel({ application, signing, onDone }: SigningPanelProps) {
  const { t } = useTranslation("signing");
  const [isChanging, setChanging] = useState(false);
  const { isReady, people, letting } = signing;
  return (
    <ConsolePanel
      title={t("title")}
      tools={
        <Pill state={isReady ? "done" : "todo"} small>
          {t(letting.signedOn ? "signed" : isReady ? "ready" : "open")}
        </Pill>
      }
    >
      <div className="stack">
        <Facts signing={signing} />
        <div>
          <Button size="small" onClick={() => setChanging(true)}>
            {t(letting.isRecorded ? "change" : "record")}
          </Button>
        </div>
        <h3>{t("rightToRent")}</h3>
        {signing.isExempt && <p>{t("exempt")}</p>}
        {!signing.isExempt && people.length === 0 && <p className="soft">{t("nobody")}</p>}
        {!signing.isExempt && <PeopleList application={application} signing={signing} />}
        <p>
          <TextLink href={exemptionPath(application.id)} linkAs={RoutedLink}>
            {t(signing.isExempt ? "openExemption" : "askExemption")}
          </TextLink>
        </p>
        {application.otherAdults && (
          <OtherAdultsPart application={application} otherAdults={application.otherAdults} onDone={onDone} />
        )}
      </div>
      {isChanging && (
        <LettingDialog
          applicationId={application.id}
          letting={letting}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false);
            onDone(t("saved"));
          }}
        />
      )}
    </ConsolePanel>
  );
}

function Facts({ signing: { letting, firstLimitedDay } }: { readonly signing: Signing }) {
  const { t } = useTranslation("signing");
  const { language } = useLanguage();
  const day = (value: string) => formatDate(language, value);
  const { landlord, agreementOn, startsOn, signedOn, endedOn } = letting;
  return (
    <Deflist
      items={[
        {
          key: "landlord",
          term: t("landlord"),
          text: landlord === null ? t("notNamed") : <AsTyped>{landlord}</AsTyped>,
        },
        signedOn === null
          ? { key: "agreement", term: t("agreementOn"), text: day(agreementOn) }
          : { key: "signed", term: t("signedOn"), text: day(signedOn) },
        { key: "start", term: t("startsOn"), text: day(startsOn) },
        ...(endedOn ? [{ key: "end", term: t("endedOn"), text: day(endedOn) }] : []),
        ...(firstLimitedDay ? [{ key: "first", term: t("firstDay"), text: day(firstLimitedDay) }] : []),
      ]}
    />
  );
}

interface PeopleListProps {
  readonly application: ShownApplication;
  readonly signing: Signing;
}

/** The same words for everybody, whatever the way of the check. */
function PeopleList({ application, signing: { people, letting } }: PeopleListProps) {
  const { t } = useTranslation("signing");
  const { language } = useLanguage();
  return (
    <Findings
      items={people.map((person) => ({
        id: person.partyId,
        level: signingLevel(person),
        title: (
          <TextLink href={rightToRentPath(person.partyId)} linkAs={RoutedLink}>
            <AsTyped>{nameOf(application, person.partyId)}</AsTyped>
          </TextLink>
        ),
        text:
          person.block === null && person.recordedOn !== null
            ? t("recordedOn", { day: formatDate(language, person.recordedOn) })
            : t(`blocks.${blockWord(person.block ?? "NOT_RECORDED", letting.signedOn !== null)}`),
      }))}
    />
  );
}
