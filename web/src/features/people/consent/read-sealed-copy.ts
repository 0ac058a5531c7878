import { isSealedHeader, sealedPage } from '#shared/domain/consent/sealed-file.ts';

export type SealedCopy = { header: string; pages: string[]; isWhole: boolean };

/** The lines of a sealed copy. Null where a text is none. `isWhole`: its pages are all there, in order, to the last. */
export function readSealedCopy(text: string): SealedCopy | null {
  const [header = '', ...rest] = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const pages = rest.filter((line) => line !== '');
  const claims = pages.map(sealedPage);
  if (!isSealedHeader(header) || claims.length === 0 || claims.includes(null)) return null;
  const isWhole = claims.every((claim, at) => claim?.n === at && claim.last === (at === claims.length - 1));
  return { header, pages, isWhole };
}
