import '../../shared/text/canvass.ts';
import { Route, Routes } from 'react-router-dom';
import { MyTurfs } from './MyTurfs.tsx';
import { WalkPage } from './walk/WalkPage.tsx';

/** `/field-ops/mine`: the turfs of whoever looks, and each of them as it is walked. */
export default function MinePage() {
  return (
    <Routes>
      <Route index element={<MyTurfs />} />
      <Route path=":turf/*" element={<WalkPage />} />
    </Routes>
  );
}
