import '../../shared/text/watching.ts';
import { Skeleton, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Capability } from '#shared/access.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { Fetched } from '../../shared/ui/fetched.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { paths } from './paths.ts';

type Name = 'campaign' | 'performance' | 'errors';
type Load = () => Promise<{ default: ComponentType }>;
type Tab = { name: Name; path: string; to: string; load: Load; capability?: Capability };

/** Each in a chunk of its own: who looks at one tab does not wait for the others. */
const tabs: readonly Tab[] = [
  {
    name: 'campaign',
    path: '',
    to: paths.campaign,
    load: () => import('./campaign/CampaignPage.tsx'),
  },
  {
    name: 'performance',
    path: 'performance',
    to: paths.performance,
    load: () => import('./performance/PerformancePage.tsx'),
  },
  {
    name: 'errors',
    path: 'errors/*',
    to: paths.errors,
    load: () => import('./errors/ErrorsPage.tsx'),
    capability: 'organization.write',
  },
];

/** What the campaign takes in, and how well the software serves it. */
export default function AnalyticsPage() {
  const { can } = useMember();
  const open = tabs.filter(({ capability }) => !capability || can(capability));
  return (
    <Page title={t('analytics.title')}>
      <Tabs
        label={t('analytics.tabs.label')}
        tabs={open.map(({ name, to }) => ({ to, label: t(`analytics.tabs.${name}`) }))}
      />
      <Routes>
        {open.map(({ name, path, load }) => (
          <Route key={name} path={path} element={<Fetched load={load} waiting={<Loading />} />} />
        ))}
        <Route path="*" element={<Navigate to={paths.campaign} replace />} />
      </Routes>
    </Page>
  );
}

const Loading = () => (
  <Stack gap="md" role="status" aria-label={t('common.loading')}>
    <Skeleton height={36} maw={320} />
    <Skeleton height={220} />
    <Skeleton height={220} />
  </Stack>
);
