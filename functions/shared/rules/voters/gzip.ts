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

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([Uint8Array.from(bytes)]).stream();

export const gzip = (bytes: Uint8Array): Promise<Uint8Array> =>
  collected(streamOf(bytes).pipeThrough(new CompressionStream('gzip')), Number.POSITIVE_INFINITY);

/**
 * What was packed. Throws where the bytes were cut off or changed (gzip carries a checksum), or where there is more in them
 * than `most` bytes: a small file can hold gigabytes.
 */
export const gunzip = (bytes: Uint8Array, most: number = Number.POSITIVE_INFINITY): Promise<Uint8Array> =>
  collected(streamOf(bytes).pipeThrough(new DecompressionStream('gzip')), most);
