import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { pageSize } from '#shared/constants.ts';
import { wordsFor } from '../../shared/data/errors.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { Notice } from '../../shared/ui/import/Notice.tsx';
import styles from './RowList.module.css';
import { at } from './wizard/state.ts';
import { reasonWords } from './words.ts';
import { type List, type Listed, sentence } from './worker/listed.ts';
import type { Preview } from './worker/protocol.ts';

type Shown = { rows: readonly Listed[]; why?: string };

/** One page of rows from the worker; asked for again when the rows were checked anew. */
function usePage(list: List, from: number, preview: Preview): Shown {
  const [shown, setShown] = useState<Shown>({ rows: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preview stands for what the worker holds.
  useEffect(() => {
    let here = true;
    const asked = at.work?.reader.listed(list, from, pageSize) ?? Promise.resolve([]);
    asked.then(
      (rows) => here && setShown({ rows }),
      (error: unknown) => here && setShown({ rows: [], why: wordsFor(error) }),
    );
    return () => {
      here = false;
    };
  }, [list, from, preview]);
  return shown;
}

/** Rows of the file with what is to be said of each, a page at a time. */
export function RowList({ list, total, preview }: { list: List; total: number; preview: Preview }) {
  const [from, setFrom] = useState(0);
  const { rows, why } = usePage(list, from, preview);
  const words = reasonWords();
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
          {rows.map(({ row, who, reasons }) => (
            <tr key={row}>
              <td className={styles.row}>
                <span className={styles.word}>{t('importing.preview.row')} </span>
                {row}
              </td>
              <td className={styles.who} title={who}>
                {who}
              </td>
              <td>
                {reasons.map((reason) => (
                  <span key={sentence(reason, words)} className={styles.reason}>
                    {sentence(reason, words)}
                    {reason.is === 'problem' && reason.cell && (
                      <span className={styles.cell} title={reason.cell}>
                        {reason.cell.slice(0, 60)}
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
