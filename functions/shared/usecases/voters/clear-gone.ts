import { voterGoneClearCall } from '../../api/voters-api.ts';
import { audit } from '../../collections/audit.ts';
import type { Stored } from '../../collections/define.ts';
import { voterFiles } from '../../collections/voter-files.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import type { Store } from '../store.ts';
import { command } from '../use-case.ts';
import { chunkNumbers } from './chunk-numbers.ts';

type VoterFile = Stored<typeof voterFiles>;

/** A file's gone voters without their names, which go; what is left tells the server whom not to give out. */
export function withoutNames(store: Store, { gone }: Pick<VoterFile, 'gone'>): Pick<VoterFile, 'gone'> {
  if (!gone) return {};
  for (const { id } of gone.chunks) store.delete(chunkNumbers, id);
  return { gone: { ...gone, listed: 0, chunks: [] } };
}

/**
 * Clears the list of gone voters of the current file, and of the former one, which an undo would bring back. The id of this
 * clearing stays with both: an import that was packed before it loses its names when it finishes. Three reads, three writes,
 * and a deletion for each chunk of the lists (at most twenty each).
 */
export const clearGone = command(voterGoneClearCall, async (_, { member, newId }, store) => {
  await requireCaller(store, member, 'organization.write');
  const [current] = await store.find(voterFiles, { where: [['state', '==', 'current']] });
  const former = current?.previous ? await store.get(voterFiles, current.previous) : null;
  const files = [current, former?.state === 'former' ? former : null].filter((file) => !!file);
  const names = files.reduce((sum, { gone }) => sum + (gone?.listed ?? 0), 0);
  if (!current || names === 0) return { ok: true as const };
  const gone_cleared = newId();
  for (const file of files) store.update(voterFiles, file.id, { gone_cleared, ...withoutNames(store, file) });
  store.create(
    audit,
    newId(),
    auditLine(member, {
      ...{ type: 'gone_voters_cleared', what: 'voters' },
      ...{ subject_id: current.id, subject_name: current.file_name, count: current.gone?.listed ?? 0 },
    }),
  );
  return { ok: true as const };
});
