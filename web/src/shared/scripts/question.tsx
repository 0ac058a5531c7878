import { Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { isChosen, type Question as SurveyQuestion } from '#shared/domain/surveys/script.ts';
import { answerLengthMax, readAnswer, scoreIdOf } from '#shared/domain/surveys/survey-run.ts';
import { scores } from '#shared/domain/voters/contact-results.ts';
import { t } from '../text/index.ts';
import { OneTap } from './one-tap.tsx';
import styles from './scripts.module.css';

type Props = {
  question: SurveyQuestion;
  /** With the names filled in. */
  text: string;
  /** Undefined: not asked yet; empty: passed over. */
  response: readonly string[] | undefined;
  /** Undefined takes the answer away. */
  answer: (response: readonly string[] | undefined) => void;
};

const scoreNames = {
  s1: 'voterCodes.scores.s1',
  s2: 'voterCodes.scores.s2',
  s3: 'voterCodes.scores.s3',
  s4: 'voterCodes.scores.s4',
  s5: 'voterCodes.scores.s5',
} as const;
const isScoreName = (id: string): id is keyof typeof scoreNames => id in scoreNames;

/** What can be chosen; each score has its number before it. */
function offeredBy({ type, options }: SurveyQuestion) {
  if (type !== 'support') return options.map(({ id, label }) => ({ id, label, number: null }));
  return scores.map((score) => {
    const id = scoreIdOf(score);
    const own = options.find((option) => option.id === id)?.label;
    return { id, label: own ?? (isScoreName(id) ? t(scoreNames[id]) : id), number: score };
  });
}

/** A question with all that can be answered to it. What is chosen, chosen again, is taken away. */
export function Question({ question, text, response, answer }: Props) {
  const id = useId();
  const chosen = readAnswer(question, response ?? []);
  const several = question.type === 'choices';
  const passedOver = response !== undefined && chosen.length === 0;
  const press = (option: string) => {
    const others = chosen.filter((one) => one !== option);
    if (chosen.includes(option)) answer(others.length > 0 ? others : undefined);
    else answer(several ? [...chosen, option] : [option]);
  };
  return (
    <fieldset className={styles.question} aria-labelledby={id}>
      <span id={id} className={styles.asked}>
        {text}
      </span>
      {several && <p className={`${styles.soft} ${styles.hint}`}>{t('scripts.several')}</p>}
      {isChosen(question) ? (
        <div className={styles.choices}>
          {offeredBy(question).map((option) => (
            <OneTap key={option.id} pressed={chosen.includes(option.id)} onClick={() => press(option.id)}>
              {option.number !== null && (
                <>
                  <span className={styles.number}>{option.number}</span>{' '}
                </>
              )}
              {option.label}
            </OneTap>
          ))}
        </div>
      ) : (
        <Written question={question} labelledBy={id} response={response?.[0] ?? ''} answer={answer} />
      )}
      {isChosen(question) && (
        <button
          type="button"
          className={styles.skip}
          aria-pressed={passedOver}
          onClick={() => answer(passedOver ? undefined : [])}
        >
          {t('scripts.skip')}
        </button>
      )}
    </fieldset>
  );
}

type WrittenProps = Pick<Props, 'question' | 'answer'> & { labelledBy: string; response: string };

const Written = ({ question, labelledBy, response, answer }: WrittenProps) => {
  const type = (value: string) => answer(value === '' ? undefined : [value]);
  const shared = { 'aria-labelledby': labelledBy, value: response, className: styles.write ?? '' };
  return question.type === 'day' ? (
    <TextInput
      type="date"
      min="1900-01-01"
      max="9999-12-31"
      {...shared}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  ) : (
    <Textarea
      autosize
      minRows={1}
      maxRows={4}
      maxLength={answerLengthMax}
      autoComplete="off"
      {...shared}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
};
