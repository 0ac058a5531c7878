import '../../shared/text/voters/en.ts';
import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { FilePage, loadImport, loadUnsentImport } from '../../features/voter-import/index.ts';
import { loadGone, loadVoter, PeoplePage, SavedPage } from '../../features/voters/index.ts';
import { AreaContext } from '../../shared/ui/area-tabs.tsx';
import { fetchPage, LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { paths } from '../../shared/voters/voter-paths.ts';

const row = {
  label: 'voters.tabs.label',
  tabs: [
    { to: paths.people, label: 'voters.tabs.people' },
    { to: paths.saved, label: 'voters.tabs.saved' },
    { to: paths.file, label: 'voters.tabs.file' },
  ],
} as const;

/** Voters: found, narrowed, kept as searches and lists, looked at one by one; and the files that they come from. */
export default function VotersPage() {
  useEffect(() => {
    // Ahead of the first click, and for later without a connection. A failure is met, and told, when a voter is opened.
    fetchPage(loadVoter).catch(() => undefined);
  }, []);
  return (
    <AreaContext value={row}>
      <Routes>
        <Route index element={<PeoplePage unsentImport={<LazyPart load={loadUnsentImport} />} />} />
        <Route path="saved" element={<SavedPage />} />
        <Route path="file" element={<FilePage />} />
        <Route path="import" element={<LazyPart load={loadImport} waiting={<ScreenWaiting />} />} />
        <Route path="gone" element={<LazyPart load={loadGone} waiting={<ScreenWaiting />} />} />
        <Route path=":id" element={<LazyPart load={loadVoter} waiting={<ScreenWaiting />} />} />
        <Route path="*" element={<Navigate to={paths.people} replace />} />
      </Routes>
    </AreaContext>
  );
}
