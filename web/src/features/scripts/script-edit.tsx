import { Group } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { bodyOf, type Script, useScript } from '../../shared/scripts/use-scripts.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { changesOf, seenIn } from '../../shared/ui/form/form-changes.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { useOpened } from '../../shared/ui/record/opened-record.ts';
import { EmptyState, FailedState, UnseenState } from '../../shared/ui/states.tsx';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
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
  const opened = useOpened(live);
  const script = live.is === 'ready' ? live.value : null;
  return (
    <Page
      title={script?.name ?? t('scriptEditor.one')}
      above={<BackLink list={paths.list} name={t('scriptEditor.back')} />}
      actions={
        script && (
          <Group gap="xs">
            <ScriptMenu script={script} onDelete={() => navigate(paths.list)} />
          </Group>
        )
      }
    >
      <LiveView of={opened}>
        {(found) => {
          if (found) return <Opened script={found} />;
          return opened.is === 'ready' && opened.stale ? <UnseenState /> : <NotFound />;
        }}
      </LiveView>
    </Page>
  );
}

function Opened({ script }: { script: Script }) {
  const writes = useMember().can('voters.write');
  const body = bodyOf(script);
  // As it was last stored here: what others changed meanwhile is no change of this member's.
  const stored = useRef(script);
  if (!body) return <FailedState why={t('scriptEditor.unreadable')} />;
  if (!writes) return <Preview body={body} />;
  const { name, channel } = script;
  const keep = async (draft: Draft) => {
    const before = stored.current;
    const { archived: _, ...next } = scriptData(draft);
    const data = changesOf(before, next);
    if (Object.keys(data).length === 0) return;
    await commitWithToast({
      operation: 'update',
      table: 'scripts',
      id: script.id,
      data,
      base: seenIn(before, data),
    });
    stored.current = { ...before, ...data };
  };
  return <ScriptEditor first={{ name, channel, body }} isNew={false} save={keep} />;
}

const NotFound = () => (
  <EmptyState
    icon={IconFileUnknown}
    title={t('scriptEditor.gone.title')}
    hint={t('scriptEditor.gone.hint')}
  />
);
