import { t } from '../../shared/text/index.ts';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import type { MoneyLine } from '../../shared/ui/import/money-table.tsx';
import type { Tally } from './wizard/import-run.ts';
import type { Preview } from './worker/import-protocol.ts';
import type { Money } from './worker/money-tally.ts';

type Sums = { parts: MoneyLine[]; whole: MoneyLine; notes: string[] };

const whole = (rows: number, { file }: Money): MoneyLine => ({
  name: t('imports.money.file'),
  rows,
  cents: file,
});

const otherSums = ({ listed }: Preview, { others }: Money): MoneyLine[] =>
  listed.others > 0 ? [{ name: t('imports.money.others'), rows: listed.others, cents: others }] : [];

const rejectedSums = ({ listed }: Preview, money: Money): MoneyLine[] => [
  { name: t('imports.money.rejected'), rows: listed.problems, cents: money.rejected, tone: 'bad' },
  ...(listed.duplicates > 0
    ? [{ name: t('imports.money.duplicates'), rows: listed.duplicates, cents: money.duplicates }]
    : []),
];

const unread = ({ unread }: Money): string[] =>
  unread > 0 ? [t('imports.money.unread', { count: unread, formatted: showNumber(unread) })] : [];

/** What a file of gifts would bring. */
export const previewSums = (rows: number, preview: Preview, money: Money): Sums => ({
  parts: [
    {
      name: t('imports.money.ready'),
      rows: preview.ready - money.refundRows,
      cents: money.ready,
      tone: 'good',
    },
    ...(money.refundRows > 0
      ? [{ name: t('imports.money.refunds'), rows: money.refundRows, cents: money.refunds }]
      : []),
    ...(preview.listed.present > 0
      ? [
          {
            name: t('imports.money.present'),
            rows: preview.listed.present,
            cents: money.present,
            inner: true as const,
          },
        ]
      : []),
    ...rejectedSums(preview, money),
    ...otherSums(preview, money),
  ],
  whole: whole(rows, money),
  notes: [
    ...unread(money),
    ...(money.unraised > 0 ? [t('imports.money.unraised', { amount: showMoney(money.unraised) })] : []),
  ],
});

/** What it brought: the server's own sums, and what the file had beside. */
export function resultSums(rows: number, preview: Preview, money: Money, tally: Tally): Sums {
  const left = preview.ready - tally.done;
  const back = tally.refundCents + tally.waitingCents;
  const leftCents = money.ready + money.refunds - tally.createdCents - tally.unchangedCents + back;
  const there = tally.unchanged + tally.updated;
  return {
    parts: [
      { name: t('imports.money.created'), rows: tally.created, cents: tally.createdCents, tone: 'good' },
      ...(tally.refunds > 0
        ? [{ name: t('imports.money.refunds'), rows: tally.refunds, cents: -tally.refundCents }]
        : []),
      ...(tally.waiting > 0
        ? [
            {
              ...{ name: t('imports.money.waiting'), rows: tally.waiting, cents: -tally.waitingCents },
              tone: 'bad' as const,
            },
          ]
        : []),
      ...(there > 0
        ? [{ name: t('imports.money.unchanged'), rows: there, cents: tally.unchangedCents }]
        : []),
      ...(left > 0 || leftCents !== 0
        ? [{ name: t('imports.money.left'), rows: left, cents: leftCents, tone: 'bad' as const }]
        : []),
      ...rejectedSums(preview, money),
      ...otherSums(preview, money),
    ],
    whole: whole(rows, money),
    notes: unread(money),
  };
}
