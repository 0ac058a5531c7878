import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readyScripts } from '#shared/domain/surveys/defaults.ts';
import { useCandidate } from '../../shared/data/use-candidate.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { language } from '../../shared/text/language.ts';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import { emptyDraft } from './editor/edit-script.ts';
import { ScriptEditor } from './editor/script-editor.tsx';
import { scriptData } from './script-actions.ts';
import { paths } from './script-paths.ts';

/** `/field-ops/scripts/new`: an empty script, or `?from=` one that is ready-made. */
export function ScriptNew() {
  const navigate = useNavigate();
  const from = useSearchParams()[0].get('from');
  const candidate = useCandidate(useMember().organization);
  // Made once for this screen, so that nothing is stored twice.
  const [id] = useState(() => crypto.randomUUID());
  const candidates = candidate.is === 'ready' ? (candidate.value?.race_candidates ?? null) : null;
  const ready = readyScripts(language, candidates).find(({ key }) => key === from);
  return (
    <Page title={t('scriptEditor.new')} above={<BackLink list={paths.list} name={t('scriptEditor.back')} />}>
      {ready && candidate.is === 'loading' ? (
        <ScreenWaiting />
      ) : (
        <ScriptEditor
          key={from}
          first={ready ?? emptyDraft}
          isNew
          save={async (draft) => {
            await commitWithToast({ operation: 'create', table: 'scripts', id, data: scriptData(draft) });
            navigate(paths.one(id), { replace: true });
          }}
        />
      )}
    </Page>
  );
}
