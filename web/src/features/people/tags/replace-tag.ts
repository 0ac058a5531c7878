import { retagCall } from '#shared/api/tags-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';

/**
 * Renames a tag, merges it into another or deletes it, page by page; `show` is told of how many people it is done. Where a
 * page fails, the same again goes on with the rest.
 */
export async function replaceTagEverywhere(
  from: string,
  to: string | null,
  show: (done: number) => void,
): Promise<void> {
  for (let done = 0; ; ) {
    const { changed, isDone } = await callEndpoint(retagCall, { from, to });
    done += changed;
    show(done);
    if (isDone) return;
  }
}
