import { CloseButton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import styles from './search.module.css';

type Props = {
  number: number;
  title: string;
  /** How many people there are after it; null while that is not known. */
  left: number | null;
  menu?: ReactNode;
  children: ReactNode;
};

/** One step of a search, and how many people it leaves. */
export const StepCard = ({ number, title, left, menu, children }: Props) => (
  <li className={styles.step} aria-label={t('voterSearch.step', { number, what: title })}>
    <div className={styles.head}>
      <Text component="h3" size="sm" fw={600} flex={1}>
        {title}
      </Text>
      {left !== null && (
        <Text component="span" size="sm" c="var(--ink-soft)" className="figures">
          {t('voterSearch.after', { shown: showNumber(left) })}
        </Text>
      )}
      {menu}
    </div>
    <Stack gap={4}>{children}</Stack>
  </li>
);

type TestProps = { text: string; edit: () => void; remove: () => void };

/** One condition in words: a press changes it. */
export const TestLine = ({ text, edit, remove }: TestProps) => (
  <div className={styles.test}>
    <button
      type="button"
      className={styles.words}
      data-says
      onClick={edit}
      aria-label={t('voterSearch.editTest', { test: text })}
    >
      {text}
    </button>
    <CloseButton
      size="sm"
      className={styles.tap ?? ''}
      aria-label={t('voterSearch.removeTest', { test: text })}
      onClick={remove}
    />
  </div>
);
