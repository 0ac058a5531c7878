import { SegmentedControl, Text } from '@mantine/core';
import { type SeriesScope, seriesScopes } from '#shared/domain/events/event-choices.ts';
import { t } from '../../../shared/text/index.ts';

type Props = { value: SeriesScope; onChange: (scope: SeriesScope) => void; hint?: boolean };

/** Whether a change is of one date of a series, or of that and all later ones. */
export const ScopeChoice = ({ value, onChange, hint = false }: Props) => (
  <div>
    <SegmentedControl
      aria-label={t('events.scope.label')}
      value={value}
      onChange={(chosen) => onChange(seriesScopes.find((one) => one === chosen) ?? 'one')}
      data={seriesScopes.map((scope) => ({ value: scope, label: t(`events.scope.${scope}`) }))}
    />
    {hint && (
      <Text size="sm" c="var(--ink-soft)" mt={4}>
        {t('events.scope.hint')}
      </Text>
    )}
  </div>
);
