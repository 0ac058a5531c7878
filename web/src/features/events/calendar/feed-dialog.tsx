import { Button, Group, List, Text, TextInput } from '@mantine/core';
import { IconCalendarShare, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { calendarFeedCall, createCalendarFeedCall } from '#shared/api/calendar-feed-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { isDemo } from '../../../shared/demo/mode.ts';
import { isProofCancelled, withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { language } from '../../../shared/text/language.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showDay } from '../../../shared/ui/format.ts';

type Feed = z.output<typeof calendarFeedCall.response>;

/** Opens what there is to say about the calendar in other apps. */
export function FeedButton() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={16} aria-hidden />}
        onClick={() => open(true)}
      >
        {t('calendar.feed.open')}
      </Button>
      {isOpen && <FeedDialog close={() => open(false)} />}
    </>
  );
}

function FeedDialog({ close }: { close: () => void }) {
  const [feed, setFeed] = useState<Feed | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [notice, say] = useState<{ text: string; isBad: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    say(null);
    try {
      await work();
    } catch (error) {
      if (!isProofCancelled(error)) say({ text: messageFor(error), isBad: true });
    } finally {
      setBusy(false);
    }
  };
  const load = () => act(async () => setFeed(await callEndpoint(calendarFeedCall, { revoke: false })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens.
  useEffect(() => {
    if (isDemo) say({ text: t('demo.needsAccount'), isBad: false });
    else void load();
  }, []);
  const create = () =>
    act(async () => {
      const made = await withProof(() => callEndpoint(createCalendarFeedCall, { language }));
      setAddress(made.address);
      setFeed((before) => before && { ...before, since: Date.now() });
    });
  const revoke = () =>
    act(async () => {
      setFeed(await callEndpoint(calendarFeedCall, { revoke: true }));
      setAddress(null);
      say({ text: t('calendar.feed.revoked'), isBad: false });
    });
  const copy = () =>
    act(async () => {
      await navigator.clipboard.writeText(address ?? '');
      say({ text: t('calendar.feed.copied'), isBad: false });
    });
  return (
    <ChoiceDialog opened close={close} title={t('calendar.feed.title')}>
      <Text>{t('calendar.feed.hint')}</Text>
      <Text mt="xs" c="var(--ink-soft)">
        {t('calendar.feed.secret')}
      </Text>
      {feed && (
        <>
          <Text mt="md" fw={600}>
            {t('calendar.feed.layers')}
          </Text>
          <List size="sm">
            {feed.layers.map((key) => (
              <List.Item key={key}>{t(`calendar.layers.${key}`)}</List.Item>
            ))}
          </List>
          {address === null ? (
            <Text mt="md">
              {feed.since === null
                ? t('calendar.feed.none')
                : t('calendar.feed.since', { day: showDay(localDay(new Date(feed.since))) })}
            </Text>
          ) : (
            <>
              <TextInput
                mt="md"
                label={t('calendar.feed.address')}
                description={t('calendar.feed.once')}
                readOnly
                value={address}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
              <Button
                mt="xs"
                variant="default"
                leftSection={<IconCopy size={16} aria-hidden />}
                onClick={copy}
              >
                {t('calendar.feed.copy')}
              </Button>
            </>
          )}
          <Group mt="md">
            <Button onClick={create} loading={isBusy} variant={feed.since === null ? 'filled' : 'default'}>
              {t(feed.since === null ? 'calendar.feed.create' : 'calendar.feed.renew')}
            </Button>
            {feed.since !== null && (
              <Button variant="default" color="red" onClick={revoke} disabled={isBusy}>
                {t('calendar.feed.revoke')}
              </Button>
            )}
          </Group>
          {feed.since !== null && address === null && (
            <Text mt="xs" size="sm" c="var(--ink-soft)">
              {t('calendar.feed.renewHint')}
            </Text>
          )}
        </>
      )}
      {notice && (
        <Text
          mt="md"
          c={notice.isBad ? 'var(--bad)' : 'var(--ink-soft)'}
          role={notice.isBad ? 'alert' : 'status'}
        >
          {notice.text}
        </Text>
      )}
      {!feed && notice?.isBad && (
        <Button mt="xs" variant="default" onClick={load} loading={isBusy}>
          {t('calendar.retry')}
        </Button>
      )}
    </ChoiceDialog>
  );
}
