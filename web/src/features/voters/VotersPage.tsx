import '../../shared/text/voters.ts';
import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Fetched, fetchPage } from '../../shared/ui/fetched.tsx';
import { ScreenWaiting } from '../../shared/ui/ScreenWaiting.tsx';
import { FilePage } from './FilePage.tsx';
import { PeoplePage } from './PeoplePage.tsx';
import { paths } from './paths.ts';
import { SavedPage } from './saved/SavedPage.tsx';

/** The import brings a reader of files, which the other screens do without. */
const loadImport = () => import('./import/ImportPage.tsx');
/** A voter's page carries the telephone numbers' library, which the list does not need. */
const loadVoter = () => import('./voter/VoterPage.tsx');

/** Voters: found, narrowed, kept as searches and lists, looked at one by one. */
export default function VotersPage() {
  useEffect(() => {
    // Ahead of the first click, and for later without a connection. A failure is met, and told, when a voter is opened.
    fetchPage(loadVoter).catch(() => undefined);
  }, []);
  return (
    <Routes>
      <Route index element={<PeoplePage />} />
      <Route path="saved" element={<SavedPage />} />
      <Route path="file" element={<FilePage />} />
      <Route path="import" element={<Fetched load={loadImport} waiting={<ScreenWaiting />} />} />
      <Route path=":id" element={<Fetched load={loadVoter} waiting={<ScreenWaiting />} />} />
      <Route path="*" element={<Navigate to={paths.people} replace />} />
    </Routes>
  );
}
