import '../text/thanks/en.ts';
import { Button, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { markThankedCall } from '#shared/api/letters-api.ts';
import { thankYous } from '#shared/collections/thank-yous.ts';
import { commitCall } from '../data/journal/index.ts';
import { useLiveDocument } from '../data/live.ts';
import { useMemberName } from '../data/use-member-name.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { localDay } from '../ui/form/days.ts';
import { showDay, showMoment } from '../ui/format.ts';
import { notifyIfFailed, toastWhenSynced } from '../ui/toasts.tsx';
import { goalOf, type ThankYou } from './data.ts';

/** On a gift’s page: whether and how its donor was thanked. One read. */
export function GiftThanks({ gift }: { gift: string }) {
  const live = useLiveDocument(thankYous, useMember().organization, gift);
  const title = useId();
  if (live.is !== 'ready' || !live.value) return null;
  return (
    <section aria-labelledby={title}>
      <Title id={title} order={2} size="h4" mb="xs">
        {t('thanks.gift.title')}
      </Title>
      <Thanked thanks={live.value} />
    </section>
  );
}

function Thanked({ thanks }: { thanks: ThankYou }) {
  const writes = useMember().can('donations.write');
  const name = useMemberName(thanks.done_by);
  const { state, done_on, note, id } = thanks;
  if (state === 'due' || done_on === null)
    return <Text>{t('thanks.gift.due', { moment: showMoment(goalOf(thanks)) })}</Text>;
  const putBack = async () => {
    const { synced } = await commitCall(
      markThankedCall,
      { giftIds: [id], as: 'due', on: localDay(new Date()), note: null },
      { entity: { table: 'donations', id } },
    );
    toastWhenSynced(synced);
  };
  return (
    <>
      <Text>
        {t(`thanks.gift.${state}`, { day: showDay(done_on), name: name ?? t('thanks.gift.somebody') })}
      </Text>
      {note !== null && <Text c="var(--ink-soft)">{note}</Text>}
      {writes && (
        <Button variant="default" mt="xs" onClick={() => notifyIfFailed(putBack())}>
          {t('thanks.gift.back')}
        </Button>
      )}
    </>
  );
}
