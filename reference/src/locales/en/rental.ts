/** The reply that a landlord or agent is about to send, in sentences. `{{name}}` is the first name. */
export const rental = {
  title: "You are about to say",
  tenancy_details_dates_confirmed: {
    yes: "The dates and the address are correct",
    no: "The dates or the address are not correct",
  },
  missed_or_incomplete_payments: {
    yes: "A payment was missed or too low",
    no: "No payment was missed or too low",
  },
  damage_to_the_property: { yes: "There was damage", no: "There was no damage" },
  any_complaints: { yes: "You got complaints about {{name}}", no: "You got no complaints about {{name}}" },
  any_reason_not_to_let_again: {
    yes: "There is a reason not to let to {{name}} again",
    no: "There is no reason not to let to {{name}} again",
  },
} as const;
