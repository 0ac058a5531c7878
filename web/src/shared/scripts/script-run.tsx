import '../text/scripts/en.ts';
import { filledIn } from '#shared/domain/surveys/placeholders.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { type Answers, itemsFor } from '#shared/domain/surveys/survey-run.ts';
import { t } from '../text/index.ts';
import { Question } from './question.tsx';
import styles from './scripts.module.css';
import { useNames } from './use-names.ts';

type Props = {
  body: ScriptBody;
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** Of whom one speaks with; the first word of it is what a script calls them. '' where nobody knows. */
  name: string;
};

/** A script as it is read to somebody: what to say and to ask, as far as it follows from what was answered. */
export function ScriptRun({ body, answers, onChange, name }: Props) {
  const names = useNames(name);
  const answer = (id: string, response: readonly string[] | undefined) => {
    const { [id]: _, ...others } = answers;
    onChange(response === undefined ? others : { ...others, [id]: response });
  };
  const items = itemsFor(body, answers);
  return (
    <div className={styles.items}>
      {body.intro.trim() !== '' && (
        <details className={styles.intro}>
          <summary>{t('scripts.intro')}</summary>
          <p className={styles.said}>{filledIn(body.intro, names)}</p>
        </details>
      )}
      {items.length === 0 && <p className={styles.soft}>{t('scripts.nothing')}</p>}
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            {item.kind === 'say' ? (
              <div className={styles.say}>
                <p className={styles.said}>{filledIn(item.text, names)}</p>
              </div>
            ) : (
              <Question
                question={item}
                text={filledIn(item.text, names)}
                response={Object.hasOwn(answers, item.id) ? answers[item.id] : undefined}
                answer={(response) => answer(item.id, response)}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
