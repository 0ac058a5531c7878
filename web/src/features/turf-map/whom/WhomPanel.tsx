import { Anchor, NativeSelect, NumberInput, Stack, Switch, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import type { Here } from '../../../shared/turfs/ground/use-ground.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { LeftOut, leftOutOf } from '../../../shared/voters/LeftOut.tsx';
import { useLists, useSearches } from '../../../shared/voters/saved.ts';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import area from '../map.module.css';
import { pauseDays } from './question.ts';
import type { Whom } from './use-whom.ts';

/** Where searches are made. */
const votersPath = '/voters';

type Props = { whom: Whom; here: Here; taken: number; disabled: boolean };

/** Whom the turfs are for, and what that comes to. */
export function WhomPanel({ whom, here, taken, disabled }: Props) {
  const searches = useSearches();
  const { lists } = useLists();
  const optionsOf = (kind: 'search' | 'list', live: typeof searches | typeof lists) =>
    live.is === 'ready' ? live.value.map(({ id, name }) => ({ value: `${kind} ${id}`, label: name })) : [];
  const saved = optionsOf('search', searches);
  const frozen = optionsOf('list', lists);
  const known = [...saved, ...frozen].some(({ value }) => value === whom.chosen);
  return (
    <Stack gap="sm" className={area.panel ?? ''}>
      <NativeSelect
        label={t('fieldMap.whom.label')}
        description={t('fieldMap.whom.hint')}
        disabled={disabled}
        data={[
          { value: '', label: t('fieldMap.whom.everybody') },
          // One that is not among the newest is called by its own name.
          ...(whom.chosen !== '' && !known
            ? [{ value: whom.chosen, label: whom.name ?? t('common.loading') }]
            : []),
          ...(saved.length > 0 ? [{ group: t('fieldMap.whom.searches'), items: saved }] : []),
          ...(frozen.length > 0 ? [{ group: t('fieldMap.whom.lists'), items: frozen }] : []),
        ]}
        value={whom.chosen}
        onChange={({ currentTarget }) => whom.choose(currentTarget.value)}
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
        value={whom.days}
        min={0}
        max={pauseDays.most}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        inputMode="numeric"
        onChange={(typed) => typed !== '' && whom.setDays(Math.min(pauseDays.most, Number(typed)))}
      />
      <Switch
        label={t('fieldMap.whom.fresh')}
        description={t('fieldMap.whom.freshHint', { count: taken, shown: showNumber(taken) })}
        disabled={disabled}
        checked={whom.fresh}
        onChange={({ currentTarget }) => whom.setFresh(currentTarget.checked)}
      />
      <Comes whom={whom} here={here} />
    </Stack>
  );
}

/** Doors and people, and who is left out at the door. */
function Comes({ whom, here }: Pick<Props, 'whom' | 'here'>) {
  const { value } = useAnswer(`walk ${whom.key} ${whom.state}`, (engine) =>
    whom.state === 'ready' ? engine.count(whom.asked, 'walk') : Promise.resolve(null),
  );
  if (whom.state === 'missing' || whom.state === 'too many steps')
    return (
      <Text size="sm" c="var(--bad)" role="alert">
        {t(whom.state === 'missing' ? 'fieldMap.whom.missing' : 'fieldMap.whom.tooManySteps')}
      </Text>
    );
  if (here.is !== 'ready')
    return (
      <Text size="sm" c="var(--ink-soft)" role="status">
        {here.is === 'failed' ? here.why : t('fieldMap.whom.counting')}
      </Text>
    );
  const { doors, people, placeless } = here.whole;
  const suppressed = value?.suppressed ?? {};
  const left = leftOutOf(suppressed);
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
          <LeftOut suppressed={suppressed} />
        </>
      )}
    </div>
  );
}
