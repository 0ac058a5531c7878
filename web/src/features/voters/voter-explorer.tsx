import { Button, Stack } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { asksForRaceBeyond, withoutRaceTests } from '#shared/domain/voters/segment-without-race.ts';
import { useQuestions } from '../../shared/scripts/use-scripts.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { useLayout } from '../../shared/ui/list/width.ts';
import { useStartParam } from '../../shared/ui/start-param.ts';
import type { Facts } from '../../shared/voters/engine.ts';
import { keyOf, usesAnswers } from '../../shared/voters/segment-params.ts';
import { useFrozenLists } from '../../shared/voters/use-frozen-lists.ts';
import { useAnswer } from '../../shared/voters/use-voters.ts';
import styles from './list/people.module.css';
import { PeopleList } from './list/people-list.tsx';
import { RaceRefused } from './list/race-refused.tsx';
import { usePeople } from './list/use-people.ts';
import { BulkBar } from './list/voter-bulk-bar.tsx';
import { chooseFrom } from './list/voter-selection.ts';
import { OriginStrip } from './saved/origin-strip.tsx';
import { SearchPanel } from './search/search-panel.tsx';
import type { Question } from './use-voter-question.ts';

/** Who answers the question, beside the question; on a phone that opens over them. */
export function Explorer({ facts, question }: { facts: Facts; question: Question }) {
  const { query, segment, sort } = question;
  const writes = useMember().can('voters.write');
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useLayout(frame) === 'wide';
  const [opened, setOpened] = useState(false);
  useStartParam('search', () => setOpened(true));
  const holds = useFrozenLists(query.segment);
  // What questions are called is read where one of them is asked for.
  const questions = useQuestions(!usesAnswers(segment));
  const loading = question.origin.is === 'loading' || !holds.ready;
  const key = keyOf(query);
  useEffect(() => chooseFrom(key), [key]);
  // Nobody is counted before a list is known: the worker would say that nobody is on it.
  const {
    value: answer,
    waiting,
    why,
  } = useAnswer(`count ${key} ${holds.ready}`, (engine) =>
    loading ? Promise.resolve(null) : engine.count(query, 'count'),
  );
  // A refused question has no number: that of the one before is not its own.
  const value = why === null ? answer : null;
  const people = usePeople(query, sort, question.first, !loading);
  const total = value?.counts.people ?? null;
  const isRefused = asksForRaceBeyond(query.segment, facts.race);
  const panel = (
    <SearchPanel
      question={question}
      answered={value}
      waiting={waiting}
      known={{
        elections: facts.elections,
        data: facts.data,
        race: facts.race,
        lists: holds.names,
        questions,
      }}
      facts={facts}
      done={() => setOpened(false)}
    />
  );
  const count = segment.steps.length + (query.channel ? 1 : 0);
  return (
    <Stack gap="md" ref={frame}>
      <OriginStrip question={question} count={value?.counts.people ?? null} />
      <div className={styles.columns} data-beside={isWide || undefined}>
        {isWide && (
          <section className={styles.side} aria-label={t('voterSearch.title')}>
            {panel}
          </section>
        )}
        <div className={styles.side}>
          <PeopleList
            people={people}
            total={total}
            searchText={query.words}
            search={question.search}
            sort={sort}
            sortBy={question.sortBy}
            show={question.show}
            clear={question.clear}
            marks={writes}
            refusal={
              isRefused && <RaceRefused removeTests={() => question.setSegment(withoutRaceTests(segment))} />
            }
            tools={
              !isWide && (
                <Button
                  variant="default"
                  leftSection={<IconFilter size={16} aria-hidden />}
                  onClick={() => setOpened(true)}
                >
                  {count > 0 ? t('voterSearch.openSteps', { count }) : t('voterSearch.open')}
                </Button>
              )
            }
          />
          {writes && <BulkBar query={query} total={total} facts={facts} />}
        </div>
      </div>
      {!isWide && (
        <ChoiceDialog opened={opened} title={t('voterSearch.title')} close={() => setOpened(false)}>
          <Stack gap="md">
            {panel}
            <Button onClick={() => setOpened(false)}>
              {total === null
                ? t('voterSearch.close')
                : t('voterSearch.closeCount', { count: total, shown: showNumber(total) })}
            </Button>
          </Stack>
        </ChoiceDialog>
      )}
    </Stack>
  );
}
