import { Button, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { Batch } from './batch.tsx';
import styles from './donor-research.module.css';
import { clearResearch, type ReadResearch } from './research-reading.ts';

/** People whose cards and decisions are read together. */
const batchSize = 10;

/** What a file has of people of the campaign: the likeliest first, some at a time. */
export function Review({ read: { proposals, counts, people } }: { read: ReadResearch }) {
  const [batches, setBatches] = useState(1);
  const shown = Math.min(proposals.length, batches * batchSize);
  const again = (
    <Button variant="default" onClick={clearResearch}>
      {t('research.review.again')}
    </Button>
  );
  const read = t('research.review.read', {
    count: counts.rows,
    rows: showNumber(counts.rows),
    people: showNumber(people),
  });
  if (proposals.length === 0)
    return (
      <EmptyState icon={IconChecks} title={t('research.review.none')} hint={read}>
        <Counts counts={counts} />
        {again}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.bar}>
        <Text role="status">
          <strong>
            {t('research.review.found', { count: proposals.length, shown: showNumber(proposals.length) })}
          </strong>
          <span className={styles.quiet}> · {read}</span>
        </Text>
        {again}
      </div>
      <Counts counts={counts} />
      {Array.from({ length: Math.ceil(shown / batchSize) }, (_, at) => {
        const some = proposals.slice(at * batchSize, (at + 1) * batchSize);
        return <Batch key={some[0]?.person} proposals={some} />;
      })}
      {shown < proposals.length ? (
        <Button variant="default" w="fit-content" onClick={() => setBatches(batches + 1)}>
          {t('research.review.more', { count: Math.min(batchSize, proposals.length - shown) })}
        </Button>
      ) : (
        <Text c="var(--ink-soft)">{t('research.review.end')}</Text>
      )}
    </>
  );
}

/** What was left out, and why. */
function Counts({ counts }: { counts: ReadResearch['counts'] }) {
  const lines = (['common', 'unplaced', 'unreadable', 'left'] as const).filter((one) => counts[one] > 0);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.counts}>
      {lines.map((one) => (
        <li key={one}>
          {t(`research.review.counts.${one}`, { count: counts[one], shown: showNumber(counts[one]) })}
        </li>
      ))}
    </ul>
  );
}
