import { Stack, Text } from '@mantine/core';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { channels } from '#shared/domain/voters/contact-results.ts';
import { type ListNames, showAudience } from '../../shared/people/pack/format-audience.ts';
import type { PeopleFound } from '../../shared/people/pack/people-answers.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';

type Props = { found: PeopleFound; filter: AudienceFilter; names: ListNames | null };

/** What was asked in one sentence, and how many they are by household and channel. */
export function FoundSummary({ found: { counts }, filter, names }: Props) {
  const reach = channels
    .map((channel) => `${t(`consent.channels.${channel}`)} ${showNumber(counts.reach[channel])}`)
    .join(' · ');
  return (
    <Stack gap={2} role="status">
      <Text fw={600}>
        {t('audiences.count', { count: counts.people, shown: showNumber(counts.people) })}
        {' · '}
        {t('audiences.households', { count: counts.households, shown: showNumber(counts.households) })}
      </Text>
      <Text size="sm" c="var(--ink-soft)">
        {t('audiences.reachLabel')}: {reach}
      </Text>
      <Text size="sm">{showAudience(filter, names ?? new Map())}</Text>
    </Stack>
  );
}
