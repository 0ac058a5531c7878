import '../../shared/text/script-editor.ts';
import '../../shared/text/scripts.ts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useMember } from '../../shared/session/member.ts';
import { ScriptList } from './list/ScriptList.tsx';
import { paths } from './paths.ts';
import { ScriptEdit } from './ScriptEdit.tsx';
import { ScriptNew } from './ScriptNew.tsx';
import { ScriptPrint } from './ScriptPrint.tsx';

/** What the team says and asks: all scripts, one being written, one on paper. */
export default function ScriptsPage() {
  const writes = useMember().can('voters.write');
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
