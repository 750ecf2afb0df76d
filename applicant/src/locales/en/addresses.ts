/** An address that is searched for, or typed by hand. */
export const addresses = {
  country: {
    label: "Country",
    placeholder: "Choose a country",
    nothing: "No country starts with “{{typed}}”",
  },
  search: {
    label: "Address or postcode",
    list: "Addresses",
    searching: "Searching",
    found: "Results: {{number}}. Use the arrow keys to choose.",
    count: "{{number}} addresses",
    back: "Back to all results",
    more: "There are more. Type the number as well, or more of the address.",
    nothing: "We found no address like this. Check the spelling, or enter it by hand.",
    failed: "The address search is not working just now. Enter the address by hand.",
    required: "Find the address, or enter it by hand",
    byHand: "Enter the address by hand",
    instead: "Search for the address instead",
  },
  parts: {
    building: "Building number or name",
    flat: "Flat",
    street: "Street",
    city: "Town or city",
    postalCode: "Postcode",
  },
} as const;
