import '../../shared/text/canvass/en.ts';
import { Route, Routes } from 'react-router-dom';
import { MyTurfs } from './my-turfs.tsx';
import { WalkPage } from './walk/walk-page.tsx';

/** `/field-ops/mine`: the turfs of whoever looks, and each of them as it is walked. */
export default function CanvassPage() {
  return (
    <Routes>
      <Route index element={<MyTurfs />} />
      <Route path=":turf/*" element={<WalkPage />} />
    </Routes>
  );
}
