import { goneColumn } from '#shared/domain/voters/gone-ids.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showNumber } from '../../../shared/ui/format.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { keyOf } from '../../../shared/voters/segment-params.ts';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import { PeopleList } from '../list/people-list.tsx';
import { usePeople } from '../list/use-people.ts';
import type { SortName } from '../list/voter-sorts.ts';
import { type GoneQuestion, noPrecinct } from './use-gone-question.ts';

/** Files and precincts that are offered to choose from. */
const offeredMax = 200;
const wholeList = { segment: { steps: [] }, channel: null, words: '' };

export const sinceOf = ({ data }: Person): string => {
  const day = data[goneColumn];
  return typeof day === 'string' ? showDay(day) : '';
};
const more: readonly Column<Person, SortName>[] = [
  { key: 'since', header: 'voters.gone.since', width: '112px', cell: sinceOf, numeric: true, wideOnly: true },
];

/** Those who are gone: searched, in an order, and counted by the file that lacked them and by where they lived. */
export function GoneList({ question }: { question: GoneQuestion }) {
  const { query, sort, first, since, precinct, choose, ...acts } = question;
  const people = usePeople(query, sort, first, true, 'gone');
  const { value: total } = useAnswer(`gone count ${keyOf(query)}`, async ({ gone }) => {
    const { counts } = await gone.count(query, 'gone count');
    return counts.people;
  });
  const { value: days } = useAnswer('gone days', ({ gone }) => gone.values('data:gone', '', offeredMax));
  const { value: precincts } = useAnswer('gone precincts', ({ gone }) => gone.groups(wholeList, 'precinct'));
  const option = (value: string, name: string, count: number) => ({
    value,
    label: t('voters.gone.option', { value: name, shown: showNumber(count) }),
  });
  return (
    <PeopleList
      people={people}
      total={total}
      searchText={query.words}
      sort={sort}
      marks={false}
      nothing={t('voters.gone.nothing')}
      more={more}
      {...acts}
      tools={
        <>
          <Choice
            label={t('voters.gone.since')}
            value={since}
            any={t('voters.gone.anySince')}
            options={(days ?? []).map(({ value, people: count }) => option(value, showDay(value), count))}
            onChange={(value) => choose('since', value)}
          />
          <Choice
            label={t('voters.gone.precinct')}
            value={precinct}
            any={t('voters.gone.anyPrecinct')}
            options={(precincts ?? [])
              .slice(0, offeredMax)
              .map(({ value, people: count }) =>
                option(value || noPrecinct, value || t('voters.gone.noPrecinct'), count),
              )}
            onChange={(value) => choose('precinct', value)}
          />
        </>
      }
    />
  );
}
