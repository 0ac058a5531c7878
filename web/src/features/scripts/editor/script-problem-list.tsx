import { Text } from '@mantine/core';
import { isBlocking, type ScriptProblem } from '#shared/domain/surveys/check-script.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { t } from '../../../shared/text/index.ts';
import { formatProblem } from '../format-problem.ts';
import styles from './editor.module.css';

type Props = { body: ScriptBody; problems: readonly ScriptProblem[]; open: (id: string) => void };

/** What stands in the way of saving, and what is only worth a look; each leads to its place. */
export function Problems({ body, problems, open }: Props) {
  if (problems.length === 0) return null;
  const wrong = problems.filter(isBlocking);
  const remarks = problems.filter((problem) => !isBlocking(problem));
  const lines = (some: readonly ScriptProblem[]) => (
    <ul>
      {some.map((problem) => {
        const text = formatProblem(problem, body);
        const id = 'item' in problem ? body.items[problem.item]?.id : undefined;
        return (
          <li key={JSON.stringify(problem)}>
            {id === undefined ? (
              text
            ) : (
              <button type="button" onClick={() => open(id)}>
                {text}
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
