import '../../shared/text/monitoring/en.ts';
import { Skeleton, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Capability } from '#shared/access.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { paths } from './analytics-paths.ts';

type Name = 'campaign' | 'performance' | 'errors';
type Load = () => Promise<{ default: ComponentType }>;
type Tab = { name: Name; path: string; to: string; load: Load; capability?: Capability };

/** Each in a chunk of its own: who looks at one tab does not wait for the others. */
const tabs: readonly Tab[] = [
  {
    name: 'campaign',
    path: '',
    to: paths.campaign,
    load: () => import('./campaign/campaign-page.tsx'),
  },
  {
    name: 'performance',
    path: 'performance',
    to: paths.performance,
    load: () => import('./performance/performance-page.tsx'),
  },
  {
    name: 'errors',
    path: 'errors/*',
    to: paths.errors,
    load: () => import('./errors/errors-page.tsx'),
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
          <Route key={name} path={path} element={<LazyPart load={load} waiting={<Loading />} />} />
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
