type Limits = { sides: readonly number[]; bytes: number };
/** Pixels of the longer side, and bytes that a picture of a check may have: enough to read it, and to wait on a device. */
const ofCheck: Limits = { sides: [1_600, 1_200, 900], bytes: 300_000 };
const qualities = [0.82, 0.7, 0.55, 0.4] as const;

export type DrawnPicture = { data: string; sha256: string; size: number };

async function drawn(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}

function base64Of(bytes: Uint8Array): string {
  let letters = '';
  for (let from = 0; from < bytes.length; from += 8_192)
    letters += String.fromCharCode(...bytes.subarray(from, from + 8_192));
  return btoa(letters);
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A picture from a camera or a file, drawn anew: small, upright, and without what the camera wrote into it. Null where the
 * browser cannot read it.
 */
export async function drawPicture(
  file: Blob,
  { sides, bytes }: Limits = ofCheck,
): Promise<DrawnPicture | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  try {
    let smallest: Blob | null = null;
    for (const side of sides)
      for (const quality of qualities) {
        smallest = await drawn(picture, side, quality);
        if (smallest && smallest.size <= bytes) return await readOut(smallest);
      }
    return smallest && (await readOut(smallest));
  } finally {
    picture.close();
  }
}

async function readOut(blob: Blob): Promise<DrawnPicture> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return { data: base64Of(bytes), sha256: hexOf(new Uint8Array(digest)), size: bytes.length };
}
