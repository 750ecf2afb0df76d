/** Offers something as a file to keep. */
export const saveAsFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

export const csvFile = (text: string): Blob => new Blob([text], { type: "text/csv;charset=utf-8" });

export const textFile = (text: string): Blob => new Blob([text], { type: "text/plain;charset=utf-8" });
