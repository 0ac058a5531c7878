import { ActionIcon, Badge, Group } from '@mantine/core';
import { IconHistory, IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { earlierAfter } from '#shared/domain/people/note-limits.ts';
import { useMemberName } from '../../../shared/data/use-member-name.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { deleteWithUndo, notifyIfFailed, withUndo } from '../../../shared/ui/toasts.tsx';
import { NoteForm } from './note-form.tsx';
import styles from './timeline.module.css';
import type { Note } from './timeline-source.ts';

/** Whether this member may change a note, as the rules have it. */
function useMayEdit({ created_by }: Note): boolean {
  const { uid, role, can } = useMember();
  return can('people.write') && (created_by === uid || role === 'admin' || role === 'manager');
}

const update = (
  note: Note,
  data: Partial<Pick<Note, 'body' | 'mentions' | 'pinned' | 'earlier'>>,
  title: string,
) => {
  const base = Object.fromEntries(Object.keys(data).map((field) => [field, Reflect.get(note, field)]));
  const failed = t('common.failedToSave');
  const change = { operation: 'update' as const, table: 'notes' as const, id: note.id, data, base };
  return notifyIfFailed(withUndo(change, { title, name: note.body, failed }), failed);
};

/** A note: its author, admins and managers pin, edit and delete it. */
export function NoteEntry({ note }: { note: Note }) {
  /** The text as it was when it was opened; null while it is not edited. */
  const [edited, setEdited] = useState<string | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const mayEdit = useMayEdit(note);
  const author = useMemberName(note.created_by);
  const { body, pinned, earlier } = note;
  if (edited !== null)
    return (
      <NoteForm
        label={t('people.notes.edit')}
        initial={note}
        isFocused
        save={async ({ body: text, mentions }) => {
          if (text !== edited)
            await update(
              note,
              { body: text, mentions, earlier: earlierAfter(body, earlier) },
              t('people.notes.saved'),
            );
          setEdited(null);
          return true;
        }}
        cancel={() => setEdited(null)}
      />
    );
  return (
    <>
      <p className={styles.text}>{body}</p>
      <div className={styles.foot}>
        <p className={styles.about}>
          {pinned && (
            <Badge size="sm" variant="light" tt="none" me={8}>
              {t('people.notes.pinned')}
            </Badge>
          )}
          {[author, showMoment(note.created_at.toMillis())].filter(Boolean).join(' · ')}
          {earlier.length > 0 && ` · ${t('people.notes.edited')}`}
        </p>
        <Group gap={4} className={styles.tools ?? ''} wrap="nowrap">
          {earlier.length > 0 && (
            <Tool
              label={t('people.notes.earlier')}
              icon={<IconHistory size={16} aria-hidden />}
              isExpanded={isHistoryOpen}
              press={() => setHistoryOpen((open) => !open)}
            />
          )}
          {mayEdit && (
            <>
              <Tool
                label={t(pinned ? 'people.notes.unpin' : 'people.notes.pin')}
                icon={pinned ? <IconPinnedOff size={16} aria-hidden /> : <IconPin size={16} aria-hidden />}
                press={() =>
                  void update(
                    note,
                    { pinned: !pinned },
                    t(pinned ? 'people.notes.unpinned' : 'people.notes.pinned'),
                  )
                }
              />
              <Tool
                label={t('people.notes.edit')}
                icon={<IconPencil size={16} aria-hidden />}
                press={() => setEdited(body)}
              />
              <Tool
                label={t('people.notes.delete')}
                icon={<IconTrash size={16} aria-hidden />}
                press={() =>
                  void notifyIfFailed(
                    deleteWithUndo({ operation: 'delete', table: 'notes', id: note.id }, body),
                    t('common.failedToDelete'),
                  )
                }
              />
            </>
          )}
        </Group>
      </div>
      {isHistoryOpen && (
        <ol className={styles.earlier} aria-label={t('people.notes.earlier')}>
          {earlier.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: former texts are known by their place alone.
            <li key={at}>{text}</li>
          ))}
        </ol>
      )}
    </>
  );
}

type ToolProps = { label: string; icon: React.ReactNode; press: () => void; isExpanded?: boolean };

const Tool = ({ label, icon, press, isExpanded }: ToolProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size="lg"
    aria-label={label}
    title={label}
    aria-expanded={isExpanded}
    onClick={press}
  >
    {icon}
  </ActionIcon>
);
