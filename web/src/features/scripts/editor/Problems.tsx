import { Text } from '@mantine/core';
import { prevents, type ScriptProblem } from '#shared/rules/surveys/check.ts';
import type { ScriptBody } from '#shared/rules/surveys/script.ts';
import { t } from '../../../shared/text/index.ts';
import { problemWords } from '../problems.ts';
import styles from './editor.module.css';

type Props = { body: ScriptBody; problems: readonly ScriptProblem[]; open: (id: string) => void };

/** What stands in the way of saving, and what is only worth a look; each leads to its place. */
export function Problems({ body, problems, open }: Props) {
  if (problems.length === 0) return null;
  const wrong = problems.filter(prevents);
  const remarks = problems.filter((problem) => !prevents(problem));
  const lines = (some: readonly ScriptProblem[]) => (
    <ul>
      {some.map((problem) => {
        const words = problemWords(problem, body);
        const id = 'item' in problem ? body.items[problem.item]?.id : undefined;
        return (
          <li key={JSON.stringify(problem)}>
            {id === undefined ? (
              words
            ) : (
              <button type="button" onClick={() => open(id)}>
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <section
      className={styles.problems}
      data-problems
      tabIndex={-1}
      data-wrong={wrong.length > 0 || undefined}
      aria-live="polite"
    >
      {wrong.length > 0 && (
        <>
          <Text fw={600}>{t('scriptEditor.problemsTitle', { count: wrong.length })}</Text>
          {lines(wrong)}
        </>
      )}
      {remarks.length > 0 && (
        <>
          <Text fw={600}>{t('scriptEditor.remarksTitle')}</Text>
          {lines(remarks)}
        </>
      )}
    </section>
  );
}
