import { Navigate, Route, Routes } from 'react-router-dom';
import { Compare } from './compare.tsx';
import { DraftPage } from './draft/draft-page.tsx';
import { IssueEdit, IssueNew } from './issue-form.tsx';
import { paths } from './policy-paths.ts';
import { PositionBook } from './position-book.tsx';
import { ProfileImport } from './profile-import.tsx';

/** The screens of the policy tracker other than the tracker itself. */
export default function PolicyForms() {
  return (
    <Routes>
      <Route path="new" element={<IssueNew />} />
      <Route path="import" element={<ProfileImport />} />
      <Route path="print" element={<PositionBook />} />
      <Route path=":id/edit" element={<IssueEdit />} />
      <Route path=":id/draft" element={<DraftPage />} />
      <Route path=":id/compare" element={<Compare />} />
      <Route path=":id/print" element={<PositionBook />} />
      <Route path="*" element={<Navigate to={paths.list} replace />} />
    </Routes>
  );
}
