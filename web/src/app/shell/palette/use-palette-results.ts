import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../shared/campaign/record-name.ts';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { isDemo } from '../../../shared/demo/mode.ts';
import type { IconName } from '../../../shared/feature.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { useViews } from '../../../shared/session/views.ts';
import { type MessageKey, t } from '../../../shared/text/index.ts';
import { features } from '../../features.ts';
import { useNames } from '../recent-names.ts';
import { type People, type Person, usePeople } from './find-people.ts';
import { type ActIcon, actionsFor, type Entry, screensFor } from './palette-entries.ts';
import { answering } from './rank-entries.ts';
import { useActions } from './use-actions.ts';

/** One line that can be chosen. */
export type Result = {
  id: string;
  name: string;
  /** What it belongs to, or what tells it from another of the same name. */
  detail: string;
  icon: IconName | ActIcon;
  run: () => void;
};
export type Group = { title: MessageKey; results: Result[] };

const recentIcons = {
  donor: 'fundraising',
  donation: 'fundraising',
  volunteer: 'volunteers',
  person: 'people',
} as const;

const recordIcons = {
  people: 'people',
  voters: 'voters',
  issues: 'policy',
  tags: 'people',
  events: 'events',
  appointments: 'schedule',
} as const;

function addressOf({ table, id, name }: Person): string {
  if (table === 'tags') return `/people?${new URLSearchParams({ tag: name })}`;
  if (table === 'voters') return `/voters/${encodeURIComponent(id)}`;
  if (table === 'events') return `/events/${id}`;
  if (table === 'appointments') return `/schedule/${id}`;
  return table === 'issues' ? `/strategy/policy/${id}` : addresses[table](id);
}

/** A visitor who tries the product has no session to end. */
const nameOf = ({ action, label }: Entry): string =>
  t(isDemo && action.is === 'sign out' ? 'demo.menu.leave' : label);
const textsOf = (entry: Entry): [string, string] => [nameOf(entry), entry.keywords ? t(entry.keywords) : ''];

/** What the line under the list says of the search for people, and of the list where nothing is in it. */
function statusOf(
  people: People,
  typed: string,
  shown: number,
  { online, readsPeople }: { online: boolean; readsPeople: boolean },
): string {
  if (people.is === 'failed') return people.why;
  if (people.is === 'searching' || (people.is === 'found' && !people.complete))
    return t('commands.people.searching');
  if (!online && people.is === 'found') return t('commands.people.offline');
  if (people.is === 'found' && people.capped) return t('list.capped');
  if (people.is === 'found' && people.people.length === 0 && !people.unasked && readsPeople)
    return t('commands.people.none', { typed });
  if (typed.trim() === '') return '';
  return shown === 0 ? t('commands.nothing', { typed }) : t('commands.found', { count: shown });
}

/** All that answers what is typed: records lately looked at while that is nothing, and people once it is two letters. */
export function useResults(typed: string): { groups: Group[]; status: string } {
  const { role, grants, uid, can } = useMember();
  const navigate = useNavigate();
  const perform = useActions();
  const online = useConnectivity((state) => state.online);
  const recent = useNames(useViews(uid).recently_viewed) ?? [];
  const people = usePeople(typed);
  const { areas, inside, actions } = useMemo(
    () => ({ ...screensFor({ role, grants }, features), actions: actionsFor({ role, grants }) }),
    [role, grants],
  );
  const blank = typed.trim() === '';
  const entryOf = (entry: Entry): Result => ({
    id: entry.id,
    name: nameOf(entry),
    detail: entry.under ? t(entry.under) : '',
    icon: entry.icon,
    run: () => perform(entry.action),
  });
  const found = people.is === 'found' ? people.people : [];
  const query = typed.trim();
  // Their screen opens the file, where this page has not yet.
  const elsewhere: Result[] =
    people.is === 'found' && people.unasked
      ? [
          {
            id: 'voters/all',
            name: t('commands.people.voters', { typed: query }),
            detail: '',
            icon: 'voters',
            run: () => navigate(`/voters?${new URLSearchParams({ q: query })}`),
          },
        ]
      : [];
  const all: Group[] = [
    {
      title: 'menu.recent.title',
      results: blank
        ? recent.slice(0, 5).map(({ id, type, name, to }) => ({
            id: `recent/${type}/${id}`,
            name,
            detail: t(`commands.kinds.${type}`),
            icon: recentIcons[type],
            run: () => navigate(to),
          }))
        : [],
    },
    {
      title: 'commands.groups.screens',
      results: answering(blank ? areas : [...areas, ...inside], typed, textsOf).map(entryOf),
    },
    { title: 'commands.groups.actions', results: answering(actions, typed, textsOf).map(entryOf) },
    // Last, for they come last: what somebody is about to choose must not move.
    {
      title: 'commands.groups.people',
      results: [
        ...found.map(
          (one): Result => ({
            id: `${one.table}/${one.id}`,
            name: one.name,
            detail: [t(`commands.kinds.${one.kind}`), one.detail].filter(Boolean).join(' · '),
            icon: recordIcons[one.table],
            run: () => navigate(addressOf(one)),
          }),
        ),
        ...elsewhere,
      ],
    },
  ];
  const groups = all.filter(({ results }) => results.length > 0);
  const shown = groups.reduce((sum, { results }) => sum + results.length, 0);
  return {
    groups,
    status: statusOf(people, typed.trim(), shown, { online, readsPeople: can('people.read') }),
  };
}
