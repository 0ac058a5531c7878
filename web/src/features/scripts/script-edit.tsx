import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { scripts } from '#shared/collections/scripts.ts';
import { useWrites } from '../../shared/area/area.ts';
import { saveChanges } from '../../shared/area/save-changes.ts';
import { bodyOf, type Script, useScript } from '../../shared/scripts/use-scripts.ts';
import { t } from '../../shared/text/index.ts';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { useOpened } from '../../shared/ui/record/opened-record.ts';
import { RecordView } from '../../shared/ui/record/record-view.tsx';
import { FailedState } from '../../shared/ui/states.tsx';
import type { Draft } from './editor/edit-script.ts';
import { Preview } from './editor/preview.tsx';
import { ScriptEditor } from './editor/script-editor.tsx';
import { ScriptMenu } from './list/script-menu.tsx';
import { scriptData } from './script-actions.ts';
import { paths } from './script-paths.ts';

/** `/field-ops/scripts/:id`: one script, being written; tried only, by whoever may not. */
export function ScriptEdit() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const live = useScript(id);
  const opened = useOpened(live, id);
  const script = live.is === 'ready' ? live.value : null;
  return (
    <RecordView
      of={opened}
      kind={t('scriptEditor.one')}
      title={(found) => script?.name ?? found.name}
      above={<BackLink list={paths.list} name={t('scriptEditor.back')} />}
      wide
      actions={(found) => <ScriptMenu script={script ?? found} onDelete={() => navigate(paths.list)} />}
    >
      {(found) => <Opened key={id} script={found} />}
    </RecordView>
  );
}

function Opened({ script }: { script: Script }) {
  const writes = useWrites(scripts);
  const body = bodyOf(script);
  // As it was last stored here: what others changed meanwhile is no change of this member's.
  const stored = useRef(script);
  if (!body) return <FailedState why={t('scriptEditor.unreadable')} />;
  if (!writes) return <Preview body={body} />;
  const { name, channel } = script;
  const keep = async (draft: Draft) => {
    const before = stored.current;
    const { archived: _, ...next } = scriptData(draft);
    await saveChanges({ collection: scripts }, before, next);
    stored.current = { ...before, ...next };
  };
  return <ScriptEditor first={{ name, channel, body }} isNew={false} save={keep} />;
}
