import { useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { saveAppointmentCall } from '#shared/api/schedule-api.ts';
import { isEventZone, isWallTime } from '#shared/domain/events/wall-times.ts';
import { needsReason } from '#shared/domain/schedule/conflicts.ts';
import { zoneOf } from '#shared/domain/work/member-zone.ts';
import { useCandidate } from '../../shared/data/use-candidate.ts';
import { type Appointment, sendAboutTime, useAppointment } from '../../shared/schedule/schedule-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { useDates } from '../../shared/ui/dates.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { RecordForm } from '../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../shared/ui/form/use-record-form.ts';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { RecordView } from '../../shared/ui/record/record-view.tsx';
import { toastWhenSynced } from '../../shared/ui/toasts.tsx';
import { BriefingFields, WhatFields, WhenFields, WhereFields, WhoFields } from './appointment-fields.tsx';
import { ConflictFields } from './conflict-fields.tsx';
import { type AppointmentInput, appointmentForm, changeOf, timesOf, valuesOf } from './form-values.ts';
import { isDay, paths } from './schedule-area.ts';
import { useConflicts } from './use-conflicts.ts';

const back = () => <BackLink list={paths.list} name={t('schedule.back')} />;

/** Asks for the candidate's time, or books it, where this member keeps the schedule. */
export function NewAppointmentPage() {
  const { organization, can } = useMember();
  const writes = can('schedule.write');
  const [params] = useSearchParams();
  const named = params.get('day');
  const candidate = useCandidate(organization);
  const preferred = useDates((dates) => dates.timezone);
  const state = candidate.is === 'ready' ? (candidate.value?.state ?? null) : null;
  const day = isDay(named) ? named : localDay(new Date());
  return (
    <Page
      title={t(writes ? 'schedule.newBooked' : 'schedule.newAsked')}
      hint={writes ? null : t('schedule.askHint')}
      above={back()}
      width={800}
    >
      {candidate.is !== 'loading' && (
        <Fields before={null} usual={{ day, zone: zoneOf(preferred, state) }} isBooked={writes} />
      )}
    </Page>
  );
}

export function EditAppointmentPage() {
  const { id = '' } = useParams();
  const live = useAppointment(id);
  return (
    <RecordView
      of={live}
      kind={t('schedule.one')}
      title={({ title }) => t('schedule.edit', { name: title })}
      above={back()}
    >
      {(found) => (
        <Fields
          before={found}
          usual={{ day: found.day, zone: found.zone }}
          isBooked={found.state === 'accepted'}
        />
      )}
    </RecordView>
  );
}

type FieldsProps = {
  before: Appointment | null;
  usual: { day: string; zone: string };
  /** It takes the candidate's time at once. */
  isBooked: boolean;
};

function Fields({ before: stored, usual, isBooked }: FieldsProps) {
  const navigate = useNavigate();
  // Made once, so that a repeat adds no second one, and what somebody else changes meanwhile is theirs.
  const before = useRef(stored);
  const id = useRef(stored?.id ?? crypto.randomUUID());
  const schema = useRef(appointmentForm());
  const saved = useRef(usual.day);
  const [over, setOver] = useState(stored?.over ?? '');
  const [isTried, ask] = useState(false);
  const leave = () => navigate(stored ? paths.one(stored.id) : paths.on(saved.current));
  const { form, ...frame } = useRecordForm({
    schema: schema.current,
    initial: valuesOf(stored, usual),
    save: async (input: AppointmentInput) => {
      const change = changeOf(before.current, input);
      if (before.current && Object.keys(change.fields).length === 0 && change.times === null) return;
      if (isStopped) {
        ask(true);
        throw new Error(t('schedule.conflict.reasonMissing'));
      }
      const mode = before.current ? 'edit' : isBooked ? 'book' : 'request';
      const { synced } = await sendAboutTime(saveAppointmentCall, id.current, {
        ...{ id: id.current, mode, ...change },
        over: (isBooked && reason.trim()) || null,
      });
      saved.current = input.day;
      toastWhenSynced(synced);
    },
    done: () => leave(),
    cancel: () => leave(),
  });
  const { day, start, end, zone, drive_before, drive_after, kind } = form.values;
  const times = timesOf({ day, start, end, zone: zone.trim() });
  // A reason of another time excuses nothing.
  const isMoved =
    stored !== null && (times.from !== stored.from || times.to !== stored.to || times.zone !== stored.zone);
  const reason = isMoved && over === stored.over ? '' : over;
  const isTime = isWallTime(times.from) && isWallTime(times.to) && isEventZone(times.zone);
  const drives = { drive_before: Number(drive_before) || 0, drive_after: Number(drive_after) || 0 };
  const found = useConflicts(isTime ? { id: id.current, kind, ...times, ...drives } : null);
  const isStopped = isBooked && needsReason(found.conflicts) && reason.trim() === '';
  return (
    <RecordForm {...frame}>
      <WhatFields form={form} />
      <WhenFields form={form} />
      <ConflictFields
        conflicts={found.conflicts}
        names={found.names}
        over={reason}
        change={isBooked ? setOver : null}
        error={isTried && isStopped ? t('schedule.conflict.reasonMissing') : null}
      />
      <WhereFields form={form} />
      <WhoFields form={form} />
      <BriefingFields form={form} />
    </RecordForm>
  );
}
