import { readyScripts } from '#shared/domain/surveys/defaults.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import type { ScriptChannel } from '#shared/domain/surveys/script-channels.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commitAll } from '../../shared/data/journal/index.ts';
import type { Script } from '../../shared/scripts/use-scripts.ts';
import { t } from '../../shared/text/index.ts';
import { language } from '../../shared/text/language.ts';
import { commitWithToast, deleteWithUndo, notifyIfFailed, toast, withUndo } from '../../shared/ui/toasts.tsx';

/** Characters of a script's name. */
export const nameMax = 120;

type Made = { name: string; channel: ScriptChannel; body: ScriptBody };

export const scriptData = ({ name, channel, body }: Made) => ({
  name: name.slice(0, nameMax).trim(),
  channel,
  body: JSON.stringify(body),
  archived: false,
});

/** Resolves with the new script's id when it is safe on this device; null where it is not, which was said. */
export async function createScript(made: Made): Promise<string | null> {
  const id = crypto.randomUUID();
  const done = await notifyIfFailed(
    commitWithToast({ operation: 'create', table: 'scripts', id, data: scriptData(made) }),
  );
  return done ? id : null;
}

/** The scripts that every campaign begins with, as scripts of its own. `candidates`: on the ballot, where that is known. */
export async function addReadyScripts(candidates: number | null): Promise<boolean> {
  const ready = readyScripts(language, candidates);
  const made = commitAll(
    ready.map((script) => ({
      operation: 'create' as const,
      table: 'scripts' as const,
      id: crypto.randomUUID(),
      data: scriptData(script),
    })),
  );
  const done = await notifyIfFailed(made);
  if (!done) return false;
  toast('success', t('scriptEditor.ready.added', { count: ready.length }));
  for (const synced of await made)
    synced.catch((error: unknown) => toast('error', t('common.failedToSave'), messageFor(error)));
  return true;
}

export const setArchived = ({ id, name, archived }: Script, next: boolean): Promise<boolean> =>
  notifyIfFailed(
    withUndo(
      { operation: 'update', table: 'scripts', id, data: { archived: next }, base: { archived } },
      {
        title: t(next ? 'scriptEditor.archivedNow' : 'scriptEditor.inUseAgain'),
        name,
        failed: t('common.failedToSave'),
      },
    ),
  );

/** Resolves with whether it is going; it can be taken back for a few seconds. */
export const deleteScript = ({ id, name }: Script): Promise<boolean> =>
  notifyIfFailed(
    deleteWithUndo({ operation: 'delete', table: 'scripts', id }, name),
    t('common.failedToDelete'),
  );
