/** What holds voters and cuts turfs, as one module: each one imported by itself would bring its own copy of the others. */

import { openChunk } from '../../../../functions/shared/domain/voters/unpack.ts';
import type { FileElection } from '../../../../functions/shared/domain/voters/voter-file-columns.ts';
import { baseOf } from '../../../../web/src/shared/voters/worker/base.ts';
import { createCore } from '../../../../web/src/shared/voters/worker/core.ts';

export { cutTurfs, sizesOf } from '../../../../functions/shared/domain/field/cut.ts';
export { outlineOf } from '../../../../functions/shared/domain/field/outline.ts';

type Chunk = { promised: { rows: number }; data: Uint8Array };

/** What the app's worker answers about a file of these chunks. */
export async function answersOf(chunks: readonly Chunk[], elections: readonly FileElection[]) {
  const rows = chunks.reduce((sum, { promised }) => sum + promised.rows, 0);
  const base = baseOf('bench', elections, rows);
  let at = 0;
  for (const { promised, data } of chunks) {
    base.place(at, await openChunk(data));
    at += promised.rows;
  }
  const core = createCore();
  await core.setFile(base.end());
  const answers = core.answers();
  if (!answers) throw new Error('The core holds no file.');
  return answers;
}
