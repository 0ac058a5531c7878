import '../../../shared/text/roster/en.ts';
import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { type Kiosk, useKiosk } from '../../../shared/roster/kiosk-mode.ts';
import { useRosterEvent } from '../../../shared/roster/roster-event.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import type { RosterEvent } from '../../../shared/roster/roster-shift.ts';
import { sendRsvpChange } from '../../../shared/roster/send-roster.ts';
import { useRoster } from '../../../shared/roster/use-roster.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { notifyIfFailed } from '../../../shared/ui/toasts.tsx';
import type { PersonProblems } from '../add/typed-person.ts';
import styles from './kiosk.module.css';
import { KioskLeave } from './kiosk-leave.tsx';
import { kioskRows, shortName } from './kiosk-list.ts';
import { sendWalkIn } from './send-walk-in.ts';
import { noWalkIn, WalkInFields } from './walk-in-fields.tsx';

/** Milliseconds after which the next person finds an empty screen: after a check-in, and where somebody walked away. */
const [thanksMs, idleMs] = [6_000, 60_000];

/** A tablet at the door instead of the app: nothing but checking oneself in, until staff enters the PIN. */
export default function KioskScreen() {
  const kiosk = useKiosk(({ on }) => on);
  return kiosk && <Standing kiosk={kiosk} />;
}

function Standing({ kiosk }: { kiosk: Kiosk }) {
  const live = useRosterEvent(kiosk.event);
  const roster = useRoster(kiosk.event);
  return (
    <main id="content" className={styles.kiosk}>
      <LiveView of={live}>
        {(event) =>
          event && (
            <LiveView of={roster}>
              {({ rows }) => <SelfCheckIn event={event} rows={rows} shift={kiosk.shift} />}
            </LiveView>
          )
        }
      </LiveView>
      <KioskLeave />
    </main>
  );
}

type Props = { event: RosterEvent; rows: readonly RosterRow[]; shift: string };
type Step = { is: 'search' } | { is: 'new' } | { is: 'thanks'; name: string; again: boolean };

function SelfCheckIn({ event, rows, shift }: Props) {
  const [step, go] = useState<Step>({ is: 'search' });
  const [typed, type] = useState('');
  useEffect(() => {
    const isNew = step.is === 'search' && typed === '';
    if (isNew) return;
    const timer = setTimeout(
      () => {
        type('');
        go({ is: 'search' });
      },
      step.is === 'thanks' ? thanksMs : idleMs,
    );
    return () => clearTimeout(timer);
  }, [step, typed]);
  const press = async (row: RosterRow) => {
    const again = row.state === 'attended';
    if (!again && !(await notifyIfFailed(sendRsvpChange(row, { is: 'check_in', at: Date.now() })))) return;
    type('');
    go({ is: 'thanks', name: shortName(row.name), again });
  };
  if (step.is === 'thanks')
    return (
      <div className={styles.thanks} role="status">
        <h1>{t('roster.kioskSelf.thanks', { name: step.name })}</h1>
        <p>{t(step.again ? 'roster.kioskSelf.again' : 'roster.kioskSelf.done')}</p>
      </div>
    );
  return (
    <Stack gap="lg">
      <h1>{t('roster.kioskSelf.title', { name: event.title })}</h1>
      {step.is === 'new' ? (
        <NewPerson
          event={event.id}
          shift={shift}
          back={() => go({ is: 'search' })}
          done={(name) => go({ is: 'thanks', name: shortName(name), again: false })}
        />
      ) : (
        <>
          <TextInput
            size="xl"
            label={t('roster.kioskSelf.search')}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
          />
          <ul className={styles.names} aria-label={t('roster.kioskSelf.names')}>
            {kioskRows(rows, typed, shift).map((row) => (
              <li key={row.id}>
                <button type="button" onClick={() => void press(row)}>
                  {shortName(row.name)}
                </button>
              </li>
            ))}
          </ul>
          <Button size="lg" variant="default" w="fit-content" onClick={() => go({ is: 'new' })}>
            {t('roster.kioskSelf.new')}
          </Button>
        </>
      )}
    </Stack>
  );
}

type NewProps = { event: string; shift: string; back: () => void; done: (name: string) => void };

function NewPerson({ event, shift, back, done }: NewProps) {
  const asksConsent = useMember().can('people.write');
  const [value, change] = useState(noWalkIn);
  const [problems, setProblems] = useState<PersonProblems>({});
  const submit = async (pressed: FormEvent) => {
    pressed.preventDefault();
    await notifyIfFailed(
      sendWalkIn(event, shift, value).then((result) => {
        if (result.is === 'problem') setProblems(result.problems);
        else done(result.name);
      }),
    );
  };
  return (
    <form onSubmit={(pressed) => void submit(pressed)} noValidate>
      <Stack gap="md" maw={560}>
        <WalkInFields value={value} change={change} problems={problems} asksConsent={asksConsent} />
        <div className={styles.buttons}>
          <Button size="lg" type="submit">
            {t('roster.kioskSelf.submit')}
          </Button>
          <Button size="lg" variant="default" onClick={back}>
            {t('common.back')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
