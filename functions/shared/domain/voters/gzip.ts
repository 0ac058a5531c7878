/** Bytes that come out of a stream, at most so many. */
async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error(`More than ${most} bytes.`);
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What comes out where the bytes go in. Written at once, for a `Blob` of them is another copy that waits to be collected. */
function through(
  { writable, readable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
  most: number,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  // What goes wrong is told by the other end too.
  writer.write(asOwned(bytes)).catch(() => undefined);
  writer.close().catch(() => undefined);
  return collected(readable, most);
}
const asOwned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : Uint8Array.from(bytes);

export const gzip = (bytes: Uint8Array): Promise<Uint8Array> =>
  through(new CompressionStream('gzip'), bytes, Number.POSITIVE_INFINITY);

/**
 * What was packed. Throws where the bytes were cut off or changed (gzip carries a checksum), or where there is more in them
 * than `most` bytes: a small file can hold gigabytes.
 */
export const gunzip = (bytes: Uint8Array, most: number = Number.POSITIVE_INFINITY): Promise<Uint8Array> =>
  through(new DecompressionStream('gzip'), bytes, most);
