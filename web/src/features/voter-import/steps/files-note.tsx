import { t } from '../../../shared/text/index.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import type { FileFacts } from '../../../shared/voter-reading/voter-import-protocol.ts';

/** Files of other columns that are named. */
const lackingShown = 5;

/** What is told of several files that are read as one, and of files that lack another one. */
export function FilesNote({ facts }: { facts: FileFacts }) {
  return (
    <>
      {facts.unnamed > 0 && (
        <Notice tone="warning">{t('voterImport.files.unnamed', { count: facts.unnamed })}</Notice>
      )}
      {facts.files > 1 && (
        <Notice>{t('voterImport.files.several', { count: facts.files, name: facts.first })}</Notice>
      )}
      {facts.lacking.slice(0, lackingShown).map(({ name, columns }) => (
        <Notice key={name} tone="warning">
          {t('voterImport.files.lacking', { name, columns: columns.join(', ') })}
        </Notice>
      ))}
    </>
  );
}
