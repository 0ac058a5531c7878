import { scores } from '#shared/domain/voters/contact-results.ts';
import { OneTap } from '../../../shared/scripts/one-tap.tsx';
import { t } from '../../../shared/text/index.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { scoreName } from '../../../shared/voters/format-voter.ts';
import { Field } from './choice-field.tsx';
import { useRecordLearned } from './use-record-learned.ts';
import styles from './voter.module.css';

/** 1 to 5; the one that holds, pressed again, is taken back. */
export function Support({ person, writes }: { person: Person; writes: boolean }) {
  const say = useRecordLearned(person);
  const { support } = person.known;
  const put = (score: (typeof scores)[number]) => {
    const next = support?.score === score ? null : score;
    say(
      { kind: 'support', source: 'office', score: next },
      next === null
        ? t('voterCodes.events.supportBack')
        : t('voterCodes.events.support', { score: scoreName(next) }),
    );
  };
  return (
    <Field
      label={t('voters.voter.support')}
      hint={
        support
          ? t('voters.voter.supportSince', { when: showMomentDay(support.at) })
          : t('voters.voter.noSupport')
      }
    >
      <div className={styles.choices}>
        {scores.map((score) => (
          <OneTap
            key={score}
            pressed={support?.score === score}
            disabled={!writes}
            onClick={() => put(score)}
          >
            <span className={styles.number}>{score}</span> {scoreName(score)}
          </OneTap>
        ))}
      </div>
    </Field>
  );
}
