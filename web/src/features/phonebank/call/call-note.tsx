import { Textarea } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';

/** A few words about the call, for whoever calls or visits next. */
export const Note = ({ note, write }: { note: string; write: (note: string) => void }) => (
  <Textarea
    label={t('calls.call.note')}
    value={note}
    maxLength={2_000}
    autosize
    minRows={1}
    maxRows={6}
    mt="sm"
    onChange={({ currentTarget }) => write(currentTarget.value)}
  />
);
