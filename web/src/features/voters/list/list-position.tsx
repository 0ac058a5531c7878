import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { WholeNumber } from '../../../shared/voter-conditions/whole-number.tsx';
import { partRows, sizeOf } from './list-windows.ts';
import styles from './position.module.css';

type Props = {
  /** The first row of the part that is shown, from 0. */
  first: number;
  total: number;
  /** Shows the part that begins with a row. */
  show: (first: number) => void;
  /** Leads to a row, from 0. */
  goTo: (row: number) => void;
};

/** `5,001–10,000 of 812,345`: where in a long list its reader is, and how to get elsewhere. */
export function Position({ first, total, show, goTo }: Props) {
  const size = sizeOf(first, total);
  const params = { from: showNumber(first + 1), to: showNumber(first + size), total: showNumber(total) };
  const isLast = first + size >= total;
  return (
    <div className={styles.position}>
      <span className={styles.said} role="status">
        {t('voters.part.shown', params)}
      </span>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="default"
          className={styles.step ?? ''}
          aria-label={t('voters.part.previous', { shown: showNumber(partRows) })}
          // Not `disabled`, which would take the focus away.
          aria-disabled={first === 0}
          data-disabled={first === 0}
          onClick={() => first > 0 && show(first - partRows)}
        >
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          className={styles.step ?? ''}
          aria-label={t('voters.part.next', { shown: showNumber(partRows) })}
          aria-disabled={isLast}
          data-disabled={isLast}
          onClick={() => !isLast && show(first + partRows)}
        >
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
        <GoTo total={total} goTo={goTo} />
      </Group>
    </div>
  );
}

/** Asks for a number, and leads to that row. */
function GoTo({ total, goTo }: Pick<Props, 'total' | 'goTo'>) {
  const [asking, setAsking] = useState(false);
  const [row, setRow] = useState(Number.NaN);
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (!(row >= 1)) return;
    setAsking(false);
    goTo(Math.min(total, row) - 1);
  };
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        className={styles.step ?? ''}
        onClick={() => setAsking(true)}
      >
        {t('voters.part.goTo')}
      </Button>
      {asking && (
        <Dialog title={t('voters.part.title')} close={() => setAsking(false)}>
          <form onSubmit={go} noValidate>
            <Stack gap="md">
              <WholeNumber
                data-autofocus
                label={t('voters.part.row')}
                description={t('voters.part.rows', { total: showNumber(total) })}
                value={row}
                min={1}
                max={total}
                onChange={setRow}
              />
              <Group justify="flex-end" gap="xs">
                <Button variant="default" onClick={() => setAsking(false)}>
                  {t('common.cancel')}
                </Button>
                <Button type="submit" disabled={!(row >= 1)}>
                  {t('voters.part.go')}
                </Button>
              </Group>
            </Stack>
          </form>
        </Dialog>
      )}
    </>
  );
}
