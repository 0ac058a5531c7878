import '../../shared/text/campaign/en.ts';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { Page } from '../../shared/ui/page.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { paths } from './leaderboard-paths.ts';
import { Team } from './team/team-board.tsx';
import { Volunteers } from './volunteers/volunteer-board.tsx';
import { Wall } from './wall/wall.tsx';

/** What the campaign has reached, who gives it their time, and who does the work. */
export default function LeaderboardsPage() {
  return (
    <Routes>
      <Route index element={<Board hint={t('leaderboards.wall.hint')} of={<Wall />} />} />
      <Route
        path="volunteers"
        element={<Board hint={t('leaderboards.volunteers.hint')} of={<Volunteers />} />}
      />
      <Route path="team" element={<Board hint={t('leaderboards.team.hint')} of={<Team />} />} />
      <Route path="*" element={<Navigate to={paths.wall} replace />} />
    </Routes>
  );
}

const Board = ({ hint, of }: { hint: string; of: ReactNode }) => (
  <Page title={t('leaderboards.title')} hint={hint}>
    <Tabs
      label={t('leaderboards.tabs.label')}
      tabs={[
        { to: paths.wall, label: t('leaderboards.tabs.wall') },
        { to: paths.volunteers, label: t('leaderboards.tabs.volunteers') },
        { to: paths.team, label: t('leaderboards.tabs.team') },
      ]}
    />
    {of}
  </Page>
);
