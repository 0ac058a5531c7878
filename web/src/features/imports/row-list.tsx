import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { pageSize } from '#shared/constants.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { Notice } from '../../shared/ui/import/notice.tsx';
import { reasonTexts } from './reason-texts.ts';
import styles from './row-list.module.css';
import { at } from './wizard/wizard-state.ts';
import type { Preview } from './worker/import-protocol.ts';
import { type List, type Listed, sentence } from './worker/listed-rows.ts';

const cellMax = 60;
/** The cell as the file has it; its whole words are in the file that can be downloaded. */
const shortened = (cell: string) =>
  cell.length > cellMax ? `${cell.slice(0, cellMax - 1).trimEnd()}…` : cell;

type Shown = { rows: readonly Listed[]; why?: string };

/** One page of rows from the worker; asked for again when the rows were checked anew. */
function usePage(list: List, from: number, preview: Preview): Shown {
  const [shown, setShown] = useState<Shown>({ rows: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preview stands for what the worker holds.
  useEffect(() => {
    let current = true;
    const request = at.work?.reader.listed(list, from, pageSize) ?? Promise.resolve([]);
    request.then(
      (rows) => current && setShown({ rows }),
      (error: unknown) => current && setShown({ rows: [], why: messageFor(error) }),
    );
    return () => {
      current = false;
    };
  }, [list, from, preview]);
  return shown;
}

/** Rows of the file with what is to be said of each, a page at a time. */
export function RowList({ list, total, preview }: { list: List; total: number; preview: Preview }) {
  const [from, setFrom] = useState(0);
  const { rows, why } = usePage(list, from, preview);
  const texts = reasonTexts();
  if (why) return <Notice tone="bad">{why}</Notice>;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.row}>{t('importing.preview.row')}</th>
            <th>{t('imports.preview.who')}</th>
            <th>{t('imports.preview.why')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, subject, reasons }) => (
            <tr key={row}>
              <td className={styles.row}>
                <span className={styles.word}>{t('importing.preview.row')} </span>
                {row}
              </td>
              <td className={styles.who} title={subject}>
                {subject}
              </td>
              <td>
                {reasons.map((reason) => (
                  <span key={sentence(reason, texts)} className={styles.reason}>
                    {sentence(reason, texts)}
                    {reason.is === 'problem' && reason.cell && (
                      <span className={styles.cell} title={reason.cell}>
                        {shortened(reason.cell)}
                      </span>
                    )}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > pageSize && <Pager from={from} total={total} go={setFrom} />}
    </>
  );
}

function Pager({ from, total, go }: { from: number; total: number; go: (from: number) => void }) {
  const to = Math.min(from + pageSize, total);
  const shown = { from: showNumber(from + 1), to: showNumber(to), of: showNumber(total) };
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="var(--ink-soft)" className="figures" role="status">
        {t('imports.preview.shown', shown)}
      </Text>
      <Group gap="xs">
        <Button variant="default" disabled={from === 0} onClick={() => go(from - pageSize)}>
          {t('imports.preview.previous')}
        </Button>
        <Button variant="default" disabled={to >= total} onClick={() => go(to)}>
          {t('imports.preview.next')}
        </Button>
      </Group>
    </Group>
  );
}
