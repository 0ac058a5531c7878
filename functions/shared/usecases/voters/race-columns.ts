import { raceColumnsCall } from '../../api/voters-api.ts';
import { audit } from '../../collections/audit.ts';
import { raceReasonMin, voterSetting, voterSettings } from '../../collections/voter-settings.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Reads, serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Refuses (`failed-precondition`) where an admin has not turned columns of race and ethnicity on. One read. */
export async function requireRaceColumns(reads: Reads): Promise<void> {
  const settings = await reads.get(voterSettings, voterSetting);
  if (!settings?.race) throw new RefusedError('voterFiles.raceOff');
}

/**
 * Turns columns of race and ethnicity on, with a reason, or off. The setting and its line of the audit are one transaction;
 * what is so already writes nothing. Two reads and two writes.
 */
export const setRaceColumns = command(raceColumnsCall, async ({ isOn, reason }, { member, newId }, store) => {
  await requireCaller(store, member, 'organization.write');
  const found = await store.get(voterSettings, voterSetting);
  if (isOn && (reason ?? '').length < raceReasonMin)
    throw new RefusedError('voterFiles.raceReason', { least: raceReasonMin });
  if ((found?.race ?? false) === isOn) return { ok: true as const };
  store.set(voterSettings, voterSetting, {
    race: isOn,
    reason: isOn ? reason : null,
    changed_by: member.uid,
    changed_at: serverTime,
  });
  const type = isOn ? 'race_columns_on' : 'race_columns_off';
  store.create(audit, newId(), auditLine(member, { type, ...(reason === null ? {} : { reason }) }));
  return { ok: true as const };
});
