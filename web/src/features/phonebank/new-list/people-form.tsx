import '../../../shared/text/audiences/en.ts';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { countAudienceCall, listAudiencesCall } from '#shared/api/audiences-api.ts';
import { peopleCallListEndpoint } from '#shared/api/phonebank-api.ts';
import { type AudienceFilter, audienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { listPeopleMax } from '#shared/domain/phonebank/list.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { showAudience } from '../../../shared/people/pack/format-audience.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { fieldsOf, newPlan, type Plan } from './list-plan.ts';
import { PlanForm } from './plan-form.tsx';

type Saved = z.output<typeof listAudiencesCall.response>['audiences'];
type Counts = z.output<typeof countAudienceCall.response>;

/** A filter as the address has it; null where it is none. */
function filterIn(text: string): AudienceFilter | null {
  try {
    return audienceFilter.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function useSaved(): Saved {
  const [saved, setSaved] = useState<Saved>([]);
  useEffect(() => {
    callEndpoint(listAudiencesCall, {}).then(
      ({ audiences }) => setSaved(audiences),
      () => undefined,
    );
  }, []);
  return saved;
}

/** How many a filter finds, and how many of them may be called. */
function useCounts(people: string) {
  const [counted, setCounted] = useState<{ people: string; is: Counts | string } | null>(null);
  useEffect(() => {
    const filter = filterIn(people);
    if (!filter) return;
    let isCurrent = true;
    callEndpoint(countAudienceCall, { filter }).then(
      (is) => isCurrent && setCounted({ people, is }),
      (error: unknown) => isCurrent && setCounted({ people, is: messageFor(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [people]);
  return counted?.people === people ? counted.is : null;
}

const callable = ({ reach, byHand }: Counts): number => reach.call + byHand.call;

/** `?people=`: a call list of people whom the campaign deals with, by the numbers of their cards. */
export function PeopleListForm({ people: first }: { people: string }) {
  const [people, setPeople] = useState(first);
  const saved = useSaved();
  const counts = useCounts(people);
  const [plan, setPlan] = useState<Plan>(newPlan);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  // Pressed again after a lost answer, the same request finds the list that it made.
  const request = useRef({ of: '', id: '' });
  const navigate = useNavigate();
  const change = (next: Partial<Plan>) => setPlan((before) => ({ ...before, ...next }));
  const filter = filterIn(people);
  const size = counts !== null && typeof counts !== 'string' ? callable(counts) : 0;
  const create = async () => {
    if (!filter) return;
    setBusy(true);
    setWhy(null);
    const fields = { filter, plan: fieldsOf(plan) };
    const of = JSON.stringify(fields);
    if (request.current.of !== of) request.current = { of, id: crypto.randomUUID() };
    const { id } = request.current;
    try {
      await callEndpoint(peopleCallListEndpoint, { id, ...fields });
      toast('success', t('callPlan.new.done', { name: plan.name.trim() }));
      navigate(paths.callList(id));
    } catch (error) {
      setBusy(false);
      setWhy(messageFor(error));
    }
  };
  const options = saved.flatMap(({ id, name, kind, filter: own }) => {
    if (!own) return [];
    const search = kind === 'list' ? { all: [{ by: 'list', list: id }], except: [] } : own;
    return [{ value: JSON.stringify(search), label: name }];
  });
  const names = new Map(saved.map(({ id, name }) => [id, name]));
  const isOwn = options.some(({ value }) => value === people);
  return (
    <PlanForm
      plan={plan}
      change={change}
      namePlaceholder={t('callPlan.people.namePlaceholder')}
      audience={
        <Stack gap="xs">
          <NativeSelect
            label={t('callPlan.people.from')}
            data={[...(isOwn ? [] : [{ value: people, label: t('callPlan.people.filter') }]), ...options]}
            value={people}
            onChange={({ currentTarget }) => setPeople(currentTarget.value)}
          />
          {filter && <Text size="sm">{showAudience(filter, names)}</Text>}
          <People counts={filter ? counts : t('callPlan.new.missing')} />
          <Text size="sm" c="var(--ink-soft)">
            {t('callPlan.people.seen')}
          </Text>
        </Stack>
      }
      fits={filter !== null && size > 0 && size <= listPeopleMax}
      isBusy={busy}
      why={why}
      create={() => void create()}
    />
  );
}

/** How many would be called, and how many are left out. */
function People({ counts }: { counts: Counts | string | null }) {
  if (typeof counts === 'string')
    return (
      <Text c="var(--bad)" role="alert">
        {counts}
      </Text>
    );
  if (counts === null)
    return (
      <Text c="var(--ink-soft)" role="status">
        {t('callPlan.new.counting')}
      </Text>
    );
  const size = callable(counts);
  const left = counts.people - size;
  return (
    <div role="status">
      <Text fw={600}>{t('callPlan.new.comes', { count: size, shown: showNumber(size) })}</Text>
      {left > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('callPlan.people.left', { count: left, shown: showNumber(left) })}
        </Text>
      )}
      {size === 0 && <Text c="var(--bad)">{t('callPlan.new.nobody')}</Text>}
      {size > listPeopleMax && (
        <Text c="var(--bad)">{t('callPlan.new.tooMany', { max: showNumber(listPeopleMax) })}</Text>
      )}
    </div>
  );
}
