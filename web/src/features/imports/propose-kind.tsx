import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { importBytesMax } from '#shared/constants.ts';
import { kindOf } from '#shared/domain/import/headers.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import type { FileRefusal } from '../../shared/spreadsheet/read-table.ts';
import { t } from '../../shared/text/index.ts';
import { DropZone } from '../../shared/ui/import/drop-zone.tsx';
import { Notice } from '../../shared/ui/import/notice.tsx';
import { openReader } from './file-reader.ts';
import { refusalLimits as limits } from './sheet-choice.tsx';
import { at } from './wizard/wizard-state.ts';

type Found =
  | { is: 'nothing' }
  | { is: 'reading' }
  | { is: 'unknown'; name: string }
  | { is: 'refused'; why: string };

/** The kind that a file's headers speak of, or why it can't be read. */
async function proposalFor(file: File): Promise<ImportKind | null | { refused: FileRefusal }> {
  if (file.size > importBytesMax) return { refused: 'too_big' };
  if (file.size === 0) return { refused: 'empty' };
  const reader = openReader();
  try {
    const reply = await reader.read('people', file);
    return reply.is === 'file' ? kindOf(reply.facts.headers) : { refused: reply.why };
  } finally {
    reader.close();
  }
}

/** Takes a file before its kind is chosen: what it holds is read from its headers, and asked where they don't tell. */
export function ProposeKind({ kinds }: { kinds: readonly ImportKind[] }) {
  const navigate = useNavigate();
  const [found, setFound] = useState<Found>({ is: 'nothing' });
  const take = async (file: File) => {
    setFound({ is: 'reading' });
    at.handed = null;
    try {
      const proposal = await proposalFor(file);
      if (proposal !== null && typeof proposal === 'object')
        return setFound({ is: 'refused', why: t(`importing.refused.${proposal.refused}.title`, limits) });
      at.handed = file;
      if (proposal !== null && kinds.includes(proposal)) return void navigate(`/imports/${proposal}`);
      setFound({ is: 'unknown', name: file.name });
    } catch (error) {
      setFound({ is: 'refused', why: messageFor(error) });
    }
  };
  return (
    <Stack gap="md" mb="lg">
      <DropZone
        take={([file]) => file && void take(file)}
        limits={t('imports.file.limits', limits)}
        workbooks
      />
      <Text size="sm" c="var(--ink-soft)" aria-live="polite">
        {found.is === 'reading' ? t('imports.propose.reading') : t('imports.propose.hint')}
      </Text>
      {found.is === 'refused' && (
        <Notice tone="bad" role="alert">
          {found.why}
        </Notice>
      )}
      {found.is === 'unknown' && <Notice>{t('imports.propose.unknown', { name: found.name })}</Notice>}
    </Stack>
  );
}
