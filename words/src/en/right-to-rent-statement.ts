/** The applicant reads this before the right to rent is checked. */
export const rightToRentStatement = {
  title: "Your right to rent check",
  why: "In England the law asks every adult who will live in this home to show that they may rent it. This happens before the agreement is made, for everybody and in the same way.",
  ways: "There are several ways to show it: original documents; a share code from GOV.UK; a registered identity service, with a British or Irish passport or an Irish passport card; or, while an application or your papers are with the Home Office, a question to its Landlord Checking Service. You may choose any way that is open to you. It costs you nothing.",
  equal:
    "Nobody is treated differently for their nationality, or because their right to rent has an end date. Such a right is checked again later, and that is no reason to refuse a home.",
  recorded:
    "We record the way that you chose, what was seen, the result, the day, and who made the check. We keep copies of what you showed, or of the page with the result. {{provider}} keeps them for {{agency}}. The landlord or the agency receives a copy if they are responsible for the check.",
  kept: "Record and copies are kept while you live in the home and for {{months}} months afterwards. If the home is not let to you, they are kept for {{days}} days.",
  told: "{{agency}} is told the day of the result.",
  wrong:
    "If something in the record is wrong, tell the team of {{provider}}. The check is then recorded again.",
} as const;
