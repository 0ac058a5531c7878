import { NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Live } from '../../../shared/data/live.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Facts } from '../../../shared/ui/record/facts.tsx';
import type { ErrorReport } from './data.ts';
import styles from './errors.module.css';
import { Timeline } from './timeline.tsx';

/** The newest reports of an error, one at a time: what led to it, and where in the code it arose. */
export const Reports = ({ of }: { of: Live<ErrorReport[]> }) => (
  <LiveView of={of}>
    {([newest, ...others]) =>
      newest ? (
        <Chosen reports={[newest, ...others]} newest={newest} />
      ) : (
        <Text c="var(--ink-soft)">{t('reports.noReports')}</Text>
      )
    }
  </LiveView>
);

function Chosen({ reports, newest }: { reports: readonly ErrorReport[]; newest: ErrorReport }) {
  const [id, choose] = useState<string | null>(null);
  const report = reports.find((one) => one.id === id) ?? newest;
  return (
    <Stack gap="md">
      <NativeSelect
        className={styles.chooser ?? ''}
        label={t('reports.latest')}
        description={t('reports.latestHint')}
        value={report.id}
        onChange={(event) => choose(event.currentTarget.value)}
        data={reports.map((one) => ({
          value: one.id,
          label: t('reports.report', { moment: showMoment(one.received_at.toMillis()), agent: one.agent }),
        }))}
      />
      <Facts
        facts={[
          { label: t('reports.facts.screen'), value: report.screen },
          { label: t('reports.facts.device'), value: report.agent },
          { label: t('reports.facts.release'), value: report.release },
        ]}
      />
      <section>
        <Title order={3} size="h5">
          {t('reports.steps')}
        </Title>
        <Timeline report={report} />
      </section>
      <section>
        <Title order={3} size="h5">
          {t('reports.stack')}
        </Title>
        {report.stack === '' ? (
          <Text c="var(--ink-soft)">{t('reports.noStack')}</Text>
        ) : (
          <pre className={styles.stack}>{report.stack}</pre>
        )}
      </section>
    </Stack>
  );
}
