import '../../../shared/text/consent/en.ts';
import { Anchor, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBan, IconDownload, IconPhoneCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ClosedContact, closedContactsCall } from '#shared/api/consent-api.ts';
import type { pointChannels } from '#shared/domain/consent/contact-point.ts';
import { type ShownReason, shownReasons } from '#shared/domain/consent/shown-closures.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useEndpoint } from '../../../shared/data/use-endpoint.ts';
import { PeopleTabs } from '../../../shared/people/people-tabs.tsx';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { screenKeys, useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { area } from '../person-area.ts';
import styles from './consent.module.css';
import { exportClosedContacts } from './export-closed-contacts.ts';
import { dayOf } from './format-consent.ts';

type Channel = (typeof pointChannels)[number];
const listed = ['email', 'text', 'call'] as const satisfies readonly Channel[];
/** Milliseconds after the last key before an address is looked up. */
const typingMs = 400;

/** `/people/do-not-contact`: who is closed on which channel, why, and since when. One call a page. */
export default function DoNotContactPage() {
  const { organization, can } = useMember();
  const [channel, setChannel] = useState<Channel | null>(null);
  const [reason, setReason] = useState<ShownReason | null>(null);
  const [typed, setTyped] = useState('');
  const [debounced] = useDebouncedValue(typed.trim(), typingMs);
  const address = debounced === '' ? null : debounced;
  const search = useRef<HTMLInputElement>(null);
  useShortcuts({ [screenKeys.search]: () => search.current?.focus() });
  const query = { channel, reason, address, after: null };
  const key = `closed-contacts/${organization}/${JSON.stringify(query)}`;
  const { live } = useEndpoint(closedContactsCall, query, key);
  const isFiltered = channel !== null || reason !== null;
  return (
    <Page
      title={t('consent.closed.title')}
      width={900}
      actions={
        can('data.export') && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void exportClosedContacts()}
          >
            {t('consent.closed.export')}
          </Button>
        )
      }
    >
      <PeopleTabs />
      <Text c="var(--ink-soft)">{t('consent.closed.hint')}</Text>
      <div className={styles.filters}>
        <NativeSelect
          label={t('consent.closed.channel')}
          value={channel ?? ''}
          disabled={address !== null}
          data={[
            { value: '', label: t('consent.closed.anyChannel') },
            ...listed.map((value) => ({ value, label: t(`consent.channels.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            setChannel(listed.find((one) => one === currentTarget.value) ?? null)
          }
        />
        <NativeSelect
          label={t('consent.closed.reason')}
          value={reason ?? ''}
          disabled={address !== null}
          data={[
            { value: '', label: t('consent.closed.anyReason') },
            ...shownReasons.map((value) => ({ value, label: t(`consent.reasons.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            setReason(shownReasons.find((one) => one === currentTarget.value) ?? null)
          }
        />
        <TextInput
          ref={search}
          type="search"
          label={t('consent.closed.search')}
          autoComplete="off"
          value={typed}
          maxLength={254}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <StaleNote of={live} />
      <LiveView of={live}>
        {({ contacts, next, isAddress }) =>
          contacts.length === 0 ? (
            <Nothing is={emptyKind({ address, isAddress, isFiltered })} />
          ) : (
            <Contacts key={key} first={contacts} next={next} query={{ channel, reason, address }} />
          )
        }
      </LiveView>
    </Page>
  );
}

type EmptyKind = 'invalid' | 'open' | 'none' | 'empty';
function emptyKind({
  address,
  isAddress,
  isFiltered,
}: {
  address: string | null;
  isAddress: boolean;
  isFiltered: boolean;
}): EmptyKind {
  if (address !== null) return isAddress ? 'open' : 'invalid';
  return isFiltered ? 'none' : 'empty';
}

function Nothing({ is }: { is: EmptyKind }) {
  if (is === 'invalid')
    return (
      <Text c="var(--ink-soft)" role="status">
        {t('consent.closed.invalid')}
      </Text>
    );
  return (
    <EmptyState
      icon={is === 'open' ? IconPhoneCheck : IconBan}
      title={t(`consent.closed.${is}`)}
      hint={t(`consent.closed.${is}Hint`)}
    />
  );
}

type Query = { channel: Channel | null; reason: ShownReason | null; address: string | null };

function Contacts(props: { first: readonly ClosedContact[]; next: string | null; query: Query }) {
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
          <ContactRow key={contact.id} contact={contact} />
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

const ContactRow = ({ contact: { mask, closures, people } }: { contact: ClosedContact }) => (
  <li className={styles.contact}>
    <div>
      <span className={styles.mask}>{mask}</span>
      <span className={styles.about}>
        {people.length === 0
          ? t('consent.closed.noPerson')
          : people.map(({ id, name }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <Anchor component={Link} to={area.paths.one(id)} inherit>
                  {name}
                </Anchor>
              </span>
            ))}
      </span>
    </div>
    <div>
      {joined(closures).map(({ channels, reason, since, until, source }) => (
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
