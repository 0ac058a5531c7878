import { Button, Text, Title } from '@mantine/core';
import { IconLock, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../../shared/text/index.ts';
import { AreaTabs } from '../../../shared/ui/area-tabs.tsx';
import { showMomentDay, showNumber } from '../../../shared/ui/format.ts';
import { Line, Lines } from '../../../shared/ui/list/named-lines.tsx';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import {
  type FrozenList,
  type SavedSearch,
  useLists,
  useSearches,
} from '../../../shared/voters/saved-searches.ts';
import { readSegment } from '../../../shared/voters/segment-params.ts';
import { useFrozenLists } from '../../../shared/voters/use-frozen-lists.ts';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { SavedMenu } from './saved-menu.tsx';

type PartProps = { title: string; hint: string; children: ReactNode };
const Part = ({ title, hint, children }: PartProps) => (
  <section>
    <Title order={2} size="h4">
      {title}
    </Title>
    <Text size="sm" c="var(--ink-soft)" mb="xs">
      {hint}
    </Text>
    {children}
  </section>
);

const Nothing = ({ children }: { children: string }) => <Text c="var(--ink-soft)">{children}</Text>;

/** Saved searches, which change, and frozen lists, which do not. */
export function SavedPage() {
  const searches = useSearches();
  const { lists, more } = useLists();
  return (
    <Page title={t('nav.voters')}>
      <AreaTabs />
      <StaleNote of={searches} />
      <Part title={t('voters.saved.searches')} hint={t('voters.saved.searchesHint')}>
        <LiveView of={searches}>
          {(found) =>
            found.length === 0 ? (
              <Nothing>{t('voters.saved.noSearches')}</Nothing>
            ) : (
              <Lines>
                {found.map((search) => (
                  <SearchRow key={search.id} search={search} />
                ))}
              </Lines>
            )
          }
        </LiveView>
      </Part>
      <Part title={t('voters.saved.lists')} hint={t('voters.saved.listsHint')}>
        <LiveView of={lists}>
          {(found) =>
            found.length === 0 ? (
              <Nothing>{t('voters.saved.noLists')}</Nothing>
            ) : (
              <Lines>
                {found.map((list) => (
                  <ListRow key={list.id} list={list} />
                ))}
              </Lines>
            )
          }
        </LiveView>
        {more && (
          <Button mt="xs" variant="default" onClick={more}>
            {t('voters.saved.more')}
          </Button>
        )}
      </Part>
    </Page>
  );
}

/** With how many people it names today. */
function SearchRow({ search }: { search: SavedSearch }) {
  const segment = readSegment(search.question);
  const { ready } = useFrozenLists(segment ?? { steps: [] });
  const { value, why } = useAnswer(`saved ${search.question} ${ready}`, (engine) =>
    segment && ready ? engine.count({ segment, channel: null, words: '' }) : Promise.resolve(null),
  );
  const people = value?.counts.people;
  return (
    <Line
      icon={IconRefresh}
      name={search.name}
      to={paths.search(search.id)}
      about={
        segment === null
          ? t('voters.saved.unreadable')
          : people === undefined || why !== null
            ? (why ?? t('voters.saved.changes'))
            : t('voters.saved.today', { count: people, shown: showNumber(people) })
      }
      menu={<SavedMenu of={{ is: 'search', record: search }} />}
    />
  );
}

const ListRow = ({ list }: { list: FrozenList }) => (
  <Line
    icon={IconLock}
    name={list.name}
    to={paths.list(list.id)}
    about={
      <>
        {t('voters.saved.stays', {
          people: showNumber(list.people),
          day: showMomentDay(list.created_at.toMillis()),
        })}{' '}
        {t('voters.saved.doors', { doors: showNumber(list.doors) })}
      </>
    }
    menu={<SavedMenu of={{ is: 'list', record: list }} />}
  />
);
