import { voterTermsCall } from '../../api/voters-api.ts';
import { audit } from '../../collections/audit.ts';
import { voterFiles } from '../../collections/voter-files.ts';
import { dataUses } from '../../domain/voters/voter-file-columns.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { command } from '../use-case.ts';

/**
 * Changes the terms of one joined file's columns, with a line of the audit in the same transaction; what is so already writes
 * nothing. Two reads and two writes.
 */
export const changeVoterTerms = command(
  voterTermsCall,
  async ({ part: id, ...change }, { member, newId }, store) => {
    await requireCaller(store, member, 'voters.write');
    const [file] = await store.find(voterFiles, { where: [['state', '==', 'current']] });
    const parts = file?.parts ?? [];
    const before = parts.find((part) => part.id === id && part.kind === 'data');
    if (!file || !before) throw new RefusedError('voterFiles.partGone');
    const uses = change.uses && dataUses.filter((use) => change.uses?.includes(use));
    const { source = before.source, dated = before.dated, expires = before.expires } = change;
    const after = { ...before, source, dated, expires, ...(uses && { uses }) };
    if (JSON.stringify(after) === JSON.stringify(before)) return { ok: true as const };
    store.update(voterFiles, file.id, { parts: parts.map((part) => (part.id === id ? after : part)) });
    store.create(
      audit,
      newId(),
      auditLine(member, {
        ...{ type: 'voter_terms_changed', what: 'voters' },
        ...{ subject_id: file.id, subject_name: before.file_name },
        ...(after.uses && { uses: after.uses }),
        ...(before.uses && { previous_uses: before.uses }),
        ...{ expires: after.expires, previous_expires: before.expires },
      }),
    );
    return { ok: true as const };
  },
);
