import { Stack, Text, Title } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { meanings as allMeanings } from '#shared/domain/import/consent-words.ts';
import type { Meanings } from '#shared/domain/import/read-consents.ts';
import type { UnclearAnswers as Unclear, UnclearAnswer } from '#shared/domain/import/unclear-answers.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { Notice } from '../../shared/ui/import/notice.tsx';
import styles from './unclear-answers.module.css';
import { checkRows } from './wizard/check-rows.ts';
import { choose } from './wizard/choose-file.ts';

type Props = { answers: Unclear; meanings: Meanings; busy: boolean };

/** Answers about consent that no table has, each with what its importer says that it means. */
export function UnclearAnswers({ answers: { listed, rows, unlisted }, meanings, busy }: Props) {
  const take = (key: string, value: string) => {
    const { [key]: _, ...others } = meanings;
    const meaning = allMeanings.find((one) => one === value);
    choose({ meanings: meaning ? { ...others, [key]: meaning } : others });
    void checkRows();
  };
  return (
    <Stack gap="xs" component="section">
      <Title order={3} size="h5">
        {t('imports.unclear.title')}
      </Title>
      <Notice tone="warning">
        {t('imports.unclear.hint', { count: rows, formatted: showNumber(rows) })}
      </Notice>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('imports.unclear.answer')}</th>
            <th>{t('imports.unclear.column')}</th>
            <th className={styles.rows}>{t('imports.unclear.rows')}</th>
            <th>{t('imports.unclear.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map((answer) => (
            <Answer key={answer.key} {...{ answer, busy, take }} meaning={meanings[answer.key] ?? ''} />
          ))}
        </tbody>
      </table>
      <Text size="sm" c="var(--ink-soft)">
        {t('imports.unclear.source')}
        {unlisted > 0 &&
          ` ${t('imports.unclear.unlisted', { count: unlisted, formatted: showNumber(unlisted) })}`}
      </Text>
    </Stack>
  );
}

type AnswerProps = {
  answer: UnclearAnswer;
  meaning: string;
  busy: boolean;
  take: (key: string, value: string) => void;
};

function Answer({ answer, meaning, busy, take }: AnswerProps) {
  const { key, header, words, rows, mayMeanYes } = answer;
  return (
    <tr>
      <th scope="row" className={styles.words}>
        {words}
      </th>
      <td className={styles.column}>{header}</td>
      <td className={styles.rows}>
        <span className={styles.label}>{t('imports.unclear.rows')}: </span>
        {showNumber(rows)}
      </td>
      <td>
        <span className={styles.choice}>
          <select
            aria-label={t('imports.unclear.meaningOf', { answer: words, column: header })}
            value={meaning}
            disabled={busy}
            onChange={({ currentTarget }) => take(key, currentTarget.value)}
          >
            <option value="">{t('imports.unclear.unknown')}</option>
            {allMeanings
              .filter((one) => one !== 'yes' || mayMeanYes)
              .map((one) => (
                <option key={one} value={one}>
                  {t(`imports.unclear.${one}`)}
                </option>
              ))}
          </select>
          <IconSelector size={16} stroke={1.75} aria-hidden />
        </span>
      </td>
    </tr>
  );
}
