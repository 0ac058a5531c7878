import { SegmentedControl, Text } from '@mantine/core';
import { type SignedUpDates, signedUpDates } from '#shared/domain/events/event-choices.ts';
import { t } from '../../../shared/text/index.ts';

type Props = { value: SignedUpDates; onChange: (value: SignedUpDates) => void };

/** What happens to dates with sign-ups that are on no day of the new rule. */
export const SeriesChangeInput = ({ value, onChange }: Props) => (
  <div>
    <Text size="sm" fw={500} mb={4}>
      {t('eventExtras.series.signedUps')}
    </Text>
    <SegmentedControl
      aria-label={t('eventExtras.series.signedUps')}
      value={value}
      onChange={(chosen) => onChange(signedUpDates.find((one) => one === chosen) ?? 'keep')}
      data={signedUpDates.map((one) => ({ value: one, label: t(`eventExtras.series.${one}`) }))}
    />
    <Text size="sm" c="var(--ink-soft)" mt={4}>
      {t('eventExtras.series.hint')}
    </Text>
  </div>
);
