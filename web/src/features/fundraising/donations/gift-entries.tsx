import '../../../shared/text/limits/en.ts';
import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { giftLetters } from '#shared/collections/gift-letters.ts';
import { movedIdOf, wholeOfPart } from '#shared/domain/gifts/gift-ids.ts';
import { letterIdOf, letterKindOfEntry } from '#shared/domain/letters/gift-letter.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import { useMemberName } from '../../../shared/data/use-member-name.ts';
import { type Donation, donationArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { electionName } from '../../../shared/fundraising/limit-texts.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import styles from './gift-entries.module.css';
import { type Entry, useGiftEntries } from './use-gift-entries.ts';

/** As they were recorded. */
const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.recorded_at.toMillis() - other.recorded_at.toMillis());

/** What counts of a gift, entry by entry, with the sum. */
export function GiftEntries({ gift }: { gift: Donation }) {
  const entries = useGiftEntries(gift.id);
  const title = useId();
  const isOpen = gift.status === 'pending' || gift.status === 'failed';
  if (isOpen) return null;
  return (
    <section aria-labelledby={title}>
      <Title id={title} order={2} size="h4">
        {t('fundraising.donations.entries.title')}
      </Title>
      <Text size="sm" c="var(--ink-soft)" mb="xs">
        {t('fundraising.donations.entries.hint')}
      </Text>
      <LiveView part of={entries} loading={<Skeleton height={40} radius="sm" />}>
        {(found) => (
          <ul className={styles.entries}>
            {inOrder(found).map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
            <li className={styles.sum}>
              <span>{t('fundraising.donations.entries.sum')}</span>
              <span className={styles.cents}>{showMoney(gift.counted)}</span>
            </li>
          </ul>
        )}
      </LiveView>
    </section>
  );
}

/** Where the rest of a gift of several people is: what went to another donor, or the gift that this is a part of. */
function OtherGift({ entry: { id, gift_id, kind, cents } }: { entry: Entry }) {
  if (kind !== 'attribution') return null;
  const whole = id === gift_id ? wholeOfPart(id) : null;
  const to = cents < 0 ? movedIdOf(id) : whole;
  if (to === null) return null;
  return (
    <Anchor component={Link} to={donationArea.paths.one(to)} size="sm" display="block">
      {t(cents < 0 ? 'fundraising.shares.openPart' : 'fundraising.shares.openWhole')}
    </Anchor>
  );
}

/** When a donor was written to about it: a read for each entry that took or moved money. */
function LetterOfEntry({ entry: { id, kind, gift_id, cents } }: { entry: Entry }) {
  const hasLetter = letterKindOfEntry(kind) !== null && (cents < 0 || id === gift_id);
  const { organization } = useMember();
  const stored = useCachedDocument(giftLetters, organization, hasLetter ? letterIdOf(id) : null);
  const last = stored.is === 'ready' ? stored.value?.printings.at(-1) : undefined;
  const name = useMemberName(last?.by ?? null);
  if (!last) return null;
  const day = showDay(last.on);
  return (
    <span className={styles.by}>
      {name === null
        ? t('fundraising.donations.entries.letter', { day })
        : t('fundraising.donations.entries.letterBy', { day, name })}
    </span>
  );
}

/** Money that the bank gave back is no chargeback to a reader. */
const kindOf = ({ kind, cents }: Entry) => (kind === 'chargeback' && cents > 0 ? 'recovered' : kind);

function EntryLine({ entry }: { entry: Entry }) {
  const name = useMemberName(entry.recorded_by);
  return (
    <li>
      <span>
        <strong>{t(`fundraising.donations.kinds.${kindOf(entry)}`)}</strong>
        {entry.kind === 'designation' && entry.election !== null && (
          <span className={styles.by}>{electionName(entry.election)}</span>
        )}
        <OtherGift entry={entry} />
        {entry.reason !== null && <span className={styles.reason}>{entry.reason}</span>}
        <span className={styles.by}>
          {name === null
            ? showDay(entry.day)
            : t('fundraising.donations.entries.by', { name, day: showDay(entry.day) })}
        </span>
        <LetterOfEntry entry={entry} />
      </span>
      <span className={styles.cents}>{showMoney(entry.cents)}</span>
    </li>
  );
}
