import { t } from '../text/index.ts';
import { notifyIfFailed, offerUndo } from '../ui/toasts.tsx';
import type { RosterRow } from './roster-row.ts';
import { sendSignUp } from './send-roster.ts';

/** Signs somebody of the roster up for another shift: by their card where this member may, else by what they gave. */
export async function signUpAgain(row: RosterRow, event: string, shift: string): Promise<void> {
  const { name, email, phone, person } = row;
  const who =
    person === null
      ? { newId: crypto.randomUUID(), name, email, phone, zip: null, language: null }
      : { id: person };
  const sent = await sendSignUp(name, {
    ...{ event, person: who, guests: 0, needs: row.needs, answers: [], note: null, arrivedAt: null },
    shifts: [{ shift, id: crypto.randomUUID() }],
  });
  offerUndo(`again ${row.id} ${shift}`, { title: t('roster.add.done'), name }, () => {
    void notifyIfFailed(sent.undo());
  });
}
