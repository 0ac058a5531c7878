import { Anchor, Button, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { people } from '#shared/collections/people.ts';
import { withValue } from '../../../shared/data/queries.ts';
import { useListOnce } from '../../../shared/data/use-list-once.ts';
import { addCard } from '../../../shared/people/facet-changes.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { formatStreet, personName } from '../../../shared/voters/format-voter.ts';
import styles from './voter.module.css';

/** More than one is a mistake, which the screen shows. */
const linkedMax = 3;

/** Who of the campaign's people this voter is; otherwise the way to become one. One read for each. */
export function LinkedPerson({ person }: { person: Person }) {
  const { organization, can } = useMember();
  const path = people.path(organization);
  const reads = can('people.read');
  const live = useListOnce(people, reads ? `${path} of ${person.id}` : null, () =>
    withValue(path, 'voter_id', person.id, linkedMax),
  );
  if (!reads || live.is !== 'ready') return null;
  const known = live.value.filter(({ merged_into }) => merged_into === null);
  if (known.length === 0 && !can('people.write')) return null;
  return (
    <Part title={t('voters.voter.person.title')}>
      {known.map(({ id, name, facets }) => (
        <p key={id} className={styles.soft} style={{ margin: 0 }}>
          <Anchor component={Link} to={`/people/${id}`}>
            {name}
          </Anchor>{' '}
          {facets.map((facet) => t(`voters.voter.person.${facet}`)).join(' · ')}
        </p>
      ))}
      {known.length === 0 && <AddPerson person={person} />}
    </Part>
  );
}

/** A card with what a campaign needs to reach somebody; all other facts stay in the file. */
function AddPerson({ person }: { person: Person }) {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const add = async () => {
    const { cell, landline, email, city, state, zip } = person;
    const phones = [...new Set([cell, landline].filter(Boolean))];
    const data = {
      ...{ kind: 'person' as const, name: personName(person), emails: email ? [email] : [], phones },
      ...{ street: formatStreet({ ...person, unit: '' }) || null, unit: person.unit || null },
      ...{ city: city || null, state: state || null, zip: zip || null },
      ...{ language: null, birth_year: null, employer: null, occupation: null, tags: [], source: null },
      ...{ assigned_to: null, voter_id: person.id, not_voters: [] },
    };
    await addCard(id, data);
    navigate(`/people/${id}`);
  };
  return (
    <>
      <Text c="var(--ink-soft)" mb={8}>
        {t('voters.voter.person.none')}
      </Text>
      <Button
        variant="default"
        className={styles.tap ?? ''}
        leftSection={<IconUserPlus size={16} aria-hidden />}
        onClick={() => void add().catch(() => undefined)}
      >
        {t('voters.voter.person.add')}
      </Button>
    </>
  );
}
