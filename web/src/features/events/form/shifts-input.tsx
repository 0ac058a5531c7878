import { ActionIcon, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { capacityKinds } from '#shared/domain/events/event-choices.ts';
import { clockChange, isEventZone, isWallTime } from '#shared/domain/events/wall-times.ts';
import type { Colleague } from '../../../shared/data/use-members.ts';
import { t } from '../../../shared/text/index.ts';
import { showTime } from '../../../shared/ui/format.ts';
import styles from './event-form.module.css';
import { endsNextDay, newShift, type ShiftValues, shiftsMost, wallsOf } from './shift-values.ts';

type Props = {
  shifts: ShiftValues[];
  zone: string;
  /** Those who may lead a shift. */
  hosts: readonly Colleague[];
  error: string | null;
  change: (shifts: ShiftValues[]) => void;
};

/** What clocks do at the start or the end of a shift, where that is not what was typed. */
function clockHint(zone: string, shift: ShiftValues): string | null {
  if (!isEventZone(zone)) return null;
  for (const wall of Object.values(wallsOf(shift))) {
    const change = isWallTime(wall) ? clockChange(zone, wall) : null;
    if (change?.is === 'skipped') return t('events.form.skipped', { time: showTime(change.shown.slice(11)) });
    if (change?.is === 'twice') return t('events.form.twice');
  }
  return null;
}

/** The shifts of an event, in the order in which they were typed. */
export function ShiftsInput({ shifts, zone, hosts, error, change }: Props) {
  const set = (id: string, fields: Partial<ShiftValues>) =>
    change(shifts.map((shift) => (shift.id === id ? { ...shift, ...fields } : shift)));
  return (
    <div className={styles.shifts}>
      {shifts.map((shift, at) => (
        <ShiftFields
          key={shift.id}
          shift={shift}
          number={at + 1}
          hint={clockHint(zone, shift)}
          hosts={hosts}
          set={(fields) => set(shift.id, fields)}
          {...(shifts.length > 1 && { remove: () => change(shifts.filter(({ id }) => id !== shift.id)) })}
        />
      ))}
      {error !== null && (
        <Text size="sm" c="var(--bad)" role="alert">
          {error}
        </Text>
      )}
      {shifts.length < shiftsMost && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => change([...shifts, newShift(shifts.at(-1)?.day ?? '', shifts)])}
        >
          {t('events.form.addShift')}
        </Button>
      )}
    </div>
  );
}

type FieldsProps = {
  shift: ShiftValues;
  number: number;
  hint: string | null;
  hosts: readonly Colleague[];
  set: (fields: Partial<ShiftValues>) => void;
  remove?: () => void;
};

function ShiftFields({ shift, number, hint, hosts, set, remove }: FieldsProps) {
  const text = (field: 'day' | 'start' | 'end' | 'places' | 'label') => ({
    value: shift[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set({ [field]: currentTarget.value }),
  });
  return (
    <fieldset className={styles.shift}>
      <legend>{t('events.form.shiftN', { number })}</legend>
      <div className={styles.times}>
        <TextInput
          type="date"
          label={t('events.form.day')}
          min="2000-01-01"
          max="2099-12-31"
          {...text('day')}
        />
        <TextInput type="time" label={t('events.form.start')} {...text('start')} />
        <TextInput type="time" label={t('events.form.end')} {...text('end')} />
        <TextInput
          label={t('events.form.places')}
          placeholder={t('events.form.placesHint')}
          inputMode="numeric"
          autoComplete="off"
          {...text('places')}
        />
        <NativeSelect
          label={t('events.form.kind')}
          data={capacityKinds.map((value) => ({ value, label: t(`events.capacityKind.${value}`) }))}
          value={shift.kind}
          onChange={({ currentTarget }) => set({ kind: currentTarget.value })}
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          label={t('events.form.shiftLabel')}
          description={t('events.form.shiftLabelHint')}
          maxLength={60}
          {...text('label')}
        />
        {hosts.length > 0 && (
          <NativeSelect
            label={t('events.form.lead')}
            data={[
              { value: '', label: t('events.form.noLead') },
              ...hosts.map(({ id, full_name }) => ({ value: id, label: full_name })),
            ]}
            value={shift.lead}
            onChange={({ currentTarget }) => set({ lead: currentTarget.value })}
          />
        )}
      </div>
      {endsNextDay(shift) && <p className={styles.hint}>{t('events.form.nextDay')}</p>}
      {hint !== null && (
        <p className={styles.warning} role="status">
          {hint}
        </p>
      )}
      {remove && (
        <ActionIcon
          className={styles.remove ?? ''}
          variant="default"
          size={32}
          aria-label={t('events.form.removeShift', { number })}
          onClick={remove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </fieldset>
  );
}
