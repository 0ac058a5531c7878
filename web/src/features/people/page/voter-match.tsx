import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { rejectedVotersMax } from '#shared/domain/people/people-limits.ts';
import { type MatchedPerson, matchSearches, matchVoters } from '#shared/domain/people/voter-match.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { notifyIfFailed, withUndo } from '../../../shared/ui/toasts.tsx';
import type { Engine, Person as Voter } from '../../../shared/voters/engine.ts';
import { formatAddress, personName } from '../../../shared/voters/format-voter.ts';
import { useAnswer, useVoters } from '../../../shared/voters/use-voters.ts';
import { useVoterFileState } from '../../../shared/voters/worker-connection.ts';
import type { Person } from '../person-area.ts';
import styles from './person-page.module.css';

/** Voters that one search reads; a common family name has more, and is found by the narrower searches. */
const readMax = 200;

async function findCandidates(engine: Engine, person: MatchedPerson): Promise<Voter[]> {
  const pages = await Promise.all(
    matchSearches(person).map((words, at) =>
      engine.page(
        { segment: { steps: [] }, channel: null, words },
        { by: 'name', down: false },
        0,
        readMax,
        `person match ${at}`,
      ),
    ),
  );
  return pages.flat();
}

/** Links a person to a voter, or remembers that this voter is somebody else. Through the journal, with undo. */
function decide(person: Person, voterId: string, isSame: boolean): void {
  const { id, name, not_voters: rejected } = person;
  const others = rejected.filter((one) => one !== voterId);
  const data = isSame
    ? { voter_id: voterId }
    : { not_voters: [...others, voterId].slice(-rejectedVotersMax) };
  const base = isSame ? { voter_id: person.voter_id } : { not_voters: rejected };
  const failed = t('common.failedToSave');
  const title = t(isSame ? 'people.match.linked' : 'people.match.rejected');
  const change = { operation: 'update' as const, table: 'people' as const, id, data, base };
  void notifyIfFailed(withUndo(change, { title, name, failed }), failed);
}

/** Proposes who of the voter file a person is. The file is opened only when it is asked for, or is open already. */
export function VoterMatch({ person }: { person: Person }) {
  const { can } = useMember();
  const isOpen = useVoterFileState(({ voterFile }) => voterFile.is === 'ready');
  const [isRequested, setRequested] = useState(isOpen);
  if (person.kind !== 'person' || !can('voters.read') || !can('people.write')) return null;
  return (
    <Part title={t('people.page.voter.title')}>
      {isRequested ? (
        <Proposals person={person} />
      ) : (
        <Button variant="default" size="sm" onClick={() => setRequested(true)}>
          {t('people.match.find')}
        </Button>
      )}
    </Part>
  );
}

function Proposals({ person }: { person: Person }) {
  const { voterFile } = useVoters();
  const { name, phones, emails, street, city, zip, birth_year: birthYear } = person;
  const matched = { name, phones, emails, street, city, zip, birthYear };
  const { value, why } = useAnswer(`match ${JSON.stringify(matched)}`, (engine) =>
    findCandidates(engine, matched),
  );
  if (voterFile.is === 'none') return <Text c="var(--ink-soft)">{t('people.match.noFile')}</Text>;
  if (voterFile.is === 'failed') return <Text c="var(--bad)">{voterFile.why}</Text>;
  if (why !== null) return <Text c="var(--bad)">{why}</Text>;
  if (value === null)
    return (
      <Text c="var(--ink-soft)" role="status">
        {t('people.match.searching')}
      </Text>
    );
  const found = matchVoters(matched, value, person.not_voters);
  if (found.length === 0) return <Text c="var(--ink-soft)">{t('people.match.none')}</Text>;
  return (
    <ul className={styles.matches}>
      {found.map(({ voter, reasons, otherYear }) => (
        <li key={voter.id}>
          <Stack gap={0}>
            <span>
              {personName(voter)}
              {voter.age !== null && `, ${voter.age}`}
            </span>
            <Text size="sm" c="var(--ink-soft)">
              {formatAddress(voter)}
            </Text>
            <Text size="sm" c="var(--ink-soft)">
              {t('people.match.same', {
                what: reasons.map((reason) => t(`people.match.reasons.${reason}`)).join(', '),
              })}
            </Text>
            {otherYear !== null && (
              <Text size="sm" c="var(--goal)">
                {t('people.match.otherYear', { year: String(otherYear) })}
              </Text>
            )}
          </Stack>
          <Group gap="xs">
            <Button
              size="compact-sm"
              aria-label={t('people.match.confirmName', { name: personName(voter) })}
              onClick={() => decide(person, voter.id, true)}
            >
              {t('people.match.confirm')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('people.match.rejectName', { name: personName(voter) })}
              onClick={() => decide(person, voter.id, false)}
            >
              {t('people.match.reject')}
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}
