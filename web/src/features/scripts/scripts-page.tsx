import { scripts } from '#shared/collections/scripts.ts';
import { useWrites } from '../../shared/area/area.ts';
import '../../shared/text/script-editor/en.ts';
import '../../shared/text/scripts/en.ts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ScriptList } from './list/script-list.tsx';
import { ScriptEdit } from './script-edit.tsx';
import { ScriptNew } from './script-new.tsx';
import { paths } from './script-paths.ts';
import { ScriptPrint } from './script-print.tsx';

/** What the team says and asks: all scripts, one being written, one on paper. */
export default function ScriptsPage() {
  const writes = useWrites(scripts);
  return (
    <Routes>
      <Route index element={<ScriptList />} />
      {writes && <Route path="new" element={<ScriptNew />} />}
      <Route path=":id" element={<ScriptEdit />} />
      <Route path=":id/print" element={<ScriptPrint />} />
      <Route path="*" element={<Navigate to={paths.list} replace />} />
    </Routes>
  );
}
