import { Stack, Text } from '@mantine/core';
import type { DonorSegment } from '#shared/domain/gifts/donor-segments.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { channels } from '#shared/domain/voters/contact-results.ts';
import { showAudience } from '../../shared/people/pack/format-audience.ts';
import { showSegmentTerms } from '../../shared/people/pack/format-segment.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import type { FoundNow } from './use-found-people.ts';

const segmentsIn = ({ all, except }: AudienceFilter): DonorSegment[] => [
  ...new Set([...all, ...except].flatMap((test) => (test.by === 'segment' ? test.is : []))),
];

/** What was asked in one sentence, what the segments in it mean, and how many they are by household and channel. */
export function FoundSummary({ found: { counts, query, names } }: { found: FoundNow }) {
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
      <Text size="sm">{showAudience(query.filter, names)}</Text>
      {segmentsIn(query.filter).map((segment) => (
        <Text key={segment} size="sm" c="var(--ink-soft)">
          {showSegmentTerms(segment)}
        </Text>
      ))}
    </Stack>
  );
}
