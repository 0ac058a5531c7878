import { Button, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { suggestPeopleCall } from '#shared/api/suggestions-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { showShift } from '../../../shared/roster/roster-shift.ts';
import { sendSignUp } from '../../../shared/roster/send-roster.ts';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import { showDay, showNumber } from '../../../shared/ui/format.ts';
import { EmailLink, PhoneLink } from '../../../shared/ui/record/contact.tsx';
import { notifyIfFailed, offerUndo } from '../../../shared/ui/toasts.tsx';
import styles from '../organizing.module.css';
import type { ShownShift } from '../shift-card.tsx';

type Suggested = z.output<typeof suggestPeopleCall.response>['people'][number];
type Props = { of: ShownShift; opened: boolean; close: () => void; onClosed: () => void };
type State = { is: 'loading' } | { is: 'failed'; why: string } | { is: 'ready'; people: Suggested[] };

/** Whom to ask to a shift. Whoever says yes is signed up by one press, which can be taken back. */
export function SuggestDialog({ of: { event, shift }, ...dialog }: Props) {
  const [state, setState] = useState<State>({ is: 'loading' });
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const leave = new AbortController();
    callEndpoint(suggestPeopleCall, { event: event.id, shift: shift.id }, leave.signal).then(
      ({ people }) => setState({ is: 'ready', people }),
      (error: unknown) => !leave.signal.aborted && setState({ is: 'failed', why: messageFor(error) }),
    );
    return () => leave.abort();
  }, [event.id, shift.id]);
  const mark = (id: string, isIn: boolean) =>
    setAdded((before) => new Set(isIn ? [...before, id] : [...before].filter((one) => one !== id)));
  const signUp = async ({ id, name }: Suggested) => {
    mark(id, true);
    const sent = sendSignUp(name, {
      ...{ event: event.id, shifts: [{ shift: shift.id, id: crypto.randomUUID() }], person: { id } },
      ...{ guests: 0, needs: null, answers: [], note: null, arrivedAt: null },
    });
    if (!(await notifyIfFailed(sent))) return mark(id, false);
    offerUndo(`suggested ${id}`, { title: t('organizing.suggest.done'), name }, () => {
      mark(id, false);
      void notifyIfFailed(sent.then(({ undo }) => undo()));
    });
  };
  return (
    <ChoiceDialog title={t('organizing.suggest.title')} {...dialog}>
      <Text size="sm" c="var(--ink-soft)">
        {event.title} · {showShift(shift)}
      </Text>
      {state.is === 'loading' && (
        <div role="status" aria-label={t('common.loading')} style={{ minBlockSize: 160 }} />
      )}
      {state.is === 'failed' && (
        <Text role="alert" c="var(--bad)">
          {state.why}
        </Text>
      )}
      {state.is === 'ready' && state.people.length === 0 && (
        <Text mt="sm">{t('organizing.suggest.none')}</Text>
      )}
      {state.is === 'ready' && (
        <ul className={styles.calls}>
          {state.people.map((person) => (
            <li key={person.id} className={styles.call}>
              <div>
                <strong>{person.name}</strong>
                <p className={styles.soft}>
                  {t('organizing.suggest.came', {
                    ...{ count: person.came, shown: showNumber(person.came), day: showDay(person.last) },
                  })}
                </p>
                {person.phone ? <PhoneLink phone={person.phone} /> : <EmailLink email={person.email} />}
              </div>
              <Button
                variant="default"
                leftSection={<IconUserPlus size={16} aria-hidden />}
                disabled={added.has(person.id)}
                aria-label={t('organizing.suggest.addNamed', { name: person.name })}
                onClick={() => void signUp(person)}
              >
                {t(added.has(person.id) ? 'organizing.suggest.added' : 'organizing.suggest.add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ChoiceDialog>
  );
}
