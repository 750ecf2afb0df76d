/** Words of the linter of policies, by the rule. A finding names its country and the source of the law. */
export const policyRules = {
  "benefits-left-out": {
    title: "Benefits are left out",
    text: "Nobody may be turned away because of benefits. Let people choose them.",
  },
  "benefits-counted-less": {
    title: "Benefits count less than other income",
    text: "They count {{percent}}%, other income up to {{most}}%. All lawful income counts alike.",
  },
  "text-benefits": {
    title: "A text turns people on benefits away",
    text: "“{{sentence}}” Take this sentence out.",
  },
  "text-children": {
    title: "A text turns families away",
    text: "“{{sentence}}” Take this sentence out.",
  },
  "text-guarantor": {
    title: "A text asks for a guarantor for an unlawful reason",
    text: "“{{sentence}}” Ask for a guarantor only where the sum is not met.",
  },
  "text-nationality": {
    title: "A text turns people away because of their nationality",
    text: "“{{sentence}}” Take this sentence out.",
  },
  "rent-in-advance": {
    title: "Rent in advance is offered",
    text: "No rent may be asked for before the agreement, and at most a month of it after.",
  },
  "text-rent-in-advance": {
    title: "A text asks for rent in advance",
    text: "“{{sentence}}” Take this sentence out.",
  },
  "right-to-rent-elsewhere": {
    title: "The right to rent is checked outside England",
    text: "Only English law knows this check. Elsewhere it may discriminate.",
  },
  "nothing-asked": {
    title: "A role is asked nothing",
    text: "Choose at least one section.",
  },
  "guarantor-below-tenant": {
    title: "Guarantor lower than tenant",
    text: "{{guarantor}} is less than {{tenant}}. A guarantor would be accepted who could not rent alone.",
  },
  "no-income-offered": {
    title: "No income can be chosen",
    text: "Allow at least one kind of income.",
  },
  "no-guarantor-offered": {
    title: "A guarantor is required but cannot be named",
    text: "Allow the payer “Guarantor”.",
  },
  "no-document-offered": {
    title: "No document can show this income",
    text: "The list for {{type}} is empty: the step would ask for a document and offer none.",
  },
  "start-step-cannot-hold": {
    title: "The section cannot start with the bank",
    text: "No bank connection is offered.",
  },
  "income-left-out": {
    title: "Some kinds of income are left out",
    text: "Allowed by law, but these people cannot apply: {{types}}.",
  },
  "right-to-rent-missing": {
    title: "The right to rent is not checked",
    text: "In England somebody has to check it before the agreement.",
  },
  "start-step-rarely-holds": {
    title: "The start step rarely applies",
    text: "It needs an income that is there already. Otherwise the section starts with who pays. It skips the questions before it: a person who leaves after the kind of income and comes back is not asked for the amount.",
  },
  "northern-ireland-unknown": {
    title: "Northern Ireland",
    text: "We know of no rule there about benefits or children. Ask your lawyer.",
  },
} as const;
