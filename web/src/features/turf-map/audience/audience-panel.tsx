import { Anchor, NativeSelect, NumberInput, Stack, Switch, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import type { GroundState } from '../../../shared/turfs/ground/use-ground.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { ContactExclusions, countExcluded } from '../../../shared/voters/contact-exclusions.tsx';
import { useLists, useSearches } from '../../../shared/voters/saved-searches.ts';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import area from '../map.module.css';
import { pauseDays } from './audience-question.ts';
import type { TurfAudience } from './use-turf-audience.ts';

/** Where searches are made. */
const votersPath = '/voters';

type Props = { audience: TurfAudience; groundState: GroundState; taken: number; disabled: boolean };

/** Whom the turfs are for, and what that comes to. */
export function AudiencePanel({ audience, groundState, taken, disabled }: Props) {
  const searches = useSearches();
  const { lists } = useLists();
  const optionsOf = (kind: 'search' | 'list', live: typeof searches | typeof lists) =>
    live.is === 'ready' ? live.value.map(({ id, name }) => ({ value: `${kind} ${id}`, label: name })) : [];
  const saved = optionsOf('search', searches);
  const frozen = optionsOf('list', lists);
  const known = [...saved, ...frozen].some(({ value }) => value === audience.chosen);
  return (
    <Stack gap="sm" className={area.panel ?? ''}>
      <NativeSelect
        label={t('fieldMap.whom.label')}
        description={t('fieldMap.whom.hint')}
        disabled={disabled}
        data={[
          { value: '', label: t('fieldMap.whom.everybody') },
          // One that is not among the newest is called by its own name.
          ...(audience.chosen !== '' && !known
            ? [{ value: audience.chosen, label: audience.name ?? t('common.loading') }]
            : []),
          ...(saved.length > 0 ? [{ group: t('fieldMap.whom.searches'), items: saved }] : []),
          ...(frozen.length > 0 ? [{ group: t('fieldMap.whom.lists'), items: frozen }] : []),
        ]}
        value={audience.chosen}
        onChange={({ currentTarget }) => audience.choose(currentTarget.value)}
      />
      <Text size="sm" c="var(--ink-soft)">
        {t('fieldMap.whom.other')}{' '}
        <Anchor component={Link} to={votersPath} size="sm">
          {t('fieldMap.whom.search')}
        </Anchor>
      </Text>
      <NumberInput
        label={t('fieldMap.whom.days')}
        description={t('fieldMap.whom.daysHint')}
        disabled={disabled}
        value={audience.days}
        min={0}
        max={pauseDays.most}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        inputMode="numeric"
        onChange={(typed) => typed !== '' && audience.setDays(Math.min(pauseDays.most, Number(typed)))}
      />
      <Switch
        label={t('fieldMap.whom.fresh')}
        description={t('fieldMap.whom.freshHint', { count: taken, shown: showNumber(taken) })}
        disabled={disabled}
        checked={audience.fresh}
        onChange={({ currentTarget }) => audience.setFresh(currentTarget.checked)}
      />
      <Comes audience={audience} groundState={groundState} />
    </Stack>
  );
}

/** Doors and people, and who is left out at the door. */
function Comes({ audience, groundState }: Pick<Props, 'audience' | 'groundState'>) {
  const { value } = useAnswer(`walk ${audience.key} ${audience.state}`, (engine) =>
    audience.state === 'ready' ? engine.count(audience.query, 'walk') : Promise.resolve(null),
  );
  if (audience.state === 'missing' || audience.state === 'too many steps')
    return (
      <Text size="sm" c="var(--bad)" role="alert">
        {t(audience.state === 'missing' ? 'fieldMap.whom.missing' : 'fieldMap.whom.tooManySteps')}
      </Text>
    );
  if (groundState.is !== 'ready')
    return (
      <Text size="sm" c="var(--ink-soft)" role="status">
        {groundState.is === 'failed' ? groundState.why : t('fieldMap.whom.counting')}
      </Text>
    );
  const { doors, people, placeless } = groundState.whole;
  const suppressed = value?.suppressed ?? {};
  const left = countExcluded(suppressed);
  return (
    <div>
      <Text fw={600} role="status" data-comes>
        {t('fieldMap.whom.comes', {
          count: doors,
          doors: showNumber(doors),
          people: t('fieldMap.people', { count: people, shown: showNumber(people) }),
        })}
      </Text>
      {placeless > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('fieldMap.whom.placeless', { count: placeless, shown: showNumber(placeless) })}
        </Text>
      )}
      {left > 0 && (
        <>
          <Text size="sm" c="var(--ink-soft)">
            {t('fieldMap.whom.leftOut', { count: left, shown: showNumber(left) })}
          </Text>
          <ContactExclusions suppressed={suppressed} />
        </>
      )}
    </div>
  );
}
