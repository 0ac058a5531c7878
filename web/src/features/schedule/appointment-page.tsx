import { Stack, Text } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { showLongDay, showTimes } from '../../shared/calendar/show-times.ts';
import { usePersonName } from '../../shared/people/person-picker.tsx';
import { type Appointment, useAppointment } from '../../shared/schedule/schedule-data.ts';
import { useColleague } from '../../shared/schedule/use-colleague.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { EmailLink, PhoneLink } from '../../shared/ui/record/contact.tsx';
import { type Fact, Facts } from '../../shared/ui/record/facts.tsx';
import { RecordView } from '../../shared/ui/record/record-view.tsx';
import { Stamps } from '../../shared/ui/record/stamps.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { ConflictFields } from './conflict-fields.tsx';
import styles from './schedule.module.css';
import { paths } from './schedule-area.ts';
import { useConflicts } from './use-conflicts.ts';

/** One time of the candidate's. Reads: one; its months, the protected hours, and who is named. */
export function AppointmentPage() {
  const { id = '' } = useParams();
  const live = useAppointment(id);
  return (
    <RecordView
      of={live}
      kind={t('schedule.one')}
      title={({ title }) => title}
      above={<BackLink list={paths.list} name={t('schedule.back')} />}
      actions={(one) => <AppointmentActions one={one} />}
    >
      {(one) => <Sections one={one} />}
    </RecordView>
  );
}

function Sections({ one }: { one: Appointment }) {
  const { state, decision, over } = one;
  const isOpen = state === 'requested' || state === 'accepted';
  const { conflicts, names } = useConflicts(isOpen ? one : null);
  const decider = useColleague(decision?.by ?? null);
  return (
    <Stack gap="lg">
      <div>
        <span className={styles.mark}>{t(`schedule.state.${state}`)}</span>{' '}
        {one.form && <span className={styles.mark}>{t('schedule.form.public.mark')}</span>}{' '}
        <span className={styles.details}>
          {[
            decision?.surrogate ? t('schedule.decide.goes', { name: decision.surrogate }) : null,
            decision?.reason,
            decider && decision ? t('schedule.decide.by', { name: decider }) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {over !== null && <Text c="var(--goal)">{t('schedule.conflict.over', { reason: over })}</Text>}
      <ConflictFields conflicts={conflicts} names={names} over="" change={null} />
      <AppointmentFacts one={one} />
      {one.talking_points !== null && (
        <section className={styles.section}>
          <h2>{t('schedule.field.points')}</h2>
          <p className={styles.points}>{one.talking_points}</p>
        </section>
      )}
      {one.notes !== null && (
        <section className={styles.section}>
          <h2>{t('schedule.field.notes')}</h2>
          <p className={styles.points}>{one.notes}</p>
        </section>
      )}
      <Stamps record={one} />
    </Stack>
  );
}

function AppointmentFacts({ one }: { one: Appointment }) {
  const { can } = useMember();
  const staffer = useColleague(one.staffer);
  const person = usePersonName(can('people.read') ? one.person_id : null);
  const requester = [person, one.requester].filter(Boolean).join(' · ');
  const fact = (label: string, value: Fact['value']): Fact[] =>
    value === null || value === '' ? [] : [{ label, value }];
  return (
    <Facts
      facts={[
        ...fact(t('schedule.field.when'), `${showLongDay(one.day)}, ${showTimes(one)} (${one.zone})`),
        ...fact(t('schedule.form.kind'), t(`schedule.kind.${one.kind}`)),
        ...fact(t('schedule.field.place'), [one.place, one.address].filter(Boolean).join(', ')),
        ...(one.drive_before + one.drive_after > 0
          ? fact(
              t('schedule.field.drive'),
              t('schedule.field.driveValue', { before: one.drive_before, after: one.drive_after }),
            )
          : []),
        ...fact(t('schedule.field.staffer'), staffer ?? ''),
        ...(one.contact_name || one.contact_phone
          ? fact(
              t('schedule.field.contact'),
              <>
                {one.contact_name} {one.contact_phone && <PhoneLink phone={one.contact_phone} />}
              </>,
            )
          : []),
        ...fact(
          t('schedule.field.press'),
          [t(`schedule.press.${one.press}`), one.press_note].filter(Boolean).join(': '),
        ),
        ...fact(t('schedule.field.expected'), one.expected === null ? '' : showNumber(one.expected)),
        ...(requester || one.requester_email
          ? fact(
              t('schedule.field.requester'),
              <>
                {person && one.person_id ? <Link to={`/people/${one.person_id}`}>{person}</Link> : null}{' '}
                {one.requester} {one.requester_email && <EmailLink email={one.requester_email} />}
              </>,
            )
          : []),
        ...(one.positions.length > 0
          ? fact(
              t('schedule.field.positions'),
              one.positions.map((id, at) => (
                <Link key={id} to={`/strategy/policy/${id}`}>
                  {at > 0 ? ', ' : ''}
                  {t('schedule.field.position', { number: at + 1 })}
                </Link>
              )),
            )
          : []),
        ...(one.event_id !== null
          ? fact(
              t('schedule.field.event'),
              <Link to={`/events/${one.event_id}`}>{t('schedule.field.openEvent')}</Link>,
            )
          : []),
      ]}
    />
  );
}
