import { NativeSelect, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { listPeopleMax } from '#shared/domain/phonebank/list.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { useLists, useSearches } from '../../../shared/voters/saved-searches.ts';
import type { CallAudience } from './use-call-audience.ts';
import type { Size } from './use-list-size.ts';

/** Where searches are made. */
const votersPath = '/voters';
/** Where people are filtered, of whom a call list can be made too. */
const findPeoplePath = '/people/find';
/** Calls that somebody makes in an hour, of people who are asked how they stand. Source: the Wellstone field guide. */
const callsAnHour = 35;

/** Whom a list is for, and what that comes to. */
export function AudiencePart({ audience, size }: { audience: CallAudience; size: Size }) {
  const searches = useSearches();
  const { lists } = useLists();
  const saved =
    searches.is === 'ready'
      ? searches.value.map(({ id, name }) => ({ value: `search ${id}`, label: name }))
      : [];
  const frozen =
    lists.is === 'ready' ? lists.value.map(({ id, name }) => ({ value: `list ${id}`, label: name })) : [];
  const known =
    audience.chosen === '' || [...saved, ...frozen].some(({ value }) => value === audience.chosen);
  const own = audience.former
    ? t('callPlan.new.copied', { name: audience.former.name })
    : (audience.name ?? t('common.loading'));
  return (
    <Stack gap="xs">
      <NativeSelect
        label={t('callPlan.new.from')}
        data={[
          { value: '', label: t('callPlan.new.everybody') },
          ...(known ? [] : [{ value: audience.chosen, label: own }]),
          ...(saved.length > 0 ? [{ group: t('callPlan.new.searches'), items: saved }] : []),
          ...(frozen.length > 0 ? [{ group: t('callPlan.new.frozen'), items: frozen }] : []),
        ]}
        value={audience.chosen}
        onChange={({ currentTarget }) => audience.choose(currentTarget.value)}
      />
      <Text size="sm" c="var(--ink-soft)">
        {t('callPlan.new.other')} <Link to={votersPath}>{t('callPlan.new.search')}</Link>
        {' · '}
        <Link to={findPeoplePath}>{t('callPlan.people.find')}</Link>
      </Text>
      <Comes audience={audience} size={size} />
    </Stack>
  );
}

function Comes({ audience, size }: { audience: CallAudience; size: Size }) {
  if (audience.is === 'missing' || audience.is === 'long')
    return (
      <Text c="var(--bad)" role="alert">
        {t(audience.is === 'missing' ? 'callPlan.new.missing' : 'callPlan.new.tooMany', {
          max: showNumber(listPeopleMax),
        })}
      </Text>
    );
  if (size.is === 'failed') return <Text c="var(--bad)">{size.why}</Text>;
  if (size.is === 'counting')
    return (
      <Text c="var(--ink-soft)" role="status">
        {t('callPlan.new.counting')}
      </Text>
    );
  const { people, numberless, suppressed } = size;
  const hours = Math.max(1, Math.round(people / callsAnHour));
  return (
    <div role="status">
      <Text fw={600}>{t('callPlan.new.comes', { count: people, shown: showNumber(people) })}</Text>
      {people > 0 && people <= listPeopleMax && (
        <Text size="sm" c="var(--ink-soft)">
          {t('callPlan.new.hours', { count: hours, shown: showNumber(hours) })}
        </Text>
      )}
      {numberless > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('callPlan.new.withoutNumber', { count: numberless, shown: showNumber(numberless) })}
        </Text>
      )}
      {suppressed > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('callPlan.new.suppressed', { count: suppressed, shown: showNumber(suppressed) })}
        </Text>
      )}
      {people === 0 && <Text c="var(--bad)">{t('callPlan.new.nobody')}</Text>}
      {people > listPeopleMax && (
        <Text c="var(--bad)">{t('callPlan.new.tooMany', { max: showNumber(listPeopleMax) })}</Text>
      )}
    </div>
  );
}
