import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { people } from '#shared/collections/people.ts';
import type { AudienceTest } from '#shared/domain/people/audience/audience-filter.ts';
import { facetValues } from '#shared/domain/people/audience/audience-filter.ts';
import type { PeopleGroup } from '#shared/domain/people/audience/audience-view.ts';
import { showStored } from '../../shared/area/area.ts';
import { useMembers } from '../../shared/data/use-members.ts';
import { showSegment } from '../../shared/people/pack/format-segment.ts';
import type { PeopleOfValue, PeopleQuery } from '../../shared/people/pack/people-answers.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { testOfGroup } from './narrow.ts';
import type { Opened } from './use-found-people.ts';

/** Values that are shown at first. */
const shownMax = 24;

type Props = {
  opened: Opened;
  query: PeopleQuery;
  isReady: boolean;
  group: PeopleGroup;
  narrow: (test: AudienceTest) => void;
};

/** How many people have each value of a column; a value narrows the list to its people. */
export function GroupPanel({ opened: { line, revision }, query, isReady, group, narrow }: Props) {
  const [groups, setGroups] = useState<readonly PeopleOfValue[]>([]);
  const [isAll, setIsAll] = useState(false);
  const members = useMembers(useMember().organization);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is another answer.
  useEffect(() => {
    let isCurrent = true;
    if (!line || !isReady) return;
    line.groups(query, group).then(
      (answer) => isCurrent && setGroups(answer),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [line, revision, query, group, isReady]);
  const nameOf = (value: string): string => {
    if (group === 'facets') {
      const facet = facetValues.find((one) => one === (value === '' ? 'contact' : value));
      return facet ? t(`audiences.facets.${facet}`) : value;
    }
    if (value === '') return t('audiences.group.without');
    if (group === 'language') return String(showStored(people, 'language', value));
    if (group === 'segments') return showSegment(value);
    if (group !== 'assigned') return value;
    const member = members.is === 'ready' ? members.value.find(({ id }) => id === value) : undefined;
    return member?.full_name ?? t('audiences.group.formerMember');
  };
  return (
    <section aria-label={t('audiences.group.label', { column: t(`audiences.group.by.${group}`) })}>
      <Group gap="xs">
        {(isAll ? groups : groups.slice(0, shownMax)).map(({ value, people: count }) => {
          const test = testOfGroup(group, value);
          const label = (
            <>
              {nameOf(value)}
              <Text span size="sm" c="var(--ink-soft)" ms={6} className="figures">
                {showNumber(count)}
              </Text>
            </>
          );
          return test ? (
            <Button key={value} size="compact-sm" variant="default" onClick={() => narrow(test)}>
              {label}
            </Button>
          ) : (
            <Text key={value} size="sm">
              {label}
            </Text>
          );
        })}
        {!isAll && groups.length > shownMax && (
          <Button size="compact-sm" variant="subtle" onClick={() => setIsAll(true)}>
            {t('audiences.group.all', { shown: showNumber(groups.length) })}
          </Button>
        )}
      </Group>
    </section>
  );
}
