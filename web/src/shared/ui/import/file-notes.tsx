import { t } from '../../text/index.ts';
import { Notice } from './notice.tsx';

type Props = {
  encoding: string;
  /** Accents were lost before the file came here. */
  garbled: boolean;
  /** Header names that several columns have. */
  repeated: readonly string[];
  /** The row whose quotation mark is never closed. */
  openQuote: number | null;
};

/** What is odd about a file, though it can be read. Reads the texts of the import. */
export const FileNotes = ({ encoding, garbled, repeated, openQuote }: Props) => (
  <>
    {encoding === 'windows-1252' && <Notice tone="warning">{t('importing.note.encoding')}</Notice>}
    {garbled && <Notice tone="warning">{t('importing.note.garbled')}</Notice>}
    {openQuote !== null && (
      <Notice tone="warning">{t('importing.note.openQuote', { row: openQuote })}</Notice>
    )}
    {repeated.length > 0 && (
      <Notice tone="warning">
        {t('importing.note.repeated', { count: repeated.length, names: repeated.join(', ') })}
      </Notice>
    )}
  </>
);
