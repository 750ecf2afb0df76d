/** A sentence for every code of a broken rule; those of the steps of income are in `income`. It says what to do. */
export const validation = {
  text: {
    required: "Enter an answer",
    please_select_an_option: "Choose an option",
    must_accept: "Tick the box to go on",
    unknown: "Check this answer",
    unknown_step: "Check this answer",
    max_length: "This is too long. Use at most {{max}}\u00a0characters",
    min_length: "This is too short. Use at least {{min}}\u00a0characters",
    gt: "Enter a number above {{bound}}",
    gte: "Enter {{bound}} or more",
    lt: "Enter a number below {{bound}}",
    lte: "Enter {{bound}} or less",
    range: "Enter a number above {{min}} and below {{max}}",
    amount: "Enter an amount above {{min}} and below {{max}}",
    pattern: "Check what you typed",
    unicode_letters: "Use letters, spaces, hyphens, dots and apostrophes",
    alphanumeric: "Use letters, numbers and spaces",
    letters_digits_specials: "Use letters, numbers and signs like . , & / -",
    name_alternative: "Use letters, numbers, spaces and the signs & * ( ) - + '",
    postcode: "Enter a UK postcode, like SW1A\u00a01AA",
    zip_code: "Enter a postcode of 2 to 10\u00a0letters and numbers",
    phone_number: "Enter a complete phone number, with + and the country code if it is not a UK one",
    personalEmailMatch: "This is your own email address. Enter another one",
  },
  name: {
    length: "Use {{min}} to {{max}}\u00a0letters",
    pattern: "Use letters, spaces, hyphens, dots and apostrophes",
  },
  birthdate: {
    invalid: "Enter your date of birth, like 27\u00a03\u00a01994",
    under18: "You need to be 18 or older",
  },
  date: {
    invalid: "Enter a real date, like 27 3 2024",
    future: "Enter today’s date or an earlier one",
    past: "Enter today’s date or a later one",
    after: "Enter an earlier date",
    beforeStart: "Enter the month of moving in or a later one",
    endBeforeStart: "Enter the start date or a later one",
    noDay: "There is no day {{typed}}. Enter 1\u00a0to\u00a031",
    noMonth: "There is no month {{typed}}. Enter 1\u00a0to\u00a012",
    yearDigits: "A year has four digits",
    unreadable: "Enter the date in numbers",
  },
  incomes: {
    tooMany: "You can add {{max}}\u00a0incomes at most",
  },
  residences: {
    tooMany: "You can add {{max}}\u00a0addresses at most",
  },
  "rental-details": {
    validations: {
      rent: "Enter a rent above {{min}} and below {{max}}",
    },
  },
  warning: {
    free_mail: "This looks like a private address. A work address is checked faster.",
    desk_address: "This looks like a shared address. The address of one person is checked faster.",
  },
  email: {
    format: "Enter an email address like name@example.com",
  },
  address: {
    country: "Choose a country",
    building: "Enter the number or the name of the building",
    street: "Enter the street",
    city: "Enter the town or city",
    postcode: "Enter the postcode",
  },
  shareCode: {
    format: "A share code has nine letters and numbers, like R12\u00a034A\u00a0BCD",
    work: "This is a code for work: it begins with W. Enter a code for the right to rent",
    status:
      "This is a code for your immigration status: it begins with S. Enter a code for the right to rent",
    unusual: "Right to rent codes usually begin with R. Check yours; you can go on all the same.",
  },
} as const;
