import type { Operation } from '../../../shared/data/journal/index.ts';
import { changesOf, seenIn } from '../../../shared/ui/form/form-changes.ts';
import type { IssueRow } from '../data.ts';
import type { DraftInput } from './draft-form.ts';

/**
 * What saving a draft writes, null where nothing differs: the parts that differ, for others may change different ones at
 * the same time. What was begun from another version than the approved one is from now on a change of that one, which
 * its author saw beside it: no approval takes it otherwise.
 */
export function draftOperation(
  { issue, position, draft }: IssueRow,
  input: DraftInput,
  uid: string,
): Operation | null {
  const about = { table: 'position_drafts', id: issue.id } as const;
  const base_version = position?.version ?? 0;
  if (!draft) {
    const rest = { state: 'draft' as const, note: null, base_version, authors: [uid] };
    return { operation: 'create', ...about, data: { ...input, ...rest } };
  }
  const data = changesOf(draft, { ...input, base_version });
  if (Object.keys(data).length === 0) return null;
  return { operation: 'update', ...about, data, base: seenIn(draft, data) };
}
