import { Anchor, Button, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  aheadMax,
  followUpNoteMax,
  type ReportedOutcome,
  reportedOutcomes,
} from '#shared/domain/follow-ups/kinds.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { showClock } from '../../../shared/ui/format.ts';
import { showPhone } from '../../../shared/ui/record/contact.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { type Card, type FollowUp, openWays } from './follow-up-data.ts';
import styles from './follow-ups.module.css';
import { useOutcomeKeys } from './use-outcome-keys.ts';

export type Outcome = {
  outcome: ReportedOutcome;
  note: string | null;
  later: number | null;
  phone: string | null;
};
type Props = {
  followUp: FollowUp;
  card: Card | null;
  until: number;
  report: (outcome: Outcome) => void;
  putBack: () => void;
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** Whom to call now: why, what to say, the ways that are open, and what became of it by one key. */
export function FollowUpCard({ followUp, card, until, report, putBack }: Props) {
  const { name, kind, note, result_note, attempts, person_id, voter_id } = followUp;
  const now = useNow();
  const [typed, type] = useState('');
  const [isAsking, ask] = useState(false);
  const ways = card && openWays(card, now);
  const send = (outcome: ReportedOutcome, later: number | null = null) =>
    report({
      ...{ outcome, later, note: typed.trim() || null },
      phone: outcome === 'wrong_number' ? (ways?.call ?? null) : null,
    });
  const press = (outcome: ReportedOutcome) => (outcome === 'later' ? ask(true) : send(outcome));
  useOutcomeKeys((key) => {
    const outcome = reportedOutcomes[Number(key) - 1];
    if (outcome && !isAsking) press(outcome);
  });
  const to = person_id ? `/people/${person_id}` : voter_id ? `/voters/${encodeURIComponent(voter_id)}` : null;
  return (
    <section className={styles.card} aria-label={name}>
      <p className={styles.soft}>{t('followUps.until', { time: showClock(until) })}</p>
      <Title order={2} size="h3">
        {to ? (
          <Anchor component={Link} to={to} inherit>
            {name}
          </Anchor>
        ) : (
          name
        )}
      </Title>
      <p>
        <strong>{t(`followUps.kinds.${kind}`)}</strong>
        {attempts > 0 && (
          <span className={styles.soft}> · {t('followUps.attempts', { count: attempts })}</span>
        )}
      </p>
      {note !== null && <blockquote className={styles.said}>{note}</blockquote>}
      {result_note !== null && (
        <p className={styles.soft}>
          {t('followUps.noted')}: {result_note}
        </p>
      )}
      <p>{t(`followUps.script.${kind}`)}</p>
      {ways && <Ways ways={ways} />}
      <Textarea
        label={t('followUps.note')}
        description={t('followUps.noteHint')}
        autosize
        minRows={2}
        maxLength={followUpNoteMax}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <div className={styles.outcomes}>
        {reportedOutcomes.map((outcome, at) => (
          <Button
            key={outcome}
            variant={at === 0 ? 'filled' : 'default'}
            size="md"
            onClick={() => press(outcome)}
            rightSection={<kbd className={styles.key}>{at + 1}</kbd>}
          >
            {t(`followUps.outcomes.${outcome}`)}
          </Button>
        ))}
        <Button variant="subtle" size="md" onClick={putBack}>
          {t('followUps.putBack')}
        </Button>
      </div>
      {isAsking && (
        <LaterDialog name={name} now={now} close={() => ask(false)} put={(at) => send('later', at)} />
      )}
    </section>
  );
}

/** Only ways that nothing closes. */
function Ways({ ways: { call, text, email } }: { ways: ReturnType<typeof openWays> }) {
  if (call === null && text === null && email === null)
    return <Text c="var(--bad)">{t('followUps.noContact')}</Text>;
  return (
    <div className={styles.ways}>
      {call !== null && (
        <Button component="a" href={`tel:${call}`} size="md" leftSection={<IconPhone {...icon} />}>
          {showPhone(call)}
        </Button>
      )}
      {call === null && <p className={styles.soft}>{t('followUps.noNumber')}</p>}
      {text !== null && (
        <Button
          component="a"
          href={`sms:${text}`}
          size="md"
          variant="default"
          leftSection={<IconMessage {...icon} />}
        >
          {t('followUps.text')}
        </Button>
      )}
      {email !== null && (
        <Button
          component="a"
          href={`mailto:${email}`}
          size="md"
          variant="default"
          leftSection={<IconMail {...icon} />}
        >
          {t('followUps.email')}
        </Button>
      )}
    </div>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');
/** Ten o’clock tomorrow on this device, as its own field has it. */
function tomorrow(now: number): string {
  const day = new Date(now + 24 * 3_600_000);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T10:00`;
}

type LaterProps = { name: string; now: number; close: () => void; put: (at: number) => void };

function LaterDialog({ name, now, close, put }: LaterProps) {
  const [typed, type] = useState(() => tomorrow(now));
  const [isTried, tryIt] = useState(false);
  const at = new Date(typed).getTime();
  const isPossible = at > now && at <= now + aheadMax;
  return (
    <ActDialog
      opened
      title={t('followUps.laterTitle', { name })}
      submit={t('followUps.outcomes.later')}
      close={close}
      onClosed={() => undefined}
      act={async () => {
        tryIt(true);
        if (isPossible) put(at);
        return isPossible;
      }}
    >
      <TextInput
        type="datetime-local"
        label={t('followUps.laterAt')}
        value={typed}
        error={isTried && !isPossible && t('followUps.laterProblem')}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        data-autofocus
      />
    </ActDialog>
  );
}
