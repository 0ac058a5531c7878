import { MultiSelect, Textarea, TextInput } from '@mantine/core';
import { hasCapability } from '#shared/access.ts';
import { hasCardNumber } from '#shared/domain/call-time/card-number.ts';
import { askScriptMax, listCallersMax } from '#shared/domain/call-time/limits.ts';
import { useMembers } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { typedCents } from '../format.ts';

export type ListFields = { name: string; goal: string; script: string; callers: string[] };

/** What is wrong with them; null where nothing is. */
export const isSound = ({ name, goal, script }: ListFields): boolean =>
  name.trim() !== '' && (goal.trim() === '' || typedCents(goal) !== null) && !hasCardNumber(script);

/** The same as a call takes them. */
export const inputOf = ({ name, goal, script, callers }: ListFields) => ({
  name: name.trim(),
  goalCents: typedCents(goal) ?? 0,
  script: script.trim() === '' ? null : script.trim(),
  callers,
});

type Props = { value: ListFields; change: (fields: ListFields) => void };

/** Name, goal, script and callers of a list. */
export function ListInputs({ value, change }: Props) {
  const { organization } = useMember();
  const members = useMembers(organization);
  const others = (members.is === 'ready' ? members.value : []).filter(
    (one) => hasCapability(one, 'calltime.work') && !hasCapability(one, 'donations.write'),
  );
  const set = (fields: Partial<ListFields>) => change({ ...value, ...fields });
  return (
    <>
      <TextInput
        label={t('callTime.form.name')}
        required
        maxLength={120}
        data-autofocus
        value={value.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <TextInput
        label={t('callTime.form.goal')}
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        value={value.goal}
        error={
          value.goal.trim() !== '' && typedCents(value.goal) === null ? t('callTime.amount.wrong') : null
        }
        onChange={({ currentTarget }) => set({ goal: currentTarget.value })}
      />
      <Textarea
        label={t('callTime.form.script')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={askScriptMax}
        value={value.script}
        error={hasCardNumber(value.script) ? t('callTime.note.card') : null}
        onChange={({ currentTarget }) => set({ script: currentTarget.value })}
      />
      <MultiSelect
        label={t('callTime.form.callers')}
        description={t('callTime.form.callersHint')}
        data={others.map(({ id, full_name }) => ({ value: id, label: full_name }))}
        maxValues={listCallersMax}
        searchable
        value={value.callers}
        onChange={(callers) => set({ callers })}
      />
    </>
  );
}
