import '../../shared/text/duplicates/en.ts';
import '../../shared/text/labels/en.ts';
import '../../shared/text/people/en.ts';
import { Route, Routes } from 'react-router-dom';
import { MergePage } from './merge-page.tsx';
import { ReviewPage } from './review-page.tsx';

export default function DuplicatesPage() {
  return (
    <Routes>
      <Route index element={<ReviewPage />} />
      <Route path="merge" element={<MergePage />} />
    </Routes>
  );
}
