import { Group, Switch, Text, Title } from '@mantine/core';
import { IconCode, IconCopy } from '@tabler/icons-react';
import { publicRequestsCall, requestFormCall } from '#shared/api/schedule-api.ts';
import { currentSchedule } from '#shared/collections/schedule-settings.ts';
import { zoneOf } from '#shared/domain/work/member-zone.ts';
import { useCandidate } from '../../shared/data/use-candidate.ts';
import { useEndpoint } from '../../shared/data/use-endpoint.ts';
import { isDemo } from '../../shared/demo/mode.ts';
import { sendAboutTime, useScheduleSettings } from '../../shared/schedule/schedule-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { language } from '../../shared/text/language.ts';
import { CopyButton, embedCode } from '../../shared/ui/copy-button.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { notifyIfFailed, toastWhenSynced } from '../../shared/ui/toasts.tsx';
import styles from './schedule.module.css';

/** The public form for requests: whether it is open, its address, and the code for the campaign's own site. */
export function RequestForm() {
  const { organization, can } = useMember();
  const live = useScheduleSettings();
  const candidate = useCandidate(organization);
  const isOpen = live.is === 'ready' && live.value?.takes_requests === true;
  const zone = zoneOf(null, candidate.is === 'ready' ? (candidate.value?.state ?? null) : null);
  const change = async (isChecked: boolean) => {
    const { synced } = await sendAboutTime(publicRequestsCall, currentSchedule, { isOpen: isChecked, zone });
    toastWhenSynced(synced);
  };
  if (live.is !== 'ready' || (!isOpen && !can('schedule.write'))) return null;
  return (
    <section className={styles.section}>
      <Title order={2} size="h4">
        {t('schedule.form.public.title')}
      </Title>
      {can('schedule.write') && (
        <Switch
          checked={isOpen}
          label={t('schedule.form.public.open')}
          description={t('schedule.form.public.hint')}
          onChange={({ currentTarget }) => void notifyIfFailed(change(currentTarget.checked))}
        />
      )}
      {isOpen && (isDemo ? <Text size="sm">{t('demo.needsAccount')}</Text> : <Links />)}
    </section>
  );
}

function Links() {
  const { organization } = useMember();
  const { live } = useEndpoint(requestFormCall, { language }, `request-form/${organization}/${language}`);
  return (
    <LiveView of={live} part>
      {({ page, embed }) => (
        <>
          <Text style={{ overflowWrap: 'anywhere' }}>
            <a href={page} target="_blank" rel="noreferrer">
              {page}
            </a>
          </Text>
          <Group gap="sm" mt="xs">
            <CopyButton text={page} icon={<IconCopy size={16} aria-hidden />} label={t('publicLinks.copy')} />
            <CopyButton
              text={embedCode(embed, t('schedule.form.public.title'))}
              icon={<IconCode size={16} aria-hidden />}
              label={t('publicLinks.copyCode')}
            />
          </Group>
        </>
      )}
    </LiveView>
  );
}
