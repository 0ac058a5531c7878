import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import {
  moreResults,
  type Result,
  type Source,
  shortResults,
  sources,
} from '#shared/rules/voters/results.ts';
import { t } from '../../../shared/text/index.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { resultName } from '../names.ts';
import { Field, OneTap } from './Field.tsx';
import { useSay } from './say.ts';
import styles from './voter.module.css';

/** What came of trying to reach them, said by one tap; the codes that are rare stand behind "More". */
export function Results({ person, writes }: { person: Person; writes: boolean }) {
  const say = useSay(person);
  const [source, setSource] = useState<Source>('phone');
  const [all, setAll] = useState(false);
  const { last_attempt: last, attempts } = person.known;
  const put = (outcome: Result) =>
    say(
      { kind: 'attempt', source, outcome },
      t('voters.voter.resultSaid', { result: resultName(outcome), how: t(`voterCodes.sources.${source}`) }),
    );
  return (
    <Field
      label={t('voters.voter.result')}
      hint={attempts === 0 ? t('voters.voter.never') : t('voters.voter.attempts', { count: attempts })}
    >
      {last && (
        <p className={styles.soft} style={{ margin: '0 0 8px' }}>
          {t('voters.voter.last', { result: resultName(last.outcome), when: showMomentDay(last.at) })}
        </p>
      )}
      {writes && (
        <>
          <NativeSelect
            aria-label={t('voters.voter.resultHow')}
            data={sources.map((value) => ({ value, label: t(`voterCodes.sources.${value}`) }))}
            value={source}
            onChange={({ currentTarget }) =>
              setSource(sources.find((one) => one === currentTarget.value) ?? source)
            }
            mb="xs"
            maw={220}
          />
          <div className={styles.choices}>
            {[...shortResults, ...(all ? moreResults : [])].map((result) => (
              <OneTap key={result} onClick={() => put(result)}>
                {resultName(result)}
              </OneTap>
            ))}
          </div>
          <Button
            variant="subtle"
            size="compact-sm"
            mt="xs"
            className={styles.tap ?? ''}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {t(all ? 'voters.voter.fewer' : 'voters.voter.more')}
          </Button>
        </>
      )}
    </Field>
  );
}
