import { Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { RsvpCommand } from '#shared/api/rsvps-api.ts';
import { needsMax, rsvpNoteMax } from '#shared/collections/rsvps.ts';
import { guestsMax } from '#shared/domain/events/rsvp-choices.ts';
import { act } from '../../shared/roster/act-on-rows.ts';
import type { RosterRow } from '../../shared/roster/roster-row.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';

/** How many guests were typed; null where that is no such number. */
export function guestsIn(typed: string): number | null {
  const guests = Number(typed.trim() || '0');
  return Number.isInteger(guests) && guests >= 0 && guests <= guestsMax ? guests : null;
}

/** Guests, needs and the note of one sign-up, with what was answered to the event's own questions. */
export function EditDialog({ row, close }: { row: RosterRow; close: () => void }) {
  const [guests, setGuests] = useState(String(row.guests));
  const [needs, setNeeds] = useState(row.needs ?? '');
  const [note, setNote] = useState(row.note ?? '');
  const [isTried, tryIt] = useState(false);
  const typedGuests = guestsIn(guests);
  const save = async (): Promise<boolean> => {
    tryIt(true);
    if (typedGuests === null) return false;
    const changes: RsvpCommand[] = [];
    if (typedGuests !== row.guests) changes.push({ is: 'guests', guests: typedGuests });
    const typedNeeds = needs.trim() || null;
    if (typedNeeds !== row.needs) changes.push({ is: 'needs', needs: typedNeeds });
    const typedNote = note.trim() || null;
    if (typedNote !== row.note) changes.push({ is: 'note', note: typedNote });
    for (const change of changes) await act([row], change);
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('roster.edit.title', { name: row.name })}
      submit={t('common.save')}
      close={close}
      onClosed={() => undefined}
      act={save}
    >
      <TextInput
        label={t('roster.edit.guests')}
        description={t('roster.edit.guestsHint', { count: guestsMax })}
        inputMode="numeric"
        data-autofocus
        value={guests}
        error={isTried && typedGuests === null ? t('roster.edit.guestsProblem', { count: guestsMax }) : null}
        onChange={({ currentTarget }) => setGuests(currentTarget.value)}
      />
      <Textarea
        label={t('roster.edit.needs')}
        description={t('roster.edit.needsHint')}
        maxLength={needsMax}
        autosize
        value={needs}
        onChange={({ currentTarget }) => setNeeds(currentTarget.value)}
      />
      <Textarea
        label={t('roster.edit.note')}
        description={t('roster.edit.noteHint')}
        maxLength={rsvpNoteMax}
        autosize
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {row.answers.length > 0 && (
        <section aria-label={t('roster.edit.answers')}>
          {row.answers.map(({ id, question, answer }) => (
            <Text key={id} size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              <strong>{question}</strong> {answer}
            </Text>
          ))}
        </section>
      )}
    </ActDialog>
  );
}
