/** Bytes as an address that needs no network. */
export const dataAddress = (bytes: Uint8Array, type: string): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(text)}`;
};
