import '../text/scripts/en.ts';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { type Result, resultsFor, type Source } from '#shared/domain/voters/contact-results.ts';
import { t } from '../text/index.ts';
import { OneTap } from './one-tap.tsx';
import styles from './scripts.module.css';

type Props = {
  /** Where the attempt was made: what cannot happen there is not offered. */
  source: Source;
  choose: (result: Result) => void;
  /** What stands, where a choice is one that holds rather than a deed. */
  chosen?: Result | null;
  /** Results that are said elsewhere on the screen, such as those of a whole building. */
  without?: readonly Result[];
  disabled?: boolean;
};

/** What came of an attempt, by one tap; the codes that are rare stand behind "More". */
export function ResultChoice({ source, choose, chosen, without = [], disabled = false }: Props) {
  const [opened, setOpened] = useState(false);
  const list = useId();
  const { short, more } = resultsFor(source);
  // What stands is seen, wherever its place is.
  const all = opened || (chosen != null && more.includes(chosen));
  const offered = [...short, ...(all ? more : [])].filter((result) => !without.includes(result));
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame in the middle of a form. */}
      <div id={list} role="group" aria-label={t('scripts.results.label')} className={styles.choices}>
        {offered.map((result) => (
          <OneTap
            key={result}
            {...(chosen !== undefined && { pressed: chosen === result })}
            disabled={disabled}
            onClick={() => choose(result)}
          >
            {t(`voterCodes.results.${result}`)}
          </OneTap>
        ))}
      </div>
      <Button
        variant="subtle"
        mt="xs"
        h={44}
        aria-expanded={all}
        aria-controls={list}
        disabled={disabled}
        onClick={() => setOpened(!all)}
      >
        {t(all ? 'scripts.results.fewer' : 'scripts.results.more')}
      </Button>
    </div>
  );
}
