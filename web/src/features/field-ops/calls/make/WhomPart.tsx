import { NativeSelect, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { listPeopleMax } from '#shared/rules/calling/list.ts';
import { t } from '../../../../shared/text/index.ts';
import { showNumber } from '../../../../shared/ui/format.ts';
import { useLists, useSearches } from '../../../../shared/voters/saved.ts';
import type { Size } from './use-size.ts';
import type { Whom } from './use-whom.ts';

/** Where searches are made. */
const votersPath = '/voters';
/** Calls that somebody makes in an hour, of people who are asked how they stand. Source: the Wellstone field guide. */
const callsAnHour = 35;

/** Whom a list is for, and what that comes to. */
export function WhomPart({ whom, size }: { whom: Whom; size: Size }) {
  const searches = useSearches();
  const { lists } = useLists();
  const saved =
    searches.is === 'ready'
      ? searches.value.map(({ id, name }) => ({ value: `search ${id}`, label: name }))
      : [];
  const frozen =
    lists.is === 'ready' ? lists.value.map(({ id, name }) => ({ value: `list ${id}`, label: name })) : [];
  const known = whom.chosen === '' || [...saved, ...frozen].some(({ value }) => value === whom.chosen);
  const own = whom.former
    ? t('calls.new.copied', { name: whom.former.name })
    : (whom.name ?? t('common.loading'));
  return (
    <Stack gap="xs">
      <NativeSelect
        label={t('calls.new.from')}
        data={[
          { value: '', label: t('calls.new.everybody') },
          ...(known ? [] : [{ value: whom.chosen, label: own }]),
          ...(saved.length > 0 ? [{ group: t('calls.new.searches'), items: saved }] : []),
          ...(frozen.length > 0 ? [{ group: t('calls.new.frozen'), items: frozen }] : []),
        ]}
        value={whom.chosen}
        onChange={({ currentTarget }) => whom.choose(currentTarget.value)}
      />
      <Text size="sm" c="var(--ink-soft)">
        {t('calls.new.other')} <Link to={votersPath}>{t('calls.new.search')}</Link>
      </Text>
      <Comes whom={whom} size={size} />
    </Stack>
  );
}

function Comes({ whom, size }: { whom: Whom; size: Size }) {
  if (whom.is === 'missing' || whom.is === 'long')
    return (
      <Text c="var(--bad)" role="alert">
        {t(whom.is === 'missing' ? 'calls.new.missing' : 'calls.new.tooMany', {
          max: showNumber(listPeopleMax),
        })}
      </Text>
    );
  if (size.is === 'failed') return <Text c="var(--bad)">{size.why}</Text>;
  if (size.is === 'counting')
    return (
      <Text c="var(--ink-soft)" role="status">
        {t('calls.new.counting')}
      </Text>
    );
  const { people, numberless, suppressed } = size;
  return (
    <div role="status">
      <Text fw={600}>{t('calls.new.comes', { count: people, shown: showNumber(people) })}</Text>
      {people > 0 && people <= listPeopleMax && (
        <Text size="sm" c="var(--ink-soft)">
          {t('calls.new.hours', { hours: showNumber(Math.max(1, Math.round(people / callsAnHour))) })}
        </Text>
      )}
      {numberless > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('calls.new.withoutNumber', { count: numberless, shown: showNumber(numberless) })}
        </Text>
      )}
      {suppressed > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('calls.new.suppressed', { count: suppressed, shown: showNumber(suppressed) })}
        </Text>
      )}
      {people === 0 && <Text c="var(--bad)">{t('calls.new.nobody')}</Text>}
      {people > listPeopleMax && (
        <Text c="var(--bad)">{t('calls.new.tooMany', { max: showNumber(listPeopleMax) })}</Text>
      )}
    </div>
  );
}
