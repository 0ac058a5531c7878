import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type RemainingRecord, type UndoPlace, undoPreviewCall } from '#shared/api/import-history-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { FailedState } from '../../../shared/ui/states.tsx';
import styles from './history.module.css';

type Sum = {
  removable: number;
  gifts: number;
  remaining: readonly RemainingRecord[];
  next: UndoPlace | null;
};
/** Pages that are looked at before the reader is asked whether to go on. */
const pagesAtOnce = 5;
const nothing: Sum = { removable: 0, gifts: 0, remaining: [], next: null };

const pathOf = ({ collection, id }: RemainingRecord): string => {
  if (collection === 'tags') return '/people/tags';
  if (collection === 'pledges') return `/fundraising/pledges/${id}`;
  return collection === 'donations' ? `/fundraising/donations/${id}` : `/people/${id}`;
};

type Props = {
  importId: string;
  isDone: boolean;
  /** Stands between the figures and the list, which may be long. */
  children: ReactNode;
};

/** What goes and what stays, with why; of an import that was undone, what stayed. */
export function UndoPreview({ importId, isDone, children }: Props) {
  const [sum, setSum] = useState<Sum | null>(null);
  const [isLooking, setIsLooking] = useState(true);
  const [why, setWhy] = useState<string | null>(null);

  const look = useCallback(
    async (before: Sum, signal: AbortSignal) => {
      setIsLooking(true);
      setWhy(null);
      let all = before;
      try {
        for (let page = 0; page < pagesAtOnce; page += 1) {
          const found = await callEndpoint(undoPreviewCall, { importId, from: all.next }, signal);
          if (signal.aborted) return;
          all = {
            removable: all.removable + found.removable,
            gifts: all.gifts + found.gifts,
            remaining: [...all.remaining, ...found.remaining],
            next: found.next,
          };
          setSum(all);
          if (all.next === null) break;
        }
      } catch (error) {
        if (!signal.aborted) setWhy(messageFor(error));
      }
      if (!signal.aborted) setIsLooking(false);
    },
    [importId],
  );
  useEffect(() => {
    const leave = new AbortController();
    void look(nothing, leave.signal);
    return () => leave.abort();
  }, [look]);
  const again = () => void look(sum ?? nothing, new AbortController().signal);

  if (why !== null)
    return (
      <>
        {children}
        <FailedState why={why} retry={again} />
      </>
    );
  if (sum === null)
    return (
      <Stack gap="md">
        <Text c="var(--ink-soft)" role="status">
          {t('importHistory.undo.checking')}
        </Text>
        {children}
      </Stack>
    );
  return (
    <Stack gap="md">
      {!isDone && <Counts sum={sum} />}
      {sum.next !== null && (
        <Group gap="sm">
          <Text c="var(--ink-soft)">{t('importHistory.undo.soFar')}</Text>
          <Button variant="default" size="compact-md" loading={isLooking} onClick={again}>
            {t('importHistory.undo.rest')}
          </Button>
        </Group>
      )}
      {children}
      {sum.remaining.length > 0 && (
        <Remaining records={sum.remaining} title={isDone ? 'importHistory.stayed' : 'importHistory.stays'} />
      )}
    </Stack>
  );
}

function Counts({ sum: { removable, gifts, remaining, next } }: { sum: Sum }) {
  const of = (count: number) => ({ count, formatted: showNumber(count) });
  if (removable + gifts + remaining.length === 0 && next === null)
    return <Text>{t('importHistory.undo.nothing')}</Text>;
  return (
    <Text role="status" className="figures">
      {[
        t('importHistory.undo.removes', of(removable)),
        ...(gifts > 0 ? [t('importHistory.undo.gifts', of(gifts))] : []),
        t('importHistory.undo.stays', of(remaining.length)),
      ].join(' · ')}
    </Text>
  );
}

type Heading = 'importHistory.stays' | 'importHistory.stayed';
const Remaining = ({ records, title }: { records: readonly RemainingRecord[]; title: Heading }) => (
  <div>
    <Title order={3} size="h5" id="remaining" mb={8}>
      {t(title)}
    </Title>
    <ul className={styles.list} aria-labelledby="remaining">
      {records.map((record) => (
        <li key={`${record.collection}/${record.id}`} className={styles.record}>
          <Anchor component={Link} to={pathOf(record)}>
            {record.name || t('importHistory.unnamed')}
          </Anchor>
          <span>{t(`importHistory.reasons.${record.reason}`)}</span>
        </li>
      ))}
    </ul>
  </div>
);
