import type {} from "i18next";

export interface FrameTexts {
  readonly skipToContent: string;
  readonly poweredBy: string;
  readonly checkedBy: string;
  readonly callAgency: string;
  readonly agencySite: string;
  readonly help: string;
  readonly language: string;
  readonly languageNow: string;
  readonly accountOf: string;
  readonly menu: {
    readonly label: string;
    readonly close: string;
    readonly dashboard: string;
    readonly people: string;
    readonly yourData: string;
    readonly signOut: string;
  };
  readonly footer: { readonly privacy: string; readonly terms: string; readonly accessibility: string };
  readonly loading: string;
  readonly errorPrefix: string;
}

export interface ErrorTexts {
  readonly page: {
    readonly title: string;
    readonly description: string;
    readonly tryAgainText: string;
    readonly tryAgain: string;
    readonly dashboard: string;
  };
  readonly pending: { readonly title: string; readonly text: string };
  readonly expired: {
    readonly title: string;
    readonly text: string;
    readonly how: string;
    readonly signIn: string;
  };
}

export interface IssueTexts {
  readonly text: { readonly unknown: string; readonly please_select_an_option: string };
}

export interface Texts {
  readonly shell: FrameTexts;
  readonly errors: ErrorTexts;
  readonly validation: IssueTexts;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Texts;
  }
}
