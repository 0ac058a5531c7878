import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { doubledRows, type FecContribution } from '#shared/domain/research/contribution.ts';
import { t } from '../text/index.ts';
import { showDay, showMoney } from '../ui/format.ts';
import styles from './research.module.css';

/** Contributions that are shown at first. */
const first = 5;

/** The page of the report at the FEC. */
const imageAddress = (image: string) => `https://docquery.fec.gov/cgi-bin/fecimg/?${image}`;
export const dollars = (cents: number): string => showMoney(cents, cents % 100 === 0);

function markOf({ kind, cents }: FecContribution, isDoubled: boolean): string {
  if (isDoubled) return t('research.kinds.doubled');
  if (kind === 'gift') return cents < 0 ? t('research.kinds.negative') : '';
  return t(`research.kinds.${kind}`);
}

/** Rows of the public record, the newest first. What counts in no sum says why. */
export function Contributions({ of: rows, label }: { of: readonly FecContribution[]; label: string }) {
  const [isWhole, setWhole] = useState(false);
  const doubled = doubledRows(rows);
  const shown = isWhole ? rows : rows.slice(0, first);
  return (
    <>
      <table className={styles.rows} aria-label={label}>
        <thead>
          <tr>
            <th>{t('research.columns.day')}</th>
            <th>{t('research.columns.committee')}</th>
            <th className={styles.amount}>{t('research.columns.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const isDoubled = doubled.has(row.id);
            const mark = markOf(row, isDoubled);
            const name = row.committee ?? row.committee_id;
            return (
              <tr key={row.id} data-apart={isDoubled || row.kind === 'memo'}>
                <td>
                  {row.image === null ? (
                    showDay(row.on)
                  ) : (
                    <Anchor
                      href={imageAddress(row.image)}
                      target="_blank"
                      rel="noopener noreferrer"
                      underline="always"
                      inherit
                      aria-label={t('research.report', { day: showDay(row.on), name })}
                    >
                      {showDay(row.on)}
                    </Anchor>
                  )}
                </td>
                <td>
                  {name}
                  {(mark !== '' || row.election !== null) && (
                    <span className={styles.quiet}>{[row.election, mark].filter(Boolean).join(' · ')}</span>
                  )}
                </td>
                <td className={`${styles.amount} figures`}>{dollars(row.cents)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > first && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          ms={-8}
          w="fit-content"
          style={{ justifySelf: 'start' }}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('research.fewer') : t('research.all', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
