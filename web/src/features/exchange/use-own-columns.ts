import { useEffect, useState } from 'react';
import { voterFiles } from '#shared/collections/voter-files.ts';
import { watchDocumentWhere } from '../../shared/data/watch-document-state.ts';

type Column = { id: string; name: string };

/** The campaign's own columns of its voter file; none while it is on its way, or where there is no file. */
export function useOwnColumns(organization: string): readonly Column[] {
  const [columns, setColumns] = useState<readonly Column[]>([]);
  useEffect(
    () =>
      watchDocumentWhere(
        voterFiles,
        organization,
        'state',
        'current',
        (file) =>
          setColumns(file.is === 'there' ? (file.value.parts ?? []).flatMap((part) => part.columns) : []),
        // Counting says why there is no file.
        () => setColumns([]),
      ),
    [organization],
  );
  return columns;
}
