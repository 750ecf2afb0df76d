/** Adding files, in every section. `{{file}}` is the original file name. */
export const documents = {
  upload: {
    chooseFile: "Choose a file",
    chooseFiles: "Choose files",
    takePhoto: "Take a photo",
    photo: "Photo",
    photographPages: "Photograph the pages",
    usePhotos: "Use photos of the pages",
    add: "Add your file",
    drop: "Drop your file here",
    dropNow: "Let go to add it",
    full: "You have added your file",
    fullRules: "To change it, remove it first.",
    list: "Your files",
    remove: "Remove",
    cancel: "Cancel",
    uploading: "Uploading",
    without: "I do not have this document",
    phone: "Use your phone’s camera instead",
  },
  rules: {
    pdf: "PDF, up to {{megabytes}}\u00a0MB.",
    images: "PDF, JPG or PNG, up to {{megabytes}}\u00a0MB.",
    documents: "PDF or Word, up to {{megabytes}}\u00a0MB.",
    any: "PDF, JPG, PNG or Word, up to {{megabytes}}\u00a0MB.",
    most_one: "One file.",
    most_other: "{{count}} files at most.",
  },
  error: {
    title_one: "One file was not added",
    title_other: "{{count}} files were not added",
    fileTooLarge: "{{file}} is larger than {{megabytes}}\u00a0MB. Take a new photo or choose a smaller file",
    emptyFile: "{{file}} is empty. Choose another file",
    wrongFileFormat_pdf: "{{file}} is not a PDF",
    wrongFileFormat_images: "{{file}} is not a PDF, JPG, JPEG or PNG",
    wrongFileFormat_documents: "{{file}} is not a PDF or a Word document",
    wrongFileFormat_any: "{{file}} is not a PDF, JPG, JPEG, PNG or Word document",
    otherFormat: "{{file}} is really a {{kind}} file. Here you can add: {{formats}}",
    wordPrograms: "{{file}} contains macros or other programs. Save it as a PDF, and add that file",
    wordRemote:
      "{{file}} loads content from elsewhere when it is opened. Save it as a PDF, and add that file",
    infected:
      "{{file}} cannot be used: our virus scanner found something harmful in it. Add a new photo or a new scan",
    storageFull:
      "{{file}} was not added: your files take up all the space you have. Add a smaller file, or remove one and try again tomorrow",
    tooOften:
      "{{file}} was not added: you have added a great many files in a short time. Try again later today or tomorrow",
    unavailable: "{{file}} was not added: we cannot take files at the moment. Try again in a few minutes",
    encrypted:
      "{{file}} is protected with a password. Open it, save it as a PDF without a password, and add that file",
    dynamicForm:
      "{{file}} is a form that only Adobe’s programs can show. Open it there and print it to a PDF, or take photos of it, and add those",
    unreadable: "{{file}} is damaged and cannot be opened. Save or scan it again, or choose another file",
    tooManyPixels:
      "{{file}} has too many pixels and cannot be opened. Save it in a smaller size, or take a new photo",
    tooSmall:
      "{{file}} is too small: too few pixels to read it. Take a new photo, or choose the file in its full size",
    blurred: "{{file}} is not sharp. Take a new photo, in good light",
    cutOff: "{{file}} is cut off. Take a new photo that shows all corners",
    noDocument:
      "{{file}} does not show a document that we can see. Check that it is the right file, or take a new photo",
    duplicate: "{{file}} was already added",
    tooManyFiles_one: "{{file}} was not added: you can add one file here",
    tooManyFiles_other: "{{file}} was not added: you can add {{count}} files here",
    failed: "{{file}} did not arrive. Check your connection and add it again",
    gone: "{{file}} is no longer here. Add it again",
    pagesWaiting: "Your pages are not added yet. Choose “Add these pages” first",
    inProgress: "A file is still on its way. Wait until it is done",
    minFiles: "Add at least one file, or choose “I do not have this document”",
  },
  row: {
    failed: "This file did not arrive",
    refused: "This file cannot be used",
  },
  said: {
    title: "You told us that you do not have this document",
    text: "Do you have it now? Add a file to change your answer.",
  },
} as const;
