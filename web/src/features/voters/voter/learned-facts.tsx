import { Stack } from '@mantine/core';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import type { Facts, Person } from '../../../shared/voters/engine.ts';
import { Note } from './add-note.tsx';
import { Results } from './contact-results.tsx';
import { Support } from './support.tsx';
import { Suppress } from './suppress.tsx';
import { Tags } from './tags.tsx';

/** What the campaign learned, and where it is written down: one tap each. */
export function LearnedFacts({ person, facts }: { person: Person; facts: Facts }) {
  const writes = useMember().can('voters.write');
  return (
    <Part title={t('voters.voter.known')}>
      <Stack gap="lg">
        <Support person={person} writes={writes} />
        <Results person={person} writes={writes} />
        <Tags person={person} known={facts.tags} writes={writes} />
        {writes && <Note person={person} />}
        {writes && <Suppress person={person} />}
      </Stack>
    </Part>
  );
}
