import '../../../shared/text/watching.ts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../paths.ts';
import { ErrorList } from './ErrorList.tsx';
import { ErrorView } from './ErrorView.tsx';

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
