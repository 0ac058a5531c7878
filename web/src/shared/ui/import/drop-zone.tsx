import { Button, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { t } from '../../text/index.ts';
import styles from './drop-zone.module.css';

const textFiles = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';
const zipFiles = '.zip,application/zip,application/x-zip-compressed';
const workbookFiles = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Props = {
  take: (files: readonly File[]) => void;
  /** What a file may be, in words. */
  limits: string;
  /** Whether workbooks are read beside text files. */
  workbooks?: boolean;
  /** Whether several files and archives of them may be chosen. */
  several?: boolean;
};

/** Drop a file of a table or choose one. Reads the texts of the import. */
export function DropZone({ take, limits, workbooks = false, several = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = (files: readonly File[]) => {
    if (files.length > 0) take(several ? files : files.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first.
    <div
      className={styles.zone}
      data-over={over}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileSpreadsheet size={36} stroke={1.25} aria-hidden />
      <span className={styles.drop}>
        {t(workbooks ? 'importing.file.dropSpreadsheet' : 'importing.file.drop')}
      </span>
      <Button onClick={() => input.current?.click()}>{t('importing.file.choose')}</Button>
      <input
        ref={input}
        type="file"
        multiple={several}
        accept={[textFiles, workbooks && workbookFiles, several && zipFiles].filter(Boolean).join(',')}
        hidden
        aria-label={t('importing.file.choose')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Emptied, so that choosing the same file again is a change.
          currentTarget.value = '';
          choose(files);
        }}
      />
      <Text size="sm" c="var(--ink-soft)">
        {limits}
      </Text>
    </div>
  );
}
