import '../../../shared/text/monitoring/en.ts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../analytics-paths.ts';
import { ErrorList } from './error-list.tsx';
import { ErrorView } from './error-view.tsx';

/** What went wrong on the team's devices, for those who run the campaign's software. */
export default function Errors() {
  return (
    <Routes>
      <Route index element={<ErrorList />} />
      <Route path=":id" element={<ErrorView />} />
      <Route path="*" element={<Navigate to={paths.errors} replace />} />
    </Routes>
  );
}
