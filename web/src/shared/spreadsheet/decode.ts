/** What a file turned out to be. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
export type Decoded =
  | { is: 'text'; text: string; encoding: Encoding }
  | { is: 'workbook' }
  | { is: 'binary' };

const starts = (bytes: Uint8Array, ...with_: number[]): boolean =>
  with_.every((byte, at) => bytes[at] === byte);

/** Excel's and Numbers' files are zip archives (`PK`), older Excel's a compound file. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  starts(bytes, 0x50, 0x4b, 0x03, 0x04) || starts(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const decodeAs = (encoding: Encoding, bytes: Uint8Array): Decoded => ({
  is: 'text',
  // The decoder takes the byte-order mark off.
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
});

/** UTF-16 without a mark: English text has a zero in every second byte. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const head = bytes.subarray(0, 512);
  const zeros = (odd: number) => head.filter((byte, at) => at % 2 === odd && byte === 0).length;
  const most = head.length * 0.4;
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : null;
}

/**
 * Text in the encoding that the bytes show. UTF-8 is recognised by being valid; what is not valid UTF-8 and
 * holds no zero byte is what older spreadsheets write, Windows-1252.
 */
export function decode(bytes: Uint8Array): Decoded {
  if (isWorkbook(bytes)) return { is: 'workbook' };
  if (starts(bytes, 0xff, 0xfe)) return decodeAs('utf-16le', bytes);
  if (starts(bytes, 0xfe, 0xff)) return decodeAs('utf-16be', bytes);
  if (bytes.includes(0)) {
    const encoding = unmarkedUtf16(bytes);
    return encoding ? decodeAs(encoding, bytes) : { is: 'binary' };
  }
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return { is: 'binary' };
  try {
    return { is: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return decodeAs('windows-1252', bytes);
  }
}

/** Traces of a text that was already damaged when the file was saved: `JosÃ©`, `Jos�`. */
export const isGarbled = (text: string): boolean => /\uFFFD|Ã[\u0080-\u00BF]|â€/.test(text);
