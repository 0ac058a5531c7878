import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import { useJournal } from '../../../shared/data/journal/index.ts';
import type { Candidate } from '../../../shared/profile/candidate-profile.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { table } from './field-operation.ts';
import { type FieldState, fresh } from './field-state.ts';
import { type Editor, openEditor } from './profile-editor.ts';

/** The form of the profile while its screen is open; null for the moment before. */
export function useEditor(profile: Candidate): Editor | null {
  const { organization } = useMember();
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef(profile);
  latest.current = profile;
  useEffect(() => {
    const opened = openEditor(organization, latest.current);
    setEditor(opened);
    return () => {
      opened.close();
      setEditor(null);
    };
  }, [organization]);
  useEffect(() => editor?.receive(profile), [editor, profile]);
  return editor;
}

const nothing = fresh(null);
export const useField = (editor: Editor, name: ProfileFieldName): FieldState =>
  useStore(editor.store, ({ fields }) => fields.get(name) ?? nothing);

/** Whether the server cannot be asked, and this device keeps what is typed meanwhile. */
export const useUnreached = (): boolean =>
  useJournal(
    ({ entries, durable }) =>
      durable &&
      entries.some(
        ({ state, operation }) =>
          operation.table === table && state.is === 'pending' && state.unreached === true,
      ),
  );
