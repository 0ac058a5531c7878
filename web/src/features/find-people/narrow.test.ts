import { expect, it } from 'vitest';
import type { AudienceFilter, AudienceTest } from '#shared/domain/people/audience/audience-filter.ts';
import { noLists } from '#shared/domain/people/audience/audience-predicates.ts';
import type { PeopleGroup } from '#shared/domain/people/audience/audience-view.ts';
import type { CardRow } from '#shared/domain/people/pack/pack-rows.ts';
import { createPeopleIndex } from '#shared/domain/people/pack/people-index.ts';
import { createPeopleAnswers } from '../../shared/people/pack/people-answers.ts';
import { narrowed, testOfGroup } from './narrow.ts';

const byName = { by: 'name' as const, reversed: false, members: {} };

const tag = (...tags: string[]): AudienceTest => ({ by: 'tag', which: 'any', tags });
const allTags = (...tags: string[]): AudienceTest => ({ by: 'tag', which: 'all', tags });
const donors: AudienceTest = { by: 'facet', is: ['donor'] };
const volunteers: AudienceTest = { by: 'facet', is: ['volunteer'] };
const city = (...is: string[]): AudienceTest => ({ by: 'value', column: 'city', is });
const filter = (...all: AudienceTest[]): AudienceFilter => ({ all, except: [tag('Out')] });

it.each<[string, AudienceTest[], AudienceTest, AudienceTest[]]>([
  ['asks for both tags', [tag('A')], tag('B'), [allTags('A', 'B')]],
  [
    'asks for a third tag too',
    [allTags('A', 'B'), city('Reno')],
    tag('C'),
    [allTags('A', 'B', 'C'), city('Reno')],
  ],
  ['changes nothing for a tag that is asked for', [tag('A')], tag('A'), [tag('A')]],
  ['keeps that one of several tags is asked for', [tag('A', 'B')], tag('C'), [tag('A', 'B'), tag('C')]],
  ['asks for both facets', [donors], volunteers, [donors, volunteers]],
  ['changes nothing for a facet that is asked for', [donors, volunteers], donors, [donors, volunteers]],
  ['replaces one of several cities', [city('Reno', 'Sparks')], city('Reno'), [city('Reno')]],
])('%s', (_, current, test, wanted) => {
  expect(narrowed(filter(...current), test)).toEqual(filter(...wanted));
});

const card = (at: number): CardRow => ({
  ...{ id: `p${at}`, name: `Ana ${at}`, key: `ana ${at}`, kind: 'person', city: at % 2 ? 'Reno' : 'Sparks' },
  ...{ state: 'NV', zip: '', language: '', source: '', assigned: '', voter: '', household: '', last4: '' },
  tags: ['A', 'B', 'C', 'D'].filter((_, bit) => (at >> bit) % 2 === 1),
  facets: ['donor', 'volunteer'].filter((_, bit) => (at >> (bit + 2)) % 2 === 1),
  ...{ added: 20_260_101, emails: [], phones: [], parts: [], mailboxes: [], reach: '-----' },
});

it.each<[PeopleGroup, AudienceTest[]]>([
  ['tags', [tag('A')]],
  ['tags', [allTags('A', 'B')]],
  ['tags', [tag('A', 'B')]],
  ['facets', [donors]],
  ['facets', [{ by: 'facet', is: ['donor', 'contact'] }]],
  ['city', [city('Reno', 'Sparks'), tag('C')]],
])('finds as many people as the group of %s says', (group, current) => {
  const index = createPeopleIndex(64, 0);
  index.load(
    'cards',
    Array.from({ length: 64 }, (_, at) => card(at)),
  );
  index.settle();
  const answers = createPeopleAnswers(index);
  const ask = (all: AudienceFilter) => ({ filter: all, words: '', hashes: [] });
  const groups = answers.groups(ask(filter(...current)), group, noLists);
  expect(groups.length).toBeGreaterThan(1);
  for (const { value, people } of groups) {
    const test = testOfGroup(group, value);
    if (!test) continue;
    const found = answers.find(ask(narrowed(filter(...current), test)), byName, 1, noLists);
    expect([value, found.counts.people]).toEqual([value, people]);
  }
});
