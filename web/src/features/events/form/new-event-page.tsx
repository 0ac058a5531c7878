import { Switch } from '@mantine/core';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { saveEventCall } from '#shared/api/events-api.ts';
import { zoneOf } from '#shared/domain/work/member-zone.ts';
import { useCandidate } from '../../../shared/data/use-candidate.ts';
import { type Colleague, useMembers } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { useDates } from '../../../shared/ui/dates.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { RecordForm } from '../../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../../shared/ui/form/use-record-form.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { toastWhenSynced } from '../../../shared/ui/toasts.tsx';
import { type PrivatePlace, paths } from '../event-area.ts';
import { sendAbout, useEvent, usePrivatePlace } from '../event-data.ts';
import { type EventTemplate, likeTemplate, useEventTemplates } from '../templates.ts';
import { type EventInput, type EventLike, eventForm, valuesOf, wholeOf } from './event-form.ts';
import {
  AccessFields,
  MoreFields,
  QuestionFields,
  WhatFields,
  WhenFields,
  WhereFields,
  WhoFields,
} from './event-form-fields.tsx';
import { TemplateChoice } from './template-choice.tsx';

const back = () => <BackLink list={paths.list} name={t('events.back')} />;

/** A new event, empty or like another one. */
export function NewEventPage() {
  const [params] = useSearchParams();
  const from = params.get('from');
  return (
    <Page title={t('events.new')} above={back()} width={800}>
      {from === null ? <FirstForm template={params.get('template')} /> : <CopyForm id={from} />}
    </Page>
  );
}

/** Empty, or like a template. Another template is another form. */
function FirstForm({ template }: { template: string | null }) {
  const [params] = useSearchParams();
  const live = useEventTemplates();
  const day = params.get('day') ?? localDay(new Date());
  const begin = (known: readonly EventTemplate[]) => {
    const found = known.find(({ id }) => id === template);
    return found ? likeTemplate(found, day) : null;
  };
  return (
    <>
      <TemplateChoice />
      {template === null ? (
        <NewForm like={null} place={null} />
      ) : (
        <LiveView of={live}>
          {(known) => <NewForm key={template} like={begin(known)} place={null} keepsTitle />}
        </LiveView>
      )}
    </>
  );
}

function CopyForm({ id }: { id: string }) {
  const live = useEvent(id);
  const place = usePrivatePlace(live.is === 'ready' ? live.value : null);
  return (
    <LiveView of={live}>
      {(found) =>
        found && (
          // The form begins with what is copied, so it waits for an address of its own.
          <LiveView of={place}>{(known) => <NewForm like={found} place={known} />}</LiveView>
        )
      }
    </LiveView>
  );
}

type Beginning = {
  like: EventLike | null;
  place: PrivatePlace | null;
  /** A copy is named as one, an event of a template as that says. */
  keepsTitle?: boolean;
};

function NewForm({ like, place, keepsTitle = false }: Beginning) {
  const { organization } = useMember();
  const candidate = useCandidate(organization);
  const preferred = useDates((dates) => dates.timezone);
  const state = candidate.is === 'ready' ? (candidate.value?.state ?? null) : null;
  if (candidate.is === 'loading') return null;
  return <Fields {...{ like, place, keepsTitle }} zone={zoneOf(preferred, state)} />;
}

/** Hosts of an event that is copied may have left the team since. */
function withTeam(input: EventInput, team: readonly Colleague[]): EventInput {
  const hosts = input.hosts.filter((uid) => team.some(({ id }) => id === uid));
  const shifts = input.shifts.map((shift) =>
    shift.lead === null || hosts.includes(shift.lead) ? shift : { ...shift, lead: null },
  );
  return { ...input, hosts, shifts };
}

type FieldsProps = Required<Beginning> & { zone: string };

function Fields({ like, place, keepsTitle, zone }: FieldsProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { organization } = useMember();
  const members = useMembers(organization);
  const isKnown = members.is === 'ready';
  const team = members.is === 'ready' ? members.value : [];
  // Made once, so that a repeat adds no second event.
  const id = useRef(crypto.randomUUID());
  const saved = useRef<string | null>(null);
  const schema = useRef(eventForm());
  const day = params.get('day') ?? localDay(new Date());
  const initial = valuesOf(like, { place, zone, day });
  const { form, ...frame } = useRecordForm({
    schema: schema.current,
    initial:
      like && !keepsTitle
        ? { ...initial, title: t('events.copy', { name: like.title }).slice(0, 100) }
        : initial,
    save: async (input: EventInput) => {
      const { synced } = await sendAbout(
        saveEventCall,
        { id: id.current, series_id: null },
        {
          ...{ id: id.current, mode: 'new', isPublished: input.isPublished },
          ...wholeOf(isKnown ? withTeam(input, team) : input),
        },
      );
      saved.current = input.shifts[0]?.from.slice(0, 10) ?? null;
      toastWhenSynced(synced);
    },
    // The calendar shows it at once; its own page has nothing until the server has it.
    done: () => navigate(`${paths.list}?${new URLSearchParams({ day: saved.current ?? day })}`),
    cancel: () => navigate(paths.list),
  });
  return (
    <RecordForm {...frame}>
      <WhatFields form={form} />
      <WhenFields form={form} members={team} repeats />
      <WhereFields form={form} />
      <WhoFields form={form} members={team} />
      <AccessFields form={form} />
      <QuestionFields form={form} />
      <MoreFields form={form} />
      <Switch
        label={t('events.form.publishNow')}
        description={t('events.form.publishHint')}
        {...form.getInputProps('isPublished', { type: 'checkbox' })}
      />
    </RecordForm>
  );
}
