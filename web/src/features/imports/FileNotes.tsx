import { t } from '../../shared/text/index.ts';
import { Notice } from './Notice.tsx';
import type { FileFacts } from './worker/protocol.ts';

/** What is odd about a file, though it can be read. */
export const FileNotes = ({ facts }: { facts: FileFacts }) => (
  <>
    {facts.encoding === 'windows-1252' && <Notice tone="warning">{t('imports.note.encoding')}</Notice>}
    {facts.garbled && <Notice tone="warning">{t('imports.note.garbled')}</Notice>}
    {facts.openQuote !== null && (
      <Notice tone="warning">{t('imports.note.openQuote', { row: facts.openQuote })}</Notice>
    )}
    {facts.repeated.length > 0 && (
      <Notice tone="warning">
        {t('imports.note.repeated', { count: facts.repeated.length, names: facts.repeated.join(', ') })}
      </Notice>
    )}
  </>
);
