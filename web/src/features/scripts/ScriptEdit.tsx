import { Group } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { bodyOf, type Script, useScript } from '../../shared/scripts/use-scripts.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { changesOf, seenIn } from '../../shared/ui/form/changes.ts';
import { LiveView } from '../../shared/ui/LiveView.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { BackLink } from '../../shared/ui/record/BackLink.tsx';
import { useOpened } from '../../shared/ui/record/opened.ts';
import { EmptyState, FailedState, UnseenState } from '../../shared/ui/States.tsx';
import { save } from '../../shared/ui/toasts.tsx';
import { scriptData } from './acts.ts';
import type { Draft } from './editor/edit.ts';
import { Preview } from './editor/Preview.tsx';
import { ScriptEditor } from './editor/ScriptEditor.tsx';
import { ScriptMenu } from './list/ScriptMenu.tsx';
import { paths } from './paths.ts';

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
            <ScriptMenu script={script} gone={() => navigate(paths.list)} />
          </Group>
        )
      }
    >
      <LiveView of={opened}>
        {(found) => {
          if (found) return <Opened script={found} />;
          return opened.is === 'ready' && opened.stale ? <UnseenState /> : <Gone />;
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
    await save({ operation: 'update', table: 'scripts', id: script.id, data, base: seenIn(before, data) });
    stored.current = { ...before, ...data };
  };
  return <ScriptEditor first={{ name, channel, body }} isNew={false} save={keep} />;
}

const Gone = () => (
  <EmptyState
    icon={IconFileUnknown}
    title={t('scriptEditor.gone.title')}
    hint={t('scriptEditor.gone.hint')}
  />
);
