import '../../shared/text/campaign/en.ts';
import { Skeleton, Stack } from '@mantine/core';
import { IconUserStar } from '@tabler/icons-react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { OpenProfile, useProfile } from './data.ts';
import { Frame } from './profile-frame.tsx';
import { paths } from './profile-paths.ts';
import { places } from './profile-screens.ts';
import { Sections } from './sections.tsx';

/** The campaign's own record: what it says of its candidate, and what is about that. */
export default function ProfilePage() {
  const live = useProfile();
  const member = useMember();
  const open = places.filter(({ capability }) => !capability || member.can(capability));
  if (live.is !== 'ready' || live.value === null)
    return (
      <Page title={t('profile.title')}>
        <LiveView of={live} loading={<Loading />}>
          {() => <None />}
        </LiveView>
      </Page>
    );
  return (
    <OpenProfile value={{ profile: live.value, live }}>
      <Frame places={open}>
        <Routes>
          {open.map(({ path, load }) => (
            <Route key={path} path={path} element={<LazyPart load={load} waiting={<Loading />} />} />
          ))}
          <Route path=":section?" element={<Sections />} />
          <Route path="*" element={<Navigate to={paths.profile} replace />} />
        </Routes>
      </Frame>
    </OpenProfile>
  );
}

/** For the moment until the campaign is set up anew. */
const None = () => (
  <EmptyState icon={IconUserStar} title={t('profile.none.title')} hint={t('profile.none.hint')} />
);

const boxes = ['a', 'b', 'c', 'd'];
const Loading = () => (
  <Stack gap="xl" role="status" aria-label={t('common.loading')}>
    <Skeleton height={40} />
    {boxes.map((box) => (
      <Stack key={box} gap={8} maw={720}>
        <Skeleton height={16} width={180} />
        <Skeleton height={76} />
      </Stack>
    ))}
  </Stack>
);
