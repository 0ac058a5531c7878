import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { people } from '#shared/collections/people.ts';
import { takesEmail } from '#shared/domain/best-efforts/takes-email.ts';
import { addressLines } from '#shared/domain/letters/address-block.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import { donorArea } from '../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/thanks/thanks.module.css';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { EmailLink, PhoneLink } from '../../shared/ui/record/contact.tsx';
import type { View, Waiting } from './data.ts';
import { partsText } from './information-texts.ts';
import { mailText } from './mail-text.ts';
import type { Way } from './mark.ts';

type Props = {
  donor: Waiting;
  view: View;
  /** Null for who only reads. */
  request: ((way: Way) => void) | null;
  print: () => void;
  answer: () => void;
  close: () => void;
  reopen: () => void;
};

/** The donor who is open: what is missing, how to reach them, what was done. One read. */
export function OneDonor({ donor, view, request, print, answer, close, reopen }: Props) {
  const card = useCachedDocument(people, useMember().organization, donor.id);
  const person = card.is === 'ready' ? card.value : null;
  const { deadline } = donor;
  const facts = person
    ? [
        ['phone', t('fields.donors.phone'), <PhoneLink key="p" phone={person.phones[0] ?? null} />],
        ['email', t('fields.donors.email'), <EmailLink key="e" email={person.emails[0] ?? null} />],
        ['street', t('fields.people.street'), addressLines(person).join('\n') || t('common.none')],
        // “None” would be an answer here.
        ...(['employer', 'occupation'] as const)
          .filter((field) => person[field] !== null)
          .map((field) => [field, t(`fields.people.${field}`), person[field]]),
      ]
    : [];
  return (
    <section className={styles.one} aria-label={donor.donor_name}>
      <h2>
        <Anchor component={Link} to={donorArea.paths.one(donor.id)} inherit>
          {donor.donor_name}
        </Anchor>
      </h2>
      <p>
        {t('bestEfforts.gift', {
          total: showMoney(donor.total),
          amount: showMoney(donor.cents),
          day: showDay(donor.passed_on),
        })}
      </p>
      <p>
        <strong>{t('bestEfforts.missing', { parts: partsText(donor.missing) })}</strong>
      </p>
      {deadline && view === 'due' && (
        <p className={deadline.left < 0 ? styles.late : undefined}>
          {t(`bestEfforts.deadline.${deadline.is}`, { day: showDay(deadline.on) })}
        </p>
      )}
      <History donor={donor} />
      {facts.length > 0 && (
        <dl>
          {facts.map(([key, label, value]) => (
            <div key={String(key)}>
              <dt>{label}</dt>
              <dd className={styles.address}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {request && view !== 'closed' && (
        <div className={styles.acts}>
          <Button variant={view === 'sent' ? 'filled' : 'default'} onClick={answer}>
            {t('bestEfforts.act.answer')}
          </Button>
          <Button variant={view === 'due' ? 'filled' : 'default'} onClick={print}>
            {t('thanks.printLetters', { count: 1 })}
          </Button>
          <Button variant="default" onClick={() => request('letter')}>
            {t('thanks.act.letter')}
          </Button>
          {takesEmail(person) && (
            <Button variant="default" onClick={() => request('email')}>
              {t('bestEfforts.act.email')}
            </Button>
          )}
          <Button variant="default" onClick={() => request('phone')}>
            {t('bestEfforts.act.phone')}
          </Button>
          <Button variant="subtle" c="var(--ink-soft)" onClick={close}>
            {t('bestEfforts.act.close')}
          </Button>
        </div>
      )}
      {request && view === 'closed' && (
        <div className={styles.acts}>
          <Button variant="default" onClick={answer}>
            {t('bestEfforts.act.answer')}
          </Button>
          <Button variant="default" onClick={reopen}>
            {t('bestEfforts.act.reopen')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What was requested and answered, the newest first. */
function History({ donor: { requests, answers, closed } }: { donor: Waiting }) {
  const lines = [
    ...requests.map(({ on, way, mail, why }) => ({
      on,
      text: t(`bestEfforts.history.${way}`, { day: showDay(on) }),
      note: mail === null ? null : mailText(mail, why),
    })),
    ...answers.map(({ on, source, parts }) => ({
      on,
      text: t('bestEfforts.history.answer', { day: showDay(on), source: t(`bestEfforts.sources.${source}`) }),
      note: partsText(parts),
    })),
    ...(closed
      ? [{ on: closed.on, text: t('bestEfforts.closedOn', { day: showDay(closed.on) }), note: closed.reason }]
      : []),
  ].toSorted((one, other) => other.on.localeCompare(one.on));
  if (lines.length === 0) return null;
  return (
    <ul className={styles.quiet} style={{ paddingInlineStart: 20 }}>
      {lines.map(({ text, note }) => (
        <li key={`${text} ${note}`}>{note === null ? text : `${text}: ${note}`}</li>
      ))}
    </ul>
  );
}
