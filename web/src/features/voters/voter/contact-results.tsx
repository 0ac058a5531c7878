import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { type Result, type Source, sources } from '#shared/domain/voters/contact-results.ts';
import { ResultChoice } from '../../../shared/scripts/result-choice.tsx';
import { t } from '../../../shared/text/index.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { resultName } from '../../../shared/voters/format-voter.ts';
import { Field } from './choice-field.tsx';
import { useRecordLearned } from './use-record-learned.ts';
import styles from './voter.module.css';

/** What came of trying to reach them, said by one tap; what cannot happen there is not offered. */
export function Results({ person, writes }: { person: Person; writes: boolean }) {
  const say = useRecordLearned(person);
  const [source, setSource] = useState<Source>('phone');
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
          <ResultChoice source={source} choose={put} />
        </>
      )}
    </Field>
  );
}
