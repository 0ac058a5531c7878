import { Button, Text } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { appeals } from '#shared/collections/appeals.ts';
import { showStored } from '../../shared/area/area.ts';
import { appealsPath } from '../../shared/fundraising/fundraising-areas.ts';
import {
  allLive,
  useAppeals,
  useCommittee,
  useGivingQuarters,
} from '../../shared/fundraising/giving-data.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import '../../shared/text/appeals/en.ts';
import { t } from '../../shared/text/index.ts';
import { FigureRow } from '../../shared/ui/figures/figure-row.tsx';
import { localDay } from '../../shared/ui/form/days.ts';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { setArchived } from './appeal-actions.ts';
import styles from './appeals.module.css';
import {
  countCodes,
  formatCents,
  formatDays,
  formatPerDollar,
  formatResponse,
  formatState,
} from './format-result.ts';
import { PackageTable } from './package-table.tsx';
import { type AppealRow, useAppealResults } from './use-appeal-results.ts';

/** `/fundraising/appeals/:id`: what one appeal brought, package by package and code by code. */
export function AppealPage() {
  const { id = '' } = useParams();
  const all = allLive(useAppeals(), useCommittee(), useGivingQuarters());
  const { rows } = useAppealResults(
    all.is === 'ready' ? all.value[0] : [],
    [],
    all.is === 'ready' ? all.value[2] : [],
  );
  return (
    <LiveView of={all} loading={<ScreenWaiting />}>
      {() => {
        const row = rows.find(({ appeal }) => appeal.id === id);
        if (!row) return <Navigate to={appealsPath} replace />;
        return (
          <Appeal row={row}>
            <StaleNote of={all} />
          </Appeal>
        );
      }}
    </LiveView>
  );
}

function Appeal({
  row: { appeal, result, packages },
  children,
}: {
  row: AppealRow;
  children: React.ReactNode;
}) {
  const writes = useMember().can('donations.write');
  const today = localDay(new Date(useNow()));
  const { goal, cost, note, archived } = appeal;
  const facts = [
    showStored(appeals, 'channel', appeal.channel),
    formatState(appeal, today),
    formatDays(appeal),
  ];
  const Icon = archived ? IconArchiveOff : IconArchive;
  const perDollar =
    result.cost === 0
      ? t('appeals.one.noCost')
      : result.costPerDollar === null
        ? t('appeals.one.costOnly')
        : t('appeals.one.perDollar', { amount: formatPerDollar(result) });
  return (
    <Page
      title={appeal.name}
      hint={facts.filter(Boolean).join(' · ')}
      above={<BackLink list={appealsPath} name={t('appeals.back')} />}
      actions={
        writes && (
          <>
            <Button
              variant="default"
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => void setArchived(appeal, !archived)}
            >
              {t(archived ? 'appeals.unarchive' : 'appeals.archive')}
            </Button>
            <Button
              component={Link}
              to={`${appealsPath}/${appeal.id}/edit`}
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {t('appeals.one.edit')}
            </Button>
          </>
        )
      }
    >
      {children}
      <FigureRow
        lead
        title={t('appeals.one.figures')}
        figures={[
          {
            label: t('appeals.one.raised'),
            value: showMoney(result.cents, true),
            hint:
              goal === 0
                ? t('appeals.one.noGoal')
                : t('appeals.ofGoal', {
                    percent: Math.floor((result.cents * 100) / goal),
                    goal: showMoney(goal, true),
                  }),
          },
          {
            label: t('appeals.one.gifts'),
            value: showNumber(result.gifts),
            hint: t('appeals.codes', { count: countCodes(appeal) }),
          },
          {
            label: t('appeals.one.average'),
            value: formatCents(result.average),
            hint: t('appeals.one.averageHint'),
          },
          { label: t('appeals.one.cost'), value: formatCents(result.cost), hint: perDollar },
          {
            label: t('appeals.one.response'),
            value: formatResponse(result),
            hint:
              result.quantity === 0
                ? t('appeals.one.noneSent')
                : t('appeals.one.ofSent', { count: result.quantity, shown: showNumber(result.quantity) }),
          },
        ]}
      />
      {appeal.packages.length === 0 && <Text c="var(--ink-soft)">{t('appeals.one.noPackages')}</Text>}
      {appeal.packages.map((one, place) => (
        <PackageTable key={one.id} of={one} result={packages[place]} />
      ))}
      {cost > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('appeals.one.otherCosts', { amount: showMoney(cost) })}
        </Text>
      )}
      {note !== null && (
        <Section title={t('appeals.one.note')}>
          <Text className={styles.note ?? ''}>{note}</Text>
        </Section>
      )}
      <Text size="sm" c="var(--ink-soft)">
        {t('appeals.known.counted')} {t('appeals.known.response')}
      </Text>
    </Page>
  );
}
