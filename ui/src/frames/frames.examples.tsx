import { Alert, AlertText } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { ButtonLink } from "../button/button-link.tsx";
import { Dots } from "../dots/dots.tsx";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import doorway from "../illustrations/doorway.svg";
import error500 from "../illustrations/error-500.svg";
import linkSent from "../illustrations/link-sent.svg";
import welcome from "../illustrations/welcome.svg";
import { LanguageMenu } from "../menu/language-menu.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import { SectionCard } from "../section-card/section-card.tsx";
import { SectionSteps } from "../section-steps/section-steps.tsx";
import { SubmitBox } from "../submit-box/submit-box.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { TextButton, TextLink } from "../text-link/text-link.tsx";
import { ToastRegion } from "../toast/toast-region.tsx";
import { DashboardFrame, DashboardGroup, DashboardItem } from "./dashboard-frame.tsx";
import { OnboardingFrame, OnboardingList } from "./onboarding-frame.tsx";
import { SplitPage, SplitTitle } from "./split-page.tsx";
import { StatusPage } from "./status-page.tsx";
import { WizardBack } from "./wizard-back.tsx";
import { WizardCard } from "./wizard-card.tsx";
import { WizardFooter } from "./wizard-footer.tsx";
import { WizardForm, wizardFormId } from "./wizard-form.tsx";

const stepsAt = (name: string) => (
  <SectionSteps
    label="Sections"
    sections={[
      { name, state: "progress", current: true },
      { name: "Income", state: "todo" },
      { name: "Residence", state: "todo" },
    ]}
  />
);

const go = (
  <Button variant="primary" type="submit" form={wizardFormId} onward>
    Continue
  </Button>
);

const wizard = (footer: "saved" | "second" | "hidden", section = "Identity") => (
  <WizardCard
    back={<WizardBack href="#back">Back</WizardBack>}
    steps={stepsAt(section)}
    number="Question 1"
    title="What is your name?"
    subtitle="As it is written on your passport, driving licence or identity card."
    footer={
      footer === "hidden" ? undefined : (
        <WizardFooter
          saved="Saved as you go"
          second={footer === "second" ? <TextButton>I do not have this document</TextButton> : undefined}
        >
          {go}
        </WizardFooter>
      )
    }
  >
    <WizardForm>
      <Field label="First name">{(aria) => <TextInput {...aria} defaultValue="Amara" />}</Field>
      <Field label="Last name">{(aria) => <TextInput {...aria} defaultValue="Okafor" />}</Field>
    </WizardForm>
  </WizardCard>
);

const stepLabels = ["Step 1", "Step 2", "Step 3"];

export const whole = true;

export const examples: Examples = {
  "sign-in": () => (
    <SplitPage art={doorway} tall>
      <SplitTitle>Sign in with your email</SplitTitle>
      <Alert title="We send you a link">
        <AlertText>There is no password.</AlertText>
      </Alert>
      <form className="stack stack--loose" noValidate>
        <Field label="Email address" hint="Use the address your letting agent has for you.">
          {(aria) => <TextInput {...aria} type="email" />}
        </Field>
        <Button variant="primary" block onward type="submit">
          Email me a link
        </Button>
      </form>
    </SplitPage>
  ),
  "link-sent": () => (
    <StatusPage
      art={linkSent}
      title="Check your email"
      actions={
        <>
          <ButtonLink variant="primary" icon="mail" href="#mail">
            Open my email
          </ButtonLink>
          <TextLink href="#sign-in">Use a different address</TextLink>
        </>
      }
    >
      <p>
        We sent a link to <strong>amara.okafor@example.com</strong>.
      </p>
    </StatusPage>
  ),
  "error-500": () => (
    <StatusPage
      art={error500}
      code="500"
      title="Something went wrong"
      actions={
        <Button variant="primary" icon="refresh">
          Try again
        </Button>
      }
    >
      <p>The problem is on our side, not yours. Your saved answers are safe.</p>
    </StatusPage>
  ),
  "wizard-saved": () => wizard("saved"),
  "wizard-second": () => wizard("second"),
  "wizard-no-footer": () => wizard("hidden"),
  "wizard-long-section": () => wizard("saved", "Einkommen"),
  "wizard-toast": () => (
    <>
      {wizard("saved")}
      <ToastRegion
        toasts={[{ id: 1, text: "Address deleted" }]}
        onDismiss={() => undefined}
        closeLabel="Close"
      />
    </>
  ),
  dashboard: () => (
    <DashboardFrame
      title="Hi Amara"
      lead="You are halfway there. Your answers are saved. Continue with any section."
      progress={<ProgressBar label="Your progress" value={50} valueText="50%" />}
      aside={
        <SubmitBox
          title="Send for review"
          items={[
            { key: "identity", label: "Identity", done: true },
            { key: "income", label: "Income", done: false },
          ]}
          action={
            <Button variant="primary" block disabled>
              Send my application
            </Button>
          }
          note="You can send it when both are completed."
        />
      }
    >
      <DashboardGroup heading="Sections" headingHidden>
        <DashboardItem>
          <SectionCard state="done" title="Identity" status="Completed" href="#identity" />
        </DashboardItem>
        <DashboardItem>
          <SectionCard
            state="todo"
            title="Residence"
            subtitle="Where you have lived in the last three years"
            status="To do"
            href="#residence"
          />
        </DashboardItem>
      </DashboardGroup>
    </DashboardFrame>
  ),
  "onboarding-welcome": () => (
    <main>
      <OnboardingFrame
        open
        step={0}
        art={welcome}
        title="Welcome, Amara"
        dots={<Dots label="Step 1 of 3" stepLabels={stepLabels} current={0} />}
        action={
          <Button variant="primary" onward>
            Continue
          </Button>
        }
      >
        <p className="soft">Most people need about 20 minutes. You can stop at any time.</p>
      </OnboardingFrame>
    </main>
  ),
  "onboarding-list": () => (
    <main>
      <OnboardingFrame
        open
        step={1}
        tools={
          <>
            <TextLink icon="logout" href="#out">
              Sign out
            </TextLink>
            <LanguageMenu
              label="Language: "
              languages={[
                { code: "en", name: "English" },
                { code: "de", name: "Deutsch" },
              ]}
              current="en"
              onChoose={() => undefined}
            />
          </>
        }
        number="Identity"
        title="Have one of these with you"
        back={<TextButton>Back</TextButton>}
        dots={<Dots label="Step 2 of 3" stepLabels={stepLabels} current={1} />}
        action={
          <Button variant="primary" onward>
            Continue
          </Button>
        }
      >
        <OnboardingList
          items={[
            { icon: "passport", title: "Passport", text: "The page with your photo" },
            { icon: "car", title: "Driving licence", text: "Front and back" },
          ]}
        />
      </OnboardingFrame>
    </main>
  ),
};
