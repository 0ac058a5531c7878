import { Button } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showAgo, showDay, showNumber } from '../../../shared/ui/format.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { GoneAnchor } from '../../../shared/voters/gone-link.tsx';
import type { VoterFile } from '../../../shared/voters/source.ts';
import { useNames } from '../../../shared/voters/use-member-names.ts';
import { cancelFile } from '../data.ts';
import styles from './file-list.module.css';
import { FileParts } from './file-parts.tsx';
import { GiveUpDialog, type Open } from './give-up-dialog.tsx';
import { type Undoable, UndoDialog } from './undo-dialog.tsx';

type Props = { files: readonly VoterFile[]; writes: boolean };

/** Files that were imported, newest first. The one in use can be undone, one that is being sent given up. */
export function FileList({ files, writes }: Props) {
  const nameOf = useNames();
  const now = useNow();
  const undoing = useOpenQuestion<Undoable>();
  const givingUp = useOpenQuestion<Open>();
  const actOn = (file: VoterFile) => {
    if (!writes) return null;
    const { id, file_name: name, state } = file;
    if (state === 'current')
      return <Act label={t('voterFiles.undo.action')} act={(from) => undoing.ask(file, from)} />;
    if (state !== 'receiving') return null;
    const open = { name, giveUp: () => cancelFile(id) };
    return <Act label={t('voterFiles.giveUp.action')} act={(from) => givingUp.ask(open, from)} />;
  };
  return (
    <>
      <ul className={styles.files} aria-label={t('voterFiles.label')}>
        {files.map((file) => (
          <li key={file.id} className={styles.file} data-state={file.state}>
            <div className={styles.what}>
              <span className={styles.name} title={file.file_name}>
                {file.file_name}
              </span>
              <span className={styles.state}>{t(`voterFiles.state.${file.state}`)}</span>
            </div>
            <span>
              {t('voterFiles.by', {
                name: nameOf(file.started_by),
                when: showAgo(file.started_at.toMillis(), now),
              })}
            </span>
            <span>{figuresOf(file)}</span>
            <span className={file.expires && isOver(file.expires) ? styles.over : undefined}>
              {originOf(file)}
            </span>
            {file.state === 'current' && <GoneAnchor voters={file.gone?.voters ?? 0} />}
            {actOn(file)}
            {file.state === 'current' && <FileParts file={file} writes={writes} />}
          </li>
        ))}
      </ul>
      <UndoDialog {...undoing} done={() => undefined} />
      <GiveUpDialog {...givingUp} />
    </>
  );
}

const Act = ({ label, act }: { label: string; act: (from: HTMLElement) => void }) => (
  <Button
    className={styles.act ?? ''}
    variant="subtle"
    color="red"
    c="var(--bad)"
    onClick={({ currentTarget }) => act(currentTarget)}
  >
    {label}
  </Button>
);

const isOver = (day: string): boolean => day < localDay(new Date());

function figuresOf({ counts, changes, previous, refused }: VoterFile): string {
  const voters = showNumber(counts.voters);
  const { added, changed, gone } = changes;
  return [
    t('voterFiles.counts', { voters, doors: showNumber(counts.doors) }),
    ...(previous === null
      ? []
      : [
          t('voterFiles.changes', {
            added: showNumber(added),
            changed: showNumber(changed),
            gone: showNumber(gone),
          }),
        ]),
    ...(refused === 0 ? [] : [t('voterFiles.refused', { count: refused, formatted: showNumber(refused) })]),
  ].join(' · ');
}

function originOf({ source, dated, expires, state }: VoterFile): string {
  const until = expires && { day: showDay(expires) };
  return [
    t('voterFiles.source', { source }),
    ...(dated ? [t('voterFiles.dated', { day: showDay(dated) })] : []),
    ...(until && state === 'current' && isOver(expires) ? [t('voterFiles.expired', until)] : []),
    ...(until && !(state === 'current' && isOver(expires)) ? [t('voterFiles.expires', until)] : []),
  ].join(', ');
}
