/** RFC 6266: an ASCII name for old clients, and the real one. */
export const attachment = (name: string): string => {
  const plain = name.replace(/[^ -~]|["\\%]/g, "_");
  const coded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
};
