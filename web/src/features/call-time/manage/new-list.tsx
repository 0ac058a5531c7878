import { Button, Group, NativeSelect, Pill, SegmentedControl, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listAudiencesCall } from '#shared/api/audiences-api.ts';
import { makeCallTimeListCall } from '#shared/api/call-time-api.ts';
import { callTimePeopleMax } from '#shared/domain/call-time/limits.ts';
import { addDays, today } from '#shared/domain/days.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { NamePicker } from '../../../shared/ui/form/name-picker.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { callTimePaths } from '../call-time-paths.ts';
import { useDonorsNamed } from './donor-search.ts';
import { inputOf, isSound, type ListFields, ListInputs } from './list-fields.tsx';

type Choice = { value: string; label: string; filter: AudienceFilter };

const gave = (fields: object) =>
  ({ by: 'gave', least: null, most: null, gifts: null, from: null, to: null, ...fields }) as const;

/** Whom call time usually asks. */
function usual(): Choice[] {
  const yearAgo = addDays(today(new Date()), -365);
  const donor: AudienceFilter['all'][number] = { by: 'facet', is: ['donor'] };
  return [
    { value: 'all', label: t('callTime.form.donors'), filter: { all: [donor], except: [] } },
    {
      value: 'large',
      label: t('callTime.form.large'),
      filter: { all: [gave({ least: 25_000 })], except: [] },
    },
    {
      value: 'lapsed',
      label: t('callTime.form.lapsed'),
      filter: { all: [gave({ gifts: 1 })], except: [gave({ gifts: 1, from: yearAgo })] },
    },
  ];
}

/** Saved searches and frozen lists that this member may see. */
function useSaved(): Choice[] {
  const [saved, setSaved] = useState<Choice[]>([]);
  useEffect(() => {
    callEndpoint(listAudiencesCall, {}).then(
      ({ audiences }) =>
        setSaved(
          audiences.flatMap(({ id, name, kind, filter }): Choice[] =>
            filter === null
              ? []
              : [
                  {
                    value: `saved ${id}`,
                    label: name,
                    filter: kind === 'list' ? { all: [{ by: 'list', list: id }], except: [] } : filter,
                  },
                ],
          ),
        ),
      () => undefined,
    );
  }, []);
  return saved;
}

/** `/fundraising/call-time/new`: a list of an audience, or of donors chosen by hand. */
export function NewList() {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const [fields, setFields] = useState<ListFields>({ name: '', goal: '', script: '', callers: [] });
  const [from, setFrom] = useState<'audience' | 'people'>('audience');
  const [audience, setAudience] = useState('all');
  const [people, setPeople] = useState<readonly { id: string; name: string }[]>([]);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const [ready] = useState(usual);
  const saved = useSaved();
  const filter = [...ready, ...saved].find(({ value }) => value === audience)?.filter;
  const isReady = isSound(fields) && (from === 'people' ? people.length > 0 : filter !== undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || busy) return;
    setBusy(true);
    setWhy(null);
    try {
      const made = await callEndpoint(makeCallTimeListCall, {
        id,
        ...inputOf(fields),
        from:
          from === 'people'
            ? { is: 'people', people: people.map((one) => one.id) }
            : { is: 'audience', filter: filter ?? { all: [], except: [] } },
      });
      const { no_donor, no_number, closed } = made.leftOut;
      toast(
        'success',
        t('callTime.form.made', { count: made.people, shown: showNumber(made.people) }),
        no_donor + no_number + closed > 0
          ? t('callTime.leftOut', { no_donor, no_number, closed })
          : undefined,
      );
      navigate(callTimePaths.list(id));
    } catch (error) {
      setWhy(messageFor(error));
      setBusy(false);
    }
  };

  return (
    <Page
      title={t('callTime.form.title')}
      width={640}
      above={<BackLink list={callTimePaths.lists} name={t('callTime.title')} />}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ListInputs value={fields} change={setFields} />
          <SegmentedControl
            aria-label={t('callTime.form.from')}
            value={from}
            onChange={(value) => setFrom(value === 'people' ? 'people' : 'audience')}
            data={[
              { value: 'audience', label: t('callTime.form.audience') },
              { value: 'people', label: t('callTime.form.byHand') },
            ]}
          />
          {from === 'audience' ? (
            <NativeSelect
              label={t('callTime.form.audience')}
              description={t('callTime.form.most', { most: callTimePeopleMax })}
              value={audience}
              onChange={({ currentTarget }) => setAudience(currentTarget.value)}
              data={[
                { group: t('callTime.form.usual'), items: ready },
                ...(saved.length > 0 ? [{ group: t('callTime.form.saved'), items: saved }] : []),
              ].map(({ group, items }) => ({
                group,
                items: items.map(({ value, label }) => ({ value, label })),
              }))}
            />
          ) : (
            <div>
              <NamePicker
                key={people.length}
                label={t('callTime.form.addDonor')}
                placeholder={t('callTime.form.findDonor')}
                emptyLabel={t('callTime.form.noDonor')}
                value={null}
                onChange={(donor) => {
                  if (donor && people.length < callTimePeopleMax)
                    setPeople((all) => [...all.filter((one) => one.id !== donor.id), donor]);
                }}
                useNamed={useDonorsNamed}
              />
              <Pill.Group mt="xs">
                {people.map((one) => (
                  <Pill
                    key={one.id}
                    withRemoveButton
                    removeButtonProps={{ 'aria-label': t('callTime.form.leaveOut', { name: one.name }) }}
                    onRemove={() => setPeople((all) => all.filter(({ id: other }) => other !== one.id))}
                  >
                    {one.name}
                  </Pill>
                ))}
              </Pill.Group>
            </div>
          )}
          {why !== null && (
            <Text role="alert" size="sm" c="var(--bad)">
              {why}
            </Text>
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={busy} disabled={!isReady}>
              {t('callTime.form.make')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
