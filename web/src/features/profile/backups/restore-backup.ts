import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import type { Editable } from '#shared/collections/define.ts';
import { codeOf, messageFor } from '../../../shared/data/error-messages.ts';
import { commit, discard } from '../../../shared/data/journal/index.ts';
import { readOnce } from '../../../shared/data/watch-document.ts';
import { currentMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { backUp } from '../create-backup.ts';
import { filledOf } from '../export/profile-file.ts';
import { table } from '../form/field-operation.ts';
import type { Compared } from './compare-profiles.ts';

export type Step = 'backing up' | 'writing';
export type Ended =
  | { is: 'done' }
  /** Fields that somebody changed meanwhile; nothing was written. */
  | { is: 'conflict'; fields: ProfileFieldName[] }
  | { is: 'failed'; why: string };

type Fields = Editable<typeof candidateProfiles>;
function valuesOf(fields: readonly Compared[], side: 'saved' | 'present'): Fields;
function valuesOf(fields: readonly Compared[], side: 'saved' | 'present'): object {
  return Object.fromEntries(fields.map((field) => [field.name, field[side]]));
}

/**
 * Puts the kept texts of some fields where the present ones are: first a backup of now, then all of them in one write
 * or none. `fields` as they were seen; where the profile has something else by now, nothing is written.
 */
export async function takeOver(
  fields: readonly Compared[],
  reason: 'before_restore' | 'before_import',
  doing: (step: Step) => void,
): Promise<Ended> {
  doing('backing up');
  const { error } = await backUp(reason);
  if (error) return { is: 'failed', why: t('history.restore.noBackup', { why: messageFor(error) }) };
  const member = currentMember();
  if (!member) return { is: 'failed', why: t('profile.errors.notAuthenticated') };
  doing('writing');
  const receipt = await commit({
    operation: 'update',
    table,
    id: member.organization,
    data: valuesOf(fields, 'saved'),
    base: valuesOf(fields, 'present'),
  }).catch((why: unknown) => ({ is: 'failed', why: messageFor(why) }) as const);
  if ('is' in receipt) return receipt;
  const { id, synced } = receipt;
  try {
    await synced;
    return { is: 'done' };
  } catch (refusal) {
    // It is answered here and can be asked for again: in the list of failed changes it would only be old.
    await discard({ id });
    if (codeOf(refusal) !== 'conflict') return { is: 'failed', why: messageFor(refusal) };
    return { is: 'conflict', fields: await changedSince(member.organization, fields) };
  }
}

async function changedSince(organization: string, fields: readonly Compared[]): Promise<ProfileFieldName[]> {
  const found = await readOnce(candidateProfiles, organization).catch(() => null);
  const is = found ? filledOf(found) : null;
  return fields.flatMap(({ name, saved, present }) => {
    const value = is?.[name] ?? null;
    return is && value !== saved && value !== present ? [name] : [];
  });
}
