import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { formatRollback } from './format-shift.ts';
import styles from './quality.module.css';
import type { Rollback } from './shift-rollback.ts';

type Props = { memberName: string; rollback: Rollback; writes: boolean; rollBack: () => void };

/** What one person did in these days, flagged or not, and how to take all of it back. */
export function Person({ memberName, rollback, writes, rollBack }: Props) {
  const { shifts, back } = rollback;
  return (
    <section className={styles.person} aria-label={t('quality.person.of', { who: memberName })}>
      <div>
        <Text fw={600} className="figures">
          {shifts > 0 ? formatRollback(rollback) : t('quality.person.nothing')}
        </Text>
        {back > 0 && (
          <Text size="sm" c="var(--ink-soft)" className="figures">
            {t('quality.person.back', { count: back, shown: showNumber(back) })}
          </Text>
        )}
      </div>
      {writes && shifts > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={rollBack}
          aria-label={t('quality.rollback.all.of', { who: memberName })}
        >
          {t('quality.rollback.all.ask')}
        </Button>
      )}
    </section>
  );
}
