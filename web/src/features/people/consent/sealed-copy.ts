import { restoreContactsCall, sealContactsCall } from '#shared/api/consent-api.ts';
import { callEndpoint, post } from '../../../shared/data/api.ts';
import { withProof } from '../../../shared/session/with-proof.ts';
import { download } from '../../../shared/ui/download.ts';
import type { SealedCopy } from './read-sealed-copy.ts';

/** Saves a sealed copy as a file of this device. */
export async function saveSealedCopy(passphrase: string, day: string): Promise<void> {
  const answer = await withProof(() => post(sealContactsCall, { passphrase }, new AbortController().signal));
  download(await answer.blob(), `contacts-${day}.sealed`);
}

/** Sends a copy's pages one after the other, so that one that breaks off can begin again. Resolves with the addresses that changed. */
export async function restoreSealedCopy(
  { header, pages }: SealedCopy,
  passphrase: string,
  progress: (done: number) => void,
): Promise<number> {
  let points = 0;
  for (const [at, page] of pages.entries()) {
    const answer = await withProof(() => callEndpoint(restoreContactsCall, { passphrase, header, page }));
    points += answer.points;
    progress(at + 1);
  }
  return points;
}
