import { Anchor, Button, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { rejectedVotersMax } from '#shared/domain/people/people-limits.ts';
import type { FileElection } from '#shared/domain/voters/voter-file-columns.ts';
import { useWrites } from '../../../shared/area/area.ts';
import { t } from '../../../shared/text/index.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import { Facts } from '../../../shared/ui/record/facts.tsx';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { notifyIfFailed, withUndo } from '../../../shared/ui/toasts.tsx';
import type { Person as Voter } from '../../../shared/voters/engine.ts';
import {
  electionName,
  formatAddress,
  partyName,
  personName,
  resultName,
  scoreName,
} from '../../../shared/voters/format-voter.ts';
import { useAnswer, useVoters } from '../../../shared/voters/use-voters.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { area, type Person } from '../person-area.ts';
import styles from './person-page.module.css';

/** What the packed voter file on this device says of one voter. */
export type VoterFacts = {
  voter: Voter;
  /** Others at the address. */
  household: readonly Voter[];
  elections: readonly FileElection[];
};
type Props = {
  person: Person;
  voterId: string;
  known: VoterFacts | null;
  show: (facts: VoterFacts) => void;
};

/** Elections drawn as dots. */
const dotsMax = 12;
const othersMax = 6;

/** The voter record that a person is linked to: facts of the file, never copied into the card. */
export function VoterCard({ person, voterId, known, show }: Props) {
  return (
    <Part
      title={t('people.page.voter.title')}
      aside={
        <Anchor component={Link} to={paths.one(voterId)} size="sm">
          {t('people.page.voter.open')}
        </Anchor>
      }
    >
      {known ? <Known facts={known} /> : <LoadFacts voterId={voterId} show={show} />}
      <Unlink person={person} voterId={voterId} />
    </Part>
  );
}

/** Asks the file, and is gone with its listeners once it has answered. */
function LoadFacts({ voterId, show }: Pick<Props, 'voterId' | 'show'>) {
  const { voterFile } = useVoters();
  const { value, why } = useAnswer(`person voter ${voterId}`, async (engine) => {
    const [voter, door] = await Promise.all([engine.voter(voterId), engine.atDoor(voterId)]);
    return { voter, household: door.filter(({ id }) => id !== voterId) };
  });
  const elections = voterFile.is === 'ready' ? voterFile.facts.elections : null;
  useEffect(() => {
    if (value?.voter && elections) show({ voter: value.voter, household: value.household, elections });
  }, [value, elections, show]);
  if (voterFile.is === 'none') return <Text c="var(--ink-soft)">{t('people.match.noFile')}</Text>;
  if (voterFile.is === 'unseen') return <Text c="var(--ink-soft)">{t('people.page.voter.offline')}</Text>;
  if (voterFile.is === 'failed') return <Text c="var(--bad)">{voterFile.why}</Text>;
  if (why !== null) return <Text c="var(--bad)">{why}</Text>;
  if (value !== null && value.voter === null)
    return <Text c="var(--ink-soft)">{t('people.page.voter.gone', { id: voterId })}</Text>;
  return (
    <Text c="var(--ink-soft)" role="status">
      {t('people.match.searching')}
    </Text>
  );
}

function Known({ facts: { voter, household, elections } }: { facts: VoterFacts }) {
  const { precinct, party, age, known } = voter;
  const { attempts, last_attempt: last, support } = known;
  const contacts =
    last &&
    t('people.page.voter.lastContact', {
      count: attempts,
      result: resultName(last.outcome),
      day: showMomentDay(last.at),
    });
  const shown = [
    { label: t('people.page.voter.precinct'), value: precinct },
    { label: t('people.page.voter.party'), value: partyName(party) },
    { label: t('people.page.voter.age'), value: age },
    { label: t('people.page.voter.support'), value: support && scoreName(support.score) },
    { label: t('people.page.voter.votes'), value: <Dots voter={voter} elections={elections} /> },
    { label: t('people.page.voter.contacts'), value: contacts },
    { label: t('people.page.voter.address'), value: formatAddress(voter) },
    {
      label: t('people.page.voter.household'),
      value: household.length > 0 && <Household others={household} />,
    },
  ];
  return <Facts facts={shown.filter(({ value }) => value !== null && value !== '' && value !== false)} />;
}

const newestFirst = (one: FileElection, other: FileElection): number =>
  other.year - one.year || (one.key < other.key ? -1 : 1);

/** The last elections, newest first: a full dot for each in which they voted. */
function Dots({ voter: { voted }, elections }: { voter: Voter; elections: readonly FileElection[] }) {
  const last = elections.toSorted(newestFirst).slice(0, dotsMax);
  const count = last.filter(({ key }) => voted.includes(key)).length;
  return (
    <>
      <span
        className={styles.dots}
        role="img"
        aria-label={t('people.page.voter.voted', { count, of: last.length })}
      >
        {last.map(({ key }) => (
          <span
            key={key}
            className={styles.dot}
            data-voted={voted.includes(key) || undefined}
            title={electionName(key, elections)}
          />
        ))}
      </span>
      <Text span size="sm" c="var(--ink-soft)">
        {t('people.page.voter.voted', { count, of: last.length })}
      </Text>
    </>
  );
}

const Household = ({ others }: { others: readonly Voter[] }) => (
  <ul className={styles.household}>
    {others.slice(0, othersMax).map((one) => (
      <li key={one.id}>
        <Link to={paths.one(one.id)}>{personName(one)}</Link>
        <Text span size="sm" c="var(--ink-soft)">
          {[partyName(one.party), one.age, one.known.support && scoreName(one.known.support.score)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </li>
    ))}
  </ul>
);

function Unlink({ person, voterId }: Pick<Props, 'person' | 'voterId'>) {
  const writes = useWrites(area.collection);
  if (!writes) return null;
  const failed = t('common.failedToSave');
  const unlink = () => {
    const { id, not_voters: rejected } = person;
    const others = rejected.filter((one) => one !== voterId);
    const data = { voter_id: null, not_voters: [...others, voterId].slice(-rejectedVotersMax) };
    const base = { voter_id: voterId, not_voters: rejected };
    const change = { operation: 'update' as const, table: 'people' as const, id, data, base };
    const message = { title: t('people.page.voter.unlinked'), name: person.name, failed };
    void notifyIfFailed(withUndo(change, message), failed);
  };
  return (
    <Button variant="subtle" color="gray" size="compact-sm" ms={-8} mt={4} onClick={unlink}>
      {t('people.page.voter.unlink')}
    </Button>
  );
}
