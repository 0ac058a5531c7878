import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { financeSettings } from '#shared/collections/finance-settings.ts';
import { jurisdictionOf } from '#shared/domain/money/person-meter.ts';
import { useWrites } from '../../shared/area/area.ts';
import { useCandidate } from '../../shared/data/use-candidate.ts';
import type { Settings } from '../../shared/fundraising/campaign-race.ts';
import { officeName, placeName } from '../../shared/fundraising/limit-texts.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { showDay } from '../../shared/ui/format.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import styles from './limits.module.css';
import { RaceDialog } from './race-dialog.tsx';

/** Where and for what the campaign runs, which decides about its rules. */
export function Race({ settings }: { settings: Settings | null }) {
  const writes = useWrites(financeSettings);
  const candidate = useCandidate(useMember().organization);
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'race'>();
  const profile = candidate.is === 'ready' ? candidate.value : null;
  const known = { state: profile?.state ?? '', electionDate: profile?.electionDate ?? '' };
  const dialog = question && (
    <RaceDialog settings={settings} known={known} opened={opened} close={close} onClosed={onClosed} />
  );
  if (!settings)
    return (
      <>
        <EmptyState
          icon={IconScale}
          title={t('limits.race.empty.title')}
          hint={t(writes ? 'limits.race.empty.hint' : 'limits.race.empty.reader')}
        >
          {writes && (
            <Button mt="xs" onClick={({ currentTarget }) => ask('race', currentTarget)}>
              {t('limits.race.set')}
            </Button>
          )}
        </EmptyState>
        {dialog}
      </>
    );
  const edit = (
    <Button variant="default" onClick={({ currentTarget }) => ask('race', currentTarget)}>
      {t('limits.race.edit')}
    </Button>
  );
  const cycle = { from: showDay(settings.cycle_from), to: showDay(settings.cycle_to) };
  return (
    <Section title={t('limits.race.title')} action={writes && edit}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('limits.race.where')}</dt>
          <dd>{placeName(jurisdictionOf(settings))}</dd>
        </div>
        <div>
          <dt>{t('limits.race.office')}</dt>
          <dd>{officeName(settings.office)}</dd>
        </div>
        <div>
          <dt>{t('limits.race.cycle')}</dt>
          <dd>{t('limits.race.from', cycle)}</dd>
        </div>
      </dl>
      {dialog}
    </Section>
  );
}
