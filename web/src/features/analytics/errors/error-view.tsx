import { Stack, Text, Title } from '@mantine/core';
import { IconBugOff } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { otherErrors } from '#shared/collections/error-groups.ts';
import { errorGroupsMax } from '#shared/constants.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo, showMoment, showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { Facts, Figures } from '../../../shared/ui/record/facts.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { paths } from '../analytics-paths.ts';
import { type ErrorGroup, useErrorGroup, useReportsOf } from './data.ts';
import { Settle } from './error-actions.tsx';
import styles from './errors.module.css';
import { contextOf, peopleOf, titleOf } from './format-error.ts';
import { SeverityMark, StatusMark } from './marks.tsx';
import { Reports } from './reports.tsx';

/** One error: how often, to how many, where, and what led to it. */
export function ErrorView() {
  const { id = '' } = useParams();
  const { organization } = useMember();
  const live = useErrorGroup(organization, id);
  return (
    <Stack gap="lg">
      <BackLink list={paths.errors} name={t('reports.back')} />
      <StaleNote of={live} />
      <LiveView of={live}>{(group) => (group ? <Group group={group} /> : <ErrorNotFound />)}</LiveView>
    </Stack>
  );
}

const ErrorNotFound = () => (
  <EmptyState icon={IconBugOff} title={t('reports.gone.title')} hint={t('reports.gone.hint')} />
);

const Places = ({ of }: { of: readonly string[] }) => (
  <ul className={styles.places}>
    {of.map((place) => (
      <li key={place}>{place}</li>
    ))}
  </ul>
);

function Group({ group }: { group: ErrorGroup }) {
  const { organization } = useMember();
  const reports = useReportsOf(organization, group.id);
  const now = useNow();
  const { code, context, count, screens, releases } = group;
  const at = (millis: number) => (
    <span title={showMoment(millis)}>{showAgo(Math.min(millis, now), now)}</span>
  );
  return (
    <>
      <header className={styles.title}>
        <div className={styles.marks}>
          <SeverityMark of={group.severity} />
          <StatusMark of={group.status} />
        </div>
        <Title order={2} size="h4" className={styles.message ?? ''}>
          {titleOf(group)}
        </Title>
        {group.id === otherErrors && (
          <Text c="var(--ink-soft)">
            {t('reports.otherHint', {
              all: showNumber(errorGroupsMax.organization),
              own: showNumber(errorGroupsMax.member),
            })}
          </Text>
        )}
        <Settle group={group} now={now} latest={reports.is === 'ready' ? reports.value[0] : undefined} />
      </header>
      <Figures
        facts={[
          { label: t('reports.columns.count'), value: showNumber(count) },
          { label: t('reports.columns.people'), value: peopleOf(group) },
          { label: t('reports.facts.lastSeen'), value: at(group.last_seen.toMillis()) },
          { label: t('reports.facts.firstSeen'), value: at(group.first_seen.toMillis()) },
        ]}
      />
      <Facts
        facts={[
          { label: t('reports.facts.context'), value: contextOf(context) },
          ...(code === '' ? [] : [{ label: t('reports.facts.code'), value: <code>{code}</code> }]),
          { label: t('reports.facts.screens'), value: <Places of={screens} /> },
          { label: t('reports.facts.releases'), value: <Places of={releases} /> },
        ]}
      />
      <Reports of={reports} />
    </>
  );
}
