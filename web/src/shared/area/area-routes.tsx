import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { fetchPage, LazyPart } from '../ui/lazy-page.tsx';
import { ScreenWaiting } from '../ui/screen-waiting.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** The lists of an area as routes, and its records, which are fetched ahead of the first click. */
export function AreaRoutes({ loadRecords, children }: { loadRecords: Load; children: ReactNode }) {
  useEffect(() => {
    // A failure is reported when a record is opened.
    fetchPage(loadRecords).catch(() => undefined);
  }, [loadRecords]);
  return (
    <Routes>
      {children}
      <Route path="*" element={<LazyPart load={loadRecords} waiting={<ScreenWaiting />} />} />
    </Routes>
  );
}

type Pages = { form: ReactNode; detail: ReactNode; edit: ReactNode };

/** The routes of records below `at`, which is '' or ends with a slash. */
export const recordRoutes = (at: string, { form, detail, edit }: Pages) => (
  <>
    <Route path={`${at}new`} element={form} />
    <Route path={`${at}:id`} element={detail} />
    <Route path={`${at}:id/edit`} element={edit} />
  </>
);

/** Routes of records; any other address leads to the list. */
export const RecordRoutes = ({ list, children }: { list: string; children: ReactNode }) => (
  <Routes>
    {children}
    <Route path="*" element={<Navigate to={list} replace />} />
  </Routes>
);
