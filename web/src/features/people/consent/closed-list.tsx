import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ClosedContact, type ClosedCursor, closedContactsCall } from '#shared/api/consent-api.ts';
import type { ListedReason } from '#shared/domain/consent/log-closures.ts';
import type { Channel } from '#shared/domain/voters/contact-results.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { personName } from '../../../shared/voters/format-voter.ts';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { area } from '../person-area.ts';
import styles from './consent.module.css';
import { dayOf } from './format-consent.ts';

type Props = {
  first: readonly ClosedContact[];
  next: ClosedCursor | null;
  query: { channel: Channel | null; reason: ListedReason | null; address: string | null };
};

/** Who and what is closed, page by page, newest first. */
export function ClosedList(props: Props) {
  const [more, setMore] = useState<readonly ClosedContact[]>([]);
  const [after, setAfter] = useState(props.next);
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    try {
      const page = await callEndpoint(closedContactsCall, { ...props.query, after });
      setMore((shown) => [...shown, ...page.contacts]);
      setAfter(page.next);
    } catch (error) {
      toast('error', messageFor(error));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <ul className={styles.contacts} aria-label={t('consent.closed.list')}>
        {[...props.first, ...more].map((contact) => (
          <ContactRow key={`${contact.kind} ${contact.id}`} contact={contact} />
        ))}
      </ul>
      {after !== null && (
        <Button variant="default" loading={isLoading} onClick={() => void load()} w="fit-content">
          {t('consent.closed.next')}
        </Button>
      )}
    </>
  );
}

type Closure = ClosedContact['closures'][number];

/** Channels that the same evidence closed, in one line. */
function joined(closures: readonly Closure[]): (Omit<Closure, 'channel'> & { channels: Channel[] })[] {
  const lines: (Omit<Closure, 'channel'> & { channels: Channel[] })[] = [];
  for (const { channel, ...why } of closures) {
    const same = lines.find((line) => line.reason === why.reason && line.since === why.since);
    if (same) same.channels.push(channel);
    else lines.push({ ...why, channels: [channel] });
  }
  return lines;
}

const ContactRow = ({ contact }: { contact: ClosedContact }) => (
  <li className={styles.contact}>
    <div>
      <Title contact={contact} />
    </div>
    <div>
      {joined(contact.closures).map(({ channels, reason, since, until, source }) => (
        <div key={channels.join()}>
          {channels.map((channel) => t(`consent.channels.${channel}`)).join(', ')}:{' '}
          {t(`consent.reasons.${reason}`)}
          <span className={styles.about}>
            {[
              t('consent.since', { day: showDay(dayOf(since)) }),
              until === null ? null : t('consent.until', { day: showDay(dayOf(until)) }),
              t(`consent.sources.${source}`),
            ]
              .filter((one) => one !== null)
              .join(' · ')}
          </span>
        </div>
      ))}
    </div>
  </li>
);

/** An address with its people; of whom the voter log closes, the person, or the voter where there is no card. */
function Title({ contact: { id, kind, mask, people } }: { contact: ClosedContact }) {
  const names = people.map((person, at) => (
    <span key={person.id}>
      {at > 0 && ', '}
      <Anchor component={Link} to={area.paths.one(person.id)} inherit>
        {person.name}
      </Anchor>
    </span>
  ));
  if (kind === 'voter')
    return (
      <>
        <span className={styles.mask}>{people.length > 0 ? names : <VoterName id={id} />}</span>
        <span className={styles.about}>{t('consent.closed.voterLog')}</span>
      </>
    );
  return (
    <>
      <span className={styles.mask}>{mask}</span>
      <span className={styles.about}>{people.length > 0 ? names : t('consent.closed.noPerson')}</span>
    </>
  );
}

/** The name is in the voter file on this device; without it the number stands for it. */
function VoterName({ id }: { id: string }) {
  const { value } = useAnswer(`closed voter ${id}`, (engine) => engine.voter(id));
  return (
    <Anchor component={Link} to={paths.one(id)} inherit>
      {value ? personName(value) : t('consent.closed.voter', { id })}
    </Anchor>
  );
}
