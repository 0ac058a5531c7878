import { Button, Stack } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useQuestions } from '../../shared/scripts/use-scripts.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { useBegin } from '../../shared/ui/begin.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/ChoiceDialog.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { useLayout } from '../../shared/ui/list/width.ts';
import type { Facts } from '../../shared/voters/engine.ts';
import { asksAnswers, keyOf } from '../../shared/voters/question.ts';
import { useHolds } from '../../shared/voters/use-holds.ts';
import { useAnswer } from '../../shared/voters/use-voters.ts';
import { BulkBar } from './list/BulkBar.tsx';
import { chooseFrom } from './list/chosen.ts';
import { PeopleList } from './list/PeopleList.tsx';
import styles from './list/people.module.css';
import { usePeople } from './list/use-people.ts';
import { OriginStrip } from './saved/OriginStrip.tsx';
import { SearchPanel } from './search/SearchPanel.tsx';
import type { Question } from './use-question.ts';

/** Who answers the question, beside the question; on a phone that opens over them. */
export function Explorer({ facts, question }: { facts: Facts; question: Question }) {
  const { asked, segment, sort } = question;
  const writes = useMember().can('voters.write');
  const frame = useRef<HTMLDivElement>(null);
  const beside = useLayout(frame) === 'wide';
  const [opened, setOpened] = useState(false);
  useBegin('search', () => setOpened(true));
  const holds = useHolds(asked.segment);
  // What questions are called is read where one of them is asked for.
  const questions = useQuestions(!asksAnswers(segment));
  const loading = question.origin.is === 'loading' || !holds.ready;
  const key = keyOf(asked);
  useEffect(() => chooseFrom(key), [key]);
  // Nobody is counted before a list is known: the worker would say that nobody is on it.
  const { value, waiting } = useAnswer(`count ${key} ${holds.ready}`, (engine) =>
    loading ? Promise.resolve(null) : engine.count(asked, 'count'),
  );
  const people = usePeople(asked, sort, question.first, !loading);
  const total = value?.counts.people ?? null;
  const panel = (
    <SearchPanel
      question={question}
      answered={value}
      waiting={waiting}
      known={{ elections: facts.elections, lists: holds.names, questions }}
      facts={facts}
      done={() => setOpened(false)}
    />
  );
  const count = segment.steps.length + (asked.channel ? 1 : 0);
  return (
    <Stack gap="md" ref={frame}>
      <OriginStrip question={question} here={value?.counts.people ?? null} />
      <div className={styles.columns} data-beside={beside || undefined}>
        {beside && (
          <section className={styles.side} aria-label={t('voterSearch.title')}>
            {panel}
          </section>
        )}
        <div className={styles.side}>
          <PeopleList
            people={people}
            total={total}
            words={asked.words}
            search={question.search}
            sort={sort}
            sortBy={question.sortBy}
            show={question.show}
            clear={question.clear}
            marks={writes}
            tools={
              !beside && (
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
          {writes && <BulkBar asked={asked} total={total} facts={facts} />}
        </div>
      </div>
      {!beside && (
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
