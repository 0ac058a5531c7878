import '../../../shared/text/labels/en.ts';
import { Anchor, Switch, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { financeSettings, financeSettingsId } from '#shared/collections/finance-settings.ts';
import { fieldLabel, useWrites } from '../../../shared/area/area.ts';
import { useFinanceSettings } from '../../../shared/fundraising/campaign-race.ts';
import { limitsPath } from '../../../shared/fundraising/fundraising-areas.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { commitWithToast } from '../../../shared/ui/toasts.tsx';

/** Whether donors are reminded by email of what is overdue. It is kept with the race, which has to be set first. */
export function Reminders() {
  const settings = useFinanceSettings();
  const writes = useWrites(financeSettings);
  const change = (isOn: boolean) =>
    commitWithToast({
      ...{ operation: 'update', table: 'finance_settings', id: financeSettingsId },
      data: { pledge_reminders: isOn },
    });
  return (
    <LiveView part of={settings}>
      {(stored) => (
        <section>
          <Switch
            label={fieldLabel(financeSettings, 'pledge_reminders')}
            description={t('pledges.reminders.hint')}
            checked={stored?.pledge_reminders ?? false}
            disabled={!stored || !writes}
            onChange={({ currentTarget }) => void change(currentTarget.checked)}
          />
          {!stored && (
            <Text size="sm" mt="xs">
              <Anchor component={Link} to={limitsPath}>
                {t('pledges.reminders.race')}
              </Anchor>
            </Text>
          )}
        </section>
      )}
    </LiveView>
  );
}
