const crcs = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcs[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
};
/** Bytes that one block of DEFLATE can store as they are (RFC 1951, section 3.2.4). */
const blockMax = 65_535;

/** A gzip file (RFC 1952) that only stores: the same bytes on every platform, which what compresses does not promise. */
export function storedGzip(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.max(1, Math.ceil(bytes.length / blockMax));
  const made = new Uint8Array(10 + bytes.length + blocks * 5 + 8);
  const view = new DataView(made.buffer);
  made.set([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
  let at = 10;
  for (let block = 0; block < blocks; block++) {
    const part = bytes.subarray(block * blockMax, (block + 1) * blockMax);
    made[at] = block === blocks - 1 ? 1 : 0;
    view.setUint16(at + 1, part.length, true);
    view.setUint16(at + 3, ~part.length & 0xffff, true);
    made.set(part, at + 5);
    at += 5 + part.length;
  }
  view.setUint32(at, crcOf(bytes), true);
  view.setUint32(at + 4, bytes.length, true);
  return made;
}
