import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { fieldsOf, kindOf } from '../../shared/changes/format-change.ts';
import { discard, type Entry, edit, overwriteRemote, retry } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import { notifyIfFailed } from '../../shared/ui/toasts.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { editedData } from './edited-change.ts';
import styles from './panel.module.css';

type Props = {
  entry: Entry;
  name: string | null;
  /** Whether it can be sent: somebody who was taken out of the campaign keeps or discards it. */
  sends: boolean;
};

/** The ways to settle a change that could not be saved. */
export function Failed({ entry, name, sends }: Props) {
  const [is, setIs] = useState<'idle' | 'sending' | 'asking' | 'editing'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const { operation, state } = entry;
  const conflict = state.is === 'failed' && state.code === 'conflict';
  const send = (work: Promise<unknown>) => {
    setIs('sending');
    // A second refusal stands in the list again, with its reason.
    work.catch(() => undefined).finally(() => setIs('idle'));
  };
  const changed = (changes: Record<string, unknown>) => {
    if ('data' in operation) send(edit(entry, editedData(operation, changes)));
  };
  /** Of several fields only those go that somebody else changed too. */
  const keepServer = () => {
    const serverValues = (state.is === 'failed' && state.server) || {};
    const rest = 'data' in operation ? Object.entries(operation.data) : [];
    const own = rest.filter(([field]) => !(field in serverValues));
    if (own.length > 0) send(edit(entry, Object.fromEntries(own)));
    else void notifyIfFailed(discard(entry));
  };
  const keep = () => {
    setIs('idle');
    setTimeout(() => button.current?.focus());
  };

  if (is === 'asking')
    return (
      <Asking entry={entry} name={name} discard={() => void notifyIfFailed(discard(entry))} keep={keep} />
    );
  const busy = is === 'sending';
  return (
    <div className={styles.actions}>
      {sends && conflict && (
        <Button size="compact-sm" loading={busy} onClick={() => send(overwriteRemote(entry))}>
          {t('pending.keepMine')}
        </Button>
      )}
      {sends && !conflict && (
        <Button size="compact-sm" loading={busy} onClick={() => send(retry(entry))}>
          {t('pending.retry')}
        </Button>
      )}
      {sends && !conflict && 'data' in operation && (
        <Button size="compact-sm" variant="default" disabled={busy} onClick={() => setIs('editing')}>
          {t('pending.edit')}
        </Button>
      )}
      <Button
        ref={button}
        size="compact-sm"
        variant="default"
        disabled={busy}
        onClick={() => (conflict && sends ? keepServer() : setIs('asking'))}
      >
        {t(conflict && sends ? 'pending.keepTheirs' : 'pending.discard')}
      </Button>
      {is === 'editing' && operation.operation !== 'call' && (
        <EditDialog operation={operation} voter={name} save={changed} close={() => setIs('idle')} />
      )}
    </div>
  );
}

type AskingProps = { entry: Entry; name: string | null; discard: () => void; keep: () => void };

/** There is no way back from this, so it says what goes. */
function Asking({ entry: { operation }, name, discard: go, keep }: AskingProps) {
  const fields = fieldsOf(operation, name).map(({ label, value }) => `${label} ${value}`);
  const content = fields.length > 0 ? fields.join(', ') : (name ?? kindOf(operation));
  const short = content.length > 200 ? `${content.slice(0, 199)}…` : content;
  const created = operation.operation === 'create';
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <fieldset className={styles.asking}>
      <legend className="visually-hidden">{t('pending.discardAsk')}</legend>
      <p>
        <strong>{t('pending.discardAsk')}</strong>{' '}
        {t(created ? 'pending.discardCreate' : 'pending.discardHint', { what: short })}
      </p>
      <div className={styles.actions}>
        <Button size="compact-sm" color="red" onClick={go}>
          {t('pending.discard')}
        </Button>
        <Button ref={safe} size="compact-sm" variant="default" onClick={keep}>
          {t('pending.keep')}
        </Button>
      </div>
    </fieldset>
  );
}
