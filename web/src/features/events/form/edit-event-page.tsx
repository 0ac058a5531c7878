import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { saveEventCall } from '#shared/api/events-api.ts';
import type { SeriesScope, SignedUpDates } from '#shared/domain/events/event-choices.ts';
import { useMembers } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { RecordForm } from '../../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../../shared/ui/form/use-record-form.ts';
import { useBackTo } from '../../../shared/ui/list/place.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { RecordView } from '../../../shared/ui/record/record-view.tsx';
import { toastWhenSynced } from '../../../shared/ui/toasts.tsx';
import { type CampaignEvent, type PrivatePlace, paths } from '../event-area.ts';
import { sendAbout, useEvent, usePrivatePlace, useSeriesDays } from '../event-data.ts';
import { changeOf, type EventInput, eventForm, isNothing, type Repeats, valuesOf } from './event-form.ts';
import {
  AccessFields,
  MoreFields,
  QuestionFields,
  WhatFields,
  WhenFields,
  WhereFields,
  WhoFields,
} from './event-form-fields.tsx';
import { type Notice, NoticeInput } from './notice-input.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { SeriesChangeInput } from './series-change-input.tsx';

/** An event's form: of this date, or of this and the following ones of its series. */
export function EditEventPage() {
  const { id = '' } = useParams();
  const live = useEvent(id);
  const event = live.is === 'ready' ? live.value : null;
  const place = usePrivatePlace(event);
  const repeats = useSeriesDays(event);
  return (
    <RecordView
      of={live}
      kind={t('events.one')}
      title={({ title }) => t('events.edit', { name: title })}
      above={<BackLink list={paths.list} name={t('events.back')} />}
    >
      {(found) => (
        // Without its private address a form would take it away.
        <LiveView of={place}>
          {(known) => (
            <LiveView of={repeats}>
              {(series) => <Fields event={found} place={known} repeats={series} />}
            </LiveView>
          )}
        </LiveView>
      )}
    </RecordView>
  );
}

type FieldsProps = { event: CampaignEvent; place: PrivatePlace | null; repeats: Repeats | null };

function Fields({ event, place, repeats }: FieldsProps) {
  const back = useBackTo(paths.one(event.id));
  const members = useMembers(useMember().organization);
  const team = members.is === 'ready' ? members.value : [];
  const [notice, setNotice] = useState<Notice>({ tells: true, note: '' });
  const [signedUps, setSignedUps] = useState<SignedUpDates>('move');
  // What calls off the dates that have no day any more, also when the call comes again.
  const act = useRef(crypto.randomUUID());
  const hasSignUps = event.shifts.some(({ taken, waiting }) => taken + waiting > 0);
  const schema = useRef(eventForm());
  // What the form began with: what somebody else changes meanwhile is theirs.
  const before = useRef({ event, place, repeats });
  const { form, ...frame } = useRecordForm({
    schema: schema.current,
    initial: valuesOf(event, { place, zone: event.zone, day: event.day, repeats }),
    save: async (input: EventInput) => {
      const began = before.current;
      const change = changeOf(began.event, began.place, input, began.repeats);
      const mode: SeriesScope = event.series_id === null ? 'one' : input.scope;
      const sentNotice = { tells: notice.tells, note: notice.note.trim() || null };
      const request = {
        ...{ id: event.id, mode, isPublished: false, ...change, notice: sentNotice },
        ...(change.series !== null &&
          event.series_id !== null && { seriesChange: { act: act.current, signedUps } }),
      };
      if (isNothing(change)) return;
      const { synced } = await sendAbout(saveEventCall, event, request);
      toastWhenSynced(synced);
    },
    done: back,
    cancel: back,
  });
  const scope = form.values.scope === 'following' ? 'following' : 'one';
  return (
    <RecordForm {...frame}>
      {event.series_id !== null && (
        <ScopeChoice hint value={scope} onChange={(chosen) => form.setFieldValue('scope', chosen)} />
      )}
      <WhatFields form={form} />
      <WhenFields
        form={form}
        members={team}
        repeats={event.series_id === null || (scope === 'following' && repeats !== null)}
      />
      {scope === 'following' && <SeriesChangeInput value={signedUps} onChange={setSignedUps} />}
      <WhereFields form={form} />
      <WhoFields form={form} members={team} />
      <AccessFields form={form} />
      <QuestionFields form={form} />
      <MoreFields form={form} />
      {hasSignUps && <NoticeInput notice={notice} change={setNotice} />}
    </RecordForm>
  );
}
