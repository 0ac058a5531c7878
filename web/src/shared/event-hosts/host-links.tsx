import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { addHostLinkCall, endHostLinkCall, hostLinkCall } from '#shared/api/host-links-api.ts';
import type { Stored } from '#shared/collections/define.ts';
import { hostLinks, hostNameMax } from '#shared/collections/host-links.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { callEndpoint } from '../data/api.ts';
import { messageFor } from '../data/error-messages.ts';
import { type Live, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder } from '../data/queries.ts';
import { isDemo } from '../demo/mode.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { language } from '../text/language.ts';
import { showMoment } from '../ui/format.ts';
import { toast } from '../ui/toasts.tsx';
import styles from './event-hosts.module.css';

type HostLink = Stored<typeof hostLinks>;
/** Links that are shown, ended ones among them. */
const shownMax = 30;

function useHostLinks(event: string): Live<HostLink[]> {
  const path = hostLinks.path(useMember().organization);
  return useLiveQuery(hostLinks, `${path} of ${event}`, () =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'event_id', is: '==', value: event }] },
        { field: 'created_at', direction: 'asc' },
      ),
      shownMax,
    ),
  );
}

/** Does it now, for a link is only of use where there is a connection; whether it was done. */
async function attempt(act: () => Promise<unknown>, done: string, name: string): Promise<boolean> {
  try {
    await act();
  } catch (error) {
    toast('error', t('common.failedToSave'), messageFor(error));
    return false;
  }
  toast('success', done, name);
  return true;
}

/** Links by which hosts without an account work with the roster of this event. */
export function HostLinks({ event }: { event: string }) {
  const live = useHostLinks(event);
  const links = live.is === 'ready' ? live.value : [];
  return (
    <section>
      <Title order={2} size="h4">
        {t('eventHosts.links.title')}
      </Title>
      <Text c="var(--ink-soft)">{t('eventHosts.links.hint')}</Text>
      {links.length > 0 && (
        <ul className={styles.lines}>
          {links.map((link) => (
            <LinkLine key={link.id} link={link} />
          ))}
        </ul>
      )}
      <AddLink event={event} />
    </section>
  );
}

function AddLink({ event }: { event: string }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const named = cleanLine(name);
    if (named === '') return setProblem(t('eventHosts.links.nameMissing'));
    setBusy(true);
    const input = { id: crypto.randomUUID(), event, name: named };
    if (await attempt(() => callEndpoint(addHostLinkCall, input), t('eventHosts.links.added'), named))
      setName('');
    setBusy(false);
  };
  return (
    <form onSubmit={(submitted) => void submit(submitted)}>
      <Group gap="sm" align="flex-end" mt="sm">
        <TextInput
          label={t('eventHosts.links.name')}
          maxLength={hostNameMax}
          autoComplete="off"
          error={problem}
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(null);
          }}
        />
        <Button
          type="submit"
          variant="default"
          loading={isBusy}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {t('eventHosts.links.add')}
        </Button>
      </Group>
    </form>
  );
}

function usedText({ opened, opened_at, changes, ended_at }: HostLink): string {
  const when = opened_at ? showMoment(opened_at.toMillis()) : '';
  return [
    ended_at === null ? '' : t('eventHosts.links.isEnded'),
    opened === 0 ? t('eventHosts.links.unopened') : t('eventHosts.links.opened', { count: opened, when }),
    changes === 0 ? '' : t('eventHosts.links.changes', { count: changes }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function LinkLine({ link }: { link: HostLink }) {
  const { id, name, ended_at } = link;
  const used = usedText(link);
  const { copy, error } = useClipboard();
  const [address, setAddress] = useState<string | null>(null);
  const copyLink = () =>
    attempt(
      async () => {
        const found = await callEndpoint(hostLinkCall, { id, language });
        setAddress(found.link);
        copy(found.link);
      },
      t('eventHosts.links.copied'),
      name,
    );
  return (
    <li className={styles.line}>
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="var(--ink-soft)">
          {used}
        </Text>
        {error && address !== null && (
          <Text size="sm" role="alert" style={{ overflowWrap: 'anywhere' }}>
            {t('eventHosts.links.copyFailed')} {address}
          </Text>
        )}
        {isDemo && (
          <Text size="sm" c="var(--ink-soft)">
            {t('demo.needsAccount')}
          </Text>
        )}
      </div>
      {ended_at === null && (
        <Group gap="xs">
          {!isDemo && (
            <Button
              size="sm"
              variant="default"
              aria-label={t('eventHosts.links.copy', { name })}
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={() => void copyLink()}
            >
              {t('eventHosts.links.copyShort')}
            </Button>
          )}
          <Button
            size="sm"
            variant="default"
            aria-label={t('eventHosts.links.end', { name })}
            onClick={() =>
              void attempt(() => callEndpoint(endHostLinkCall, { id }), t('eventHosts.links.ended'), name)
            }
          >
            {t('eventHosts.links.endShort')}
          </Button>
        </Group>
      )}
    </li>
  );
}
