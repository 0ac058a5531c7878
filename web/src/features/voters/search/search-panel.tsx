import { Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import type { CountResult, Facts } from '../../../shared/voters/engine.ts';
import type { Known } from '../../../shared/voters/format-search.ts';
import { FreezeDialog } from '../saved/freeze-dialog.tsx';
import { SaveDialog } from '../saved/save-dialog.tsx';
import type { Question } from '../use-voter-question.ts';
import { Builder } from './builder.tsx';
import { Comes } from './search-results.tsx';

type Props = {
  question: Question;
  answered: CountResult | null;
  waiting: boolean;
  known: Known;
  facts: Facts;
  /** The search or the list was kept, and is shown. */
  done: () => void;
};

/** The question: its steps, the channel that it is for, what it comes to, and ways to keep it. */
export function SearchPanel({ question, answered, waiting, known, facts, done }: Props) {
  const { query, segment, origin } = question;
  const writes = useMember().can('voters.write');
  const [keeping, setKeeping] = useState<'search' | 'list' | null>(null);
  const close = () => setKeeping(null);
  // What is saved already need not be saved again.
  const isNew = origin.is !== 'list' && !(origin.is === 'search' && !origin.changed);
  const steps = answered?.steps.slice(0, segment.steps.length) ?? null;
  return (
    <Stack gap="md">
      <Title order={2} size="h5" className="visually-hidden">
        {t('voterSearch.title')}
      </Title>
      <Builder
        segment={segment}
        onChange={question.setSegment}
        left={steps}
        known={known}
        whole={t(origin.is === 'list' ? 'voterSearch.onList' : 'voterSearch.everybody')}
      />
      <Comes answered={answered} waiting={waiting} channel={query.channel} setChannel={question.setChannel} />
      {writes && (
        <Group gap="xs">
          {isNew && segment.steps.length > 0 && (
            <Button size="compact-sm" onClick={() => setKeeping('search')}>
              {t('voters.saved.save')}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={() => setKeeping('list')}>
            {t('voters.freeze.action')}
          </Button>
        </Group>
      )}
      {keeping === 'search' && (
        <SaveDialog segment={segment} channel={query.channel} close={close} done={done} />
      )}
      {keeping === 'list' && <FreezeDialog query={query} facts={facts} close={close} done={done} />}
    </Stack>
  );
}
