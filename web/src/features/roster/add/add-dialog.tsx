import { Checkbox, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { guestsMax } from '#shared/domain/events/rsvp-choices.ts';
import { PersonPicker, usePersonName } from '../../../shared/people/person-picker.tsx';
import { sameOnRoster } from '../../../shared/roster/roster-changes.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { type RosterEvent, shiftNow, showShift } from '../../../shared/roster/roster-shift.ts';
import { sendSignUp } from '../../../shared/roster/send-roster.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { notifyIfFailed, offerUndo } from '../../../shared/ui/toasts.tsx';
import { guestsIn } from '../edit-dialog.tsx';
import { emptyPerson, type PersonProblems, readPerson, type TypedPerson } from './typed-person.ts';

type Props = { event: RosterEvent; rows: readonly RosterRow[]; close: () => void };
type Problems = PersonProblems & { guests?: string; shifts?: string };

/** Signs somebody up by hand: one of the campaign's people, or somebody new. */
export function AddDialog({ event, rows, close }: Props) {
  const seesPeople = useMember().can('people.read');
  const [chosen, choose] = useState('');
  const chosenName = usePersonName(chosen === '' ? null : chosen);
  const [typed, type] = useState<TypedPerson>(emptyPerson);
  const [guests, setGuests] = useState('0');
  const [shifts, setShifts] = useState<readonly string[]>([shiftNow(event, Date.now())]);
  const [problems, setProblems] = useState<Problems>({});
  const put = (field: keyof TypedPerson, value: string) => type((before) => ({ ...before, [field]: value }));
  const toggle = (id: string) =>
    setShifts((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));

  const save = async (): Promise<boolean> => {
    const read = chosen === '' ? readPerson(typed, crypto.randomUUID()) : null;
    const typedGuests = guestsIn(guests);
    const found: Problems = {
      ...(read?.is === 'problem' && read.problems),
      ...(typedGuests === null && { guests: t('roster.edit.guestsProblem', { count: guestsMax }) }),
      ...(shifts.length === 0 && { shifts: t('roster.add.shiftMissing') }),
    };
    setProblems(found);
    if (typedGuests === null || Object.keys(found).length > 0 || read?.is === 'problem') return false;
    const person = read ? read.person : { id: chosen };
    const name = read ? read.person.name : (chosenName ?? t('roster.former'));
    const sent = await sendSignUp(name, {
      ...{ event: event.id, person, guests: typedGuests, needs: null, answers: [], note: null },
      ...{ shifts: shifts.map((shift) => ({ shift, id: crypto.randomUUID() })), arrivedAt: null },
    });
    offerUndo(`sign-up ${name}`, { title: t('roster.add.done'), name }, () => {
      void notifyIfFailed(sent.undo());
    });
    return true;
  };
  const known = knownOn(rows, chosen, typed, shifts);
  const field = (name: keyof TypedPerson & keyof PersonProblems, more: object) => (
    <TextInput
      label={t(`roster.add.${name}`)}
      value={typed[name]}
      error={problems[name] ?? null}
      onChange={({ currentTarget }) => put(name, currentTarget.value)}
      autoComplete="off"
      {...more}
    />
  );
  return (
    <ActDialog
      opened
      title={t('roster.add.title')}
      submit={t('roster.add.submit')}
      close={close}
      onClosed={() => undefined}
      act={save}
    >
      {seesPeople && (
        <PersonPicker
          label={t('roster.add.find')}
          value={chosen}
          onChange={(value: unknown) => choose(typeof value === 'string' ? value : '')}
          error={null}
          texts={{
            placeholder: t('roster.add.findHint'),
            empty: t('roster.add.findEmpty'),
            former: t('roster.former'),
          }}
        />
      )}
      {chosen === '' && (
        <>
          {seesPeople && <Text c="var(--ink-soft)">{t('roster.add.or')}</Text>}
          {field('name', { maxLength: 120, 'data-autofocus': !seesPeople || undefined })}
          {field('phone', { type: 'tel' })}
          {field('email', { type: 'email' })}
        </>
      )}
      {event.shifts.length > 1 && (
        <Checkbox.Group
          label={t('roster.add.shift')}
          value={[...shifts]}
          onChange={() => undefined}
          error={problems.shifts ?? null}
        >
          {event.shifts.map((shift) => (
            <Checkbox
              key={shift.id}
              mt={8}
              value={shift.id}
              label={showShift(shift)}
              onChange={() => toggle(shift.id)}
            />
          ))}
        </Checkbox.Group>
      )}
      <TextInput
        label={t('roster.edit.guests')}
        inputMode="numeric"
        value={guests}
        error={problems.guests ?? null}
        onChange={({ currentTarget }) => setGuests(currentTarget.value)}
      />
      <div role="status">
        {known && (
          <Text size="sm" c="var(--goal)">
            {t('roster.add.onRoster', { state: t(`roster.state.${known.state}`) })}
          </Text>
        )}
      </div>
    </ActDialog>
  );
}

/** Whether whoever is being added is there already, as far as this device knows. */
function knownOn(
  rows: readonly RosterRow[],
  chosen: string,
  typed: TypedPerson,
  shifts: readonly string[],
): RosterRow | undefined {
  const read = chosen === '' ? readPerson(typed, 'new') : null;
  if (read?.is === 'problem') return undefined;
  const person = read ? read.person : { id: chosen };
  return shifts.map((shift) => sameOnRoster(rows, { person }, shift)).find((row) => row !== undefined);
}
