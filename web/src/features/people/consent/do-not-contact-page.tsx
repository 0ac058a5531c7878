import '../../../shared/text/consent/en.ts';
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBan, IconDownload, IconLock, IconPhoneCheck } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { closedContactsCall } from '#shared/api/consent-api.ts';
import { type ListedReason, listedReasons } from '#shared/domain/consent/log-closures.ts';
import { type Channel, channels } from '#shared/domain/voters/contact-results.ts';
import { useEndpoint } from '../../../shared/data/use-endpoint.ts';
import { PeopleTabs } from '../../../shared/people/people-tabs.tsx';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { withTexts } from '../../../shared/text/registry.ts';
import { screenKeys, useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { ClosedList } from './closed-list.tsx';
import styles from './consent.module.css';
import { exportClosedContacts } from './export-closed-contacts.ts';

const SealedDialog = lazy(() => import('./sealed-dialog.tsx').then(withTexts));

/** Milliseconds after the last key before an address is looked up. */
const typingMs = 400;

/** `/people/do-not-contact`: who is closed on which channel, why, and since when. One call a page. */
export default function DoNotContactPage() {
  const { organization, can } = useMember();
  const [channel, setChannel] = useState<Channel | null>(null);
  const [reason, setReason] = useState<ListedReason | null>(null);
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
          <>
            {can('organization.write') && <SealedCopy />}
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => void exportClosedContacts()}
            >
              {t('consent.closed.export')}
            </Button>
          </>
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
            ...channels.map((value) => ({ value, label: t(`consent.channels.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            setChannel(channels.find((one) => one === currentTarget.value) ?? null)
          }
        />
        <NativeSelect
          label={t('consent.closed.reason')}
          value={reason ?? ''}
          disabled={address !== null}
          data={[
            { value: '', label: t('consent.closed.anyReason') },
            ...listedReasons.map((value) => ({ value, label: t(`consent.reasons.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            setReason(listedReasons.find((one) => one === currentTarget.value) ?? null)
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
          contacts.length === 0 && next === null ? (
            <Nothing is={emptyKind({ address, isAddress, isFiltered })} />
          ) : (
            <ClosedList key={key} first={contacts} next={next} query={{ channel, reason, address }} />
          )
        }
      </LiveView>
    </Page>
  );
}

/** Saves or takes in a sealed copy; its dialog is fetched when it opens. */
function SealedCopy() {
  const [isWanted, want] = useState(false);
  const [opened, setOpened] = useState(false);
  const open = () => {
    want(true);
    setOpened(true);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconLock size={16} aria-hidden />} onClick={open}>
        {t('consent.sealed.open')}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <SealedDialog opened={opened} close={() => setOpened(false)} onClosed={() => want(false)} />
        </Suspense>
      )}
    </>
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
