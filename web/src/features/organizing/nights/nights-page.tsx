import { NativeSelect, Switch, Text } from '@mantine/core';
import { IconMapPins, IconMoonStars } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldRegionsCall } from '#shared/api/regions-api.ts';
import { addDays } from '#shared/domain/days.ts';
import { nightsShown } from '#shared/domain/regions/night.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { type Regions, useRegions } from '../../../shared/regions/regions-data.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import styles from '../organizing.module.css';
import { OrganizingTabs } from '../organizing-tabs.tsx';
import { NightFiles } from './night-files.tsx';
import { nightRows } from './night-rows.ts';
import { NightTable } from './night-table.tsx';
import { type Night, useNights } from './nights-data.ts';

/** Each night's numbers by region. A read for each night and one for the regions, however large the campaign is. */
export default function NightsPage() {
  const regions = useRegions();
  const nights = useNights();
  return (
    <Page title={t('organizing.nights.title')} hint={t('organizing.nights.hint')}>
      <OrganizingTabs />
      <StaleNote of={nights} />
      <LiveView of={regions}>
        {(divided) => (
          <>
            {divided.regions.length > 0 && <MailSwitch of={divided} />}
            <LiveView of={nights}>
              {(found) =>
                found.length === 0 ? <None of={divided} /> : <Nights nights={found} of={divided} />
              }
            </LiveView>
          </>
        )}
      </LiveView>
    </Page>
  );
}

const None = ({ of: { regions } }: { of: Regions }) => (
  <EmptyState
    icon={IconMoonStars}
    title={t('organizing.nights.empty.title')}
    hint={t(regions.length > 0 ? 'organizing.nights.empty.tonight' : 'organizing.nights.empty.noRegions')}
  >
    {regions.length === 0 && (
      <LinkButton to={paths.regions} icon={IconMapPins}>
        {t('organizing.regions.add')}
      </LinkButton>
    )}
  </EmptyState>
);

function Nights({ nights, of: { regions } }: { nights: readonly Night[]; of: Regions }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const night = nights.find(({ day }) => day === chosen) ?? nights[0];
  if (!night) return null;
  const { day, is_partial } = night;
  const rows = nightRows(nights, day, regions);
  const ahead = [1, 2, 3].map((days) => showDay(addDays(day, days)));
  return (
    <>
      <div className={styles.bar}>
        <NativeSelect
          label={t('organizing.nights.day')}
          data={nights.slice(0, nightsShown).map((one) => ({ value: one.day, label: showDay(one.day) }))}
          value={day}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <div className={styles.buttons}>
          <NightFiles day={day} rows={rows} ahead={ahead} />
        </div>
      </div>
      {is_partial && <Text c="var(--bad)">{t('organizing.nights.partial')}</Text>}
      <NightTable rows={rows} days={ahead} />
      <Text size="sm" c="var(--ink-soft)">
        {t('organizing.nights.how')}
      </Text>
    </>
  );
}

/** Whether the member gets each night by mail. */
function MailSwitch({ of: { mail_to } }: { of: Regions }) {
  const { uid, can } = useMember();
  const [busy, setBusy] = useState(false);
  if (!can('voters.write')) return null;
  const change = async (isOn: boolean) => {
    setBusy(true);
    await callEndpoint(fieldRegionsCall, { is: 'mail', isOn }).catch((error: unknown) =>
      toast('error', t('organizing.nights.mailFailed'), messageFor(error)),
    );
    setBusy(false);
  };
  return (
    <Switch
      label={t('organizing.nights.mail')}
      checked={mail_to.includes(uid)}
      disabled={busy}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}
