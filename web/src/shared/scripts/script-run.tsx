import '../text/scripts/en.ts';
import { filledIn } from '#shared/domain/surveys/placeholders.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { type Answers, itemsFor } from '#shared/domain/surveys/survey-run.ts';
import type { CarriedValue } from '#shared/domain/voters/carried-values.ts';
import { t } from '../text/index.ts';
import { Question } from './question.tsx';
import styles from './scripts.module.css';
import { ShownColumns } from './shown-columns.tsx';
import { useNames } from './use-names.ts';

type Props = {
  body: ScriptBody;
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** Of whom one speaks with; the first word of it is what a script calls them. '' where nobody knows. */
  name: string;
  /** What the campaign's own columns say of them. */
  own?: readonly CarriedValue[] | undefined;
};

/** A script as it is read to somebody: what to say and to ask, as far as it follows from what was answered. */
export function ScriptRun({ body, answers, onChange, name, own = [] }: Props) {
  const names = useNames(name);
  const fill = (text: string) => filledIn(text, names, own);
  const answer = (id: string, response: readonly string[] | undefined) => {
    const { [id]: _, ...others } = answers;
    onChange(response === undefined ? others : { ...others, [id]: response });
  };
  const items = itemsFor(body, answers);
  return (
    <div className={styles.items}>
      <ShownColumns body={body} own={own} />
      {body.intro.trim() !== '' && (
        <details className={styles.intro}>
          <summary>{t('scripts.intro')}</summary>
          <p className={styles.said}>{fill(body.intro)}</p>
        </details>
      )}
      {items.length === 0 && <p className={styles.soft}>{t('scripts.nothing')}</p>}
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            {item.kind === 'say' ? (
              <div className={styles.say}>
                <p className={styles.said}>{fill(item.text)}</p>
              </div>
            ) : (
              <Question
                question={item}
                text={fill(item.text)}
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
