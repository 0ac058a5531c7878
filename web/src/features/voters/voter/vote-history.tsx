import { Text } from '@mantine/core';
import { methodIn, partyIn } from '#shared/domain/voters/ballot.ts';
import { electionKinds, type FileElection } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../../../shared/text/index.ts';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { electionName, methodName, partyName } from '../../../shared/voters/format-voter.ts';
import styles from './voter.module.css';

type Props = { person: Person; elections: readonly FileElection[] };

const newestFirst = (one: FileElection, other: FileElection): number =>
  other.year - one.year || (one.key < other.key ? 1 : -1);

/** `By mail, Republican ballot`; only what the file says. */
const ballotName = (code: number): string =>
  [methodIn(code) && methodName(methodIn(code)), partyIn(code) && partyName(partyIn(code))]
    .filter((part) => part !== '')
    .join(', ');

/** In which of the file's elections they voted: a line for each kind, the newest first. */
export function Votes({ person: { voted, ballots }, elections }: Props) {
  const kinds = electionKinds
    .map((kind) => ({ kind, elections: elections.filter((one) => one.kind === kind).sort(newestFirst) }))
    .filter(({ elections }) => elections.length > 0);
  return (
    <Part
      title={t('voters.voter.votes')}
      aside={
        elections.length > 0 && (
          <span className={styles.soft}>
            {t('voters.voter.votesHint', { count: voted.length, of: elections.length })}
          </span>
        )
      }
    >
      {kinds.length === 0 && <Text c="var(--ink-soft)">{t('voters.voter.noElections')}</Text>}
      <dl className={styles.votes}>
        {kinds.map(({ kind, elections: ofKind }) => (
          <div key={kind}>
            <dt>{t(`voterSearch.kindNames.${kind}`)}</dt>
            {ofKind.map((election) => {
              const did = voted.includes(election.key);
              return (
                <dd
                  key={election.key}
                  data-voted={did || undefined}
                  title={electionName(election.key, elections)}
                >
                  <span aria-hidden>{did ? '✓' : '–'}</span> {election.year}
                  {did && ballots[election.key] !== undefined && (
                    <span> · {ballotName(ballots[election.key] ?? 0)}</span>
                  )}
                  <span className="visually-hidden">
                    {t(did ? 'voters.voter.didVote' : 'voters.voter.didNotVote')}
                  </span>
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </Part>
  );
}
