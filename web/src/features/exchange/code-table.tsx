import { TextInput } from '@mantine/core';
import type { ExchangeFound } from '#shared/api/exchange-api.ts';
import { type CodeMapping, questionKey, supportQuestion } from '#shared/domain/exchange/code-mapping.ts';
import type { ContactItem } from '#shared/domain/exchange/left-out.ts';
import { type UploadSystem, uploadLayouts } from '#shared/domain/exchange/upload-systems.ts';
import { formatAnswer, type KnownQuestion } from '#shared/domain/surveys/questions.ts';
import { results, scores } from '#shared/domain/voters/contact-results.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { type CodeEdits, itemKey, shownCode } from './code-edits.ts';
import styles from './exchange.module.css';

type Questions = ReadonlyMap<string, KnownQuestion>;
export const questionName = (questions: Questions, id: string): string =>
  id === supportQuestion ? t('exchange.support') : (byKey(questions, id)?.short ?? id);

/** A script's question by what a mapping calls it. */
const byKey = (questions: Questions, key: string): KnownQuestion | undefined =>
  key === questionKey(supportQuestion) ? questions.get(supportQuestion) : questions.get(key);

function itemName(questions: Questions, { kind, question, name }: ContactItem): string {
  const result = results.find((one) => one === name);
  if (kind === 'results' && result) return t(`voterCodes.results.${result}`);
  if (kind !== 'answers' || question === null) return name;
  const score = scores.find((one) => String(one) === name);
  const answer =
    question === supportQuestion && score
      ? t(`voterCodes.scores.s${score}`)
      : (formatAnswer(byKey(questions, question), [name])[0] ?? name);
  return `${questionName(questions, question)}: ${answer}`;
}

type Props = {
  system: UploadSystem;
  found: readonly ExchangeFound[];
  mapping: CodeMapping;
  edits: CodeEdits;
  questions: Questions;
  change: (item: ContactItem, code: string) => void;
};

/** Each result, answer and tag of the period with the other system's code. */
export function CodeTable({ system, found, mapping, edits, questions, change }: Props) {
  return (
    <ul className={styles.codes}>
      {found.map(({ count, isCoded: _, ...item }) => {
        const name = itemName(questions, item);
        return (
          <li key={itemKey(item)} className={styles.code}>
            <span className={styles.name}>
              {name}
              <span className={styles.soft}>
                {t(`exchange.kinds.${item.kind}`)} ·{' '}
                {t('exchange.codes.times', { count, shown: showNumber(count) })}
              </span>
            </span>
            <TextInput
              aria-label={name}
              placeholder={t('exchange.codes.none')}
              maxLength={uploadLayouts[system].codeMax}
              value={shownCode(mapping, edits, item)}
              onChange={({ currentTarget }) => change(item, currentTarget.value)}
            />
          </li>
        );
      })}
    </ul>
  );
}
