/** Filters of a list that one member of staff keeps under a name. */
export const savedViews = {
  title: "Saved views",
  loading: "Loading your views",
  none: "You have saved no view of this list.",
  save: "Save what is shown",
  saveLead: "View, order and filters are kept under a name, for you alone. What you search for is not kept.",
  name: "Name",
  nameRequired: "Enter a name",
  submit: "Save",
  saved: "“{{name}}” is saved.",
  rename: "Rename",
  renameWhich: "Rename “{{name}}”",
  renameLead: "Only you see this name.",
  renamed: "It is now called “{{name}}”.",
  remove: "Remove",
  removeWhich: "Remove “{{name}}”",
  removeLead: "The cases stay as they are.",
  removed: "“{{name}}” is removed.",
  savedView: {
    validations: {
      nameTaken: "You have a view of this name. Enter another one",
      tooMany: "You have {{max}} views. Remove one first",
    },
  },
} as const;
