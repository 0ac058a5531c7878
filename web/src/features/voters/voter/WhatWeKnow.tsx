import { Stack } from '@mantine/core';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { Part } from '../../../shared/ui/record/Parts.tsx';
import type { Facts, Person } from '../../../shared/voters/engine.ts';
import { Note } from './Note.tsx';
import { Results } from './Results.tsx';
import { Support } from './Support.tsx';
import { Suppress } from './Suppress.tsx';
import { Tags } from './Tags.tsx';

/** What the campaign learned, and where it is written down: one tap each. */
export function WhatWeKnow({ person, facts }: { person: Person; facts: Facts }) {
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
