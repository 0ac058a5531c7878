import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { protectTimeCall } from '#shared/api/schedule-api.ts';
import { currentSchedule, protectedMax } from '#shared/collections/schedule-settings.ts';
import { isProtectable, type ProtectedTime } from '#shared/domain/schedule/protected-time.ts';
import { zoneOf } from '#shared/domain/work/member-zone.ts';
import { weekdayName } from '../../shared/calendar/show-times.ts';
import { useCandidate } from '../../shared/data/use-candidate.ts';
import {
  type ScheduleSettings,
  sendAboutTime,
  useScheduleSettings,
} from '../../shared/schedule/schedule-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { toastWhenSynced } from '../../shared/ui/toasts.tsx';
import styles from './schedule.module.css';
import { paths } from './schedule-area.ts';

/** The hours of each week that are kept for calls. */
export function ProtectPage() {
  const live = useScheduleSettings();
  const candidate = useCandidate(useMember().organization);
  const state = candidate.is === 'ready' ? (candidate.value?.state ?? null) : null;
  return (
    <Page
      title={t('schedule.callTime')}
      hint={t('schedule.callTimeHint')}
      above={<BackLink list={paths.list} name={t('schedule.back')} />}
      width={800}
    >
      <LiveView of={live}>
        {(settings) =>
          candidate.is === 'loading' ? null : (
            <Hours
              key={settings?.revision ?? 0}
              settings={settings}
              zone={settings?.zone ?? zoneOf(null, state)}
            />
          )
        }
      </LiveView>
    </Page>
  );
}

function Hours({ settings, zone }: { settings: ScheduleSettings | null; zone: string }) {
  const navigate = useNavigate();
  const [week, setWeek] = useState<readonly ProtectedTime[]>(settings?.protected ?? []);
  const [problem, setProblem] = useState<string | null>(null);
  const set = (id: string, fields: Partial<ProtectedTime>) =>
    setWeek(week.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const save = async () => {
    if (!week.every(isProtectable)) {
      setProblem(t('schedule.protect.problem'));
      return;
    }
    const { synced } = await sendAboutTime(protectTimeCall, currentSchedule, {
      ...{ seen: settings?.revision ?? 0, zone },
      protected: week.map((one) => ({ ...one, label: one.label?.trim() || null })),
    });
    toastWhenSynced(synced);
    navigate(paths.list);
  };
  return (
    <div className={styles.section}>
      {week.length === 0 && <Text c="var(--ink-soft)">{t('schedule.protect.none')}</Text>}
      {week.map((one) => (
        <fieldset key={one.id} className={styles.hours} style={{ border: 0, padding: 0, margin: 0 }}>
          <NativeSelect
            label={t('schedule.protect.weekday')}
            data={Array.from({ length: 7 }, (_, at) => ({
              value: String(at),
              label: weekdayName(at, 'long'),
            }))}
            value={String(one.weekday)}
            onChange={({ currentTarget }) => set(one.id, { weekday: Number(currentTarget.value) })}
          />
          <TextInput
            type="time"
            label={t('schedule.protect.from')}
            value={one.from}
            onChange={({ currentTarget }) => set(one.id, { from: currentTarget.value })}
          />
          <TextInput
            type="time"
            label={t('schedule.protect.to')}
            value={one.to}
            onChange={({ currentTarget }) => set(one.id, { to: currentTarget.value })}
          />
          <TextInput
            label={t('schedule.protect.label')}
            maxLength={60}
            value={one.label ?? ''}
            onChange={({ currentTarget }) => set(one.id, { label: currentTarget.value || null })}
          />
          <Button
            variant="default"
            onClick={() => setWeek(week.filter(({ id }) => id !== one.id))}
            aria-label={t('schedule.protect.remove')}
          >
            ×
          </Button>
        </fieldset>
      ))}
      {problem !== null && (
        <p className={styles.warning} role="alert">
          {problem}
        </p>
      )}
      <div>
        {week.length < protectedMax && (
          <Button
            variant="default"
            mr="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() =>
              setWeek([
                ...week,
                { id: crypto.randomUUID(), weekday: 1, from: '16:00', to: '18:00', label: null },
              ])
            }
          >
            {t('schedule.protect.add')}
          </Button>
        )}
        <Button onClick={save}>{t('schedule.protect.save')}</Button>
      </div>
    </div>
  );
}
