import { useEffect, useState } from 'react';
import { hasCapability } from '#shared/access.ts';
import { today } from '#shared/domain/days.ts';
import { type UsableColumn, usableColumns } from '#shared/domain/voters/permitted-use.ts';
import { reportRefusal } from '../data/refusals.ts';
import { useMember } from '../session/session-store.ts';
import { sourceOf } from './voter-source.ts';

const none: readonly UsableColumn[] = [];

/** The campaign's own columns of the current file, without opening it: one read. None for who may not read voters. */
export function useOwnColumns(): readonly UsableColumn[] {
  const member = useMember();
  const { organization } = member;
  const mayRead = hasCapability(member, 'voters.read');
  const [columns, setColumns] = useState(none);
  useEffect(() => {
    if (!mayRead) return setColumns(none);
    return sourceOf(organization).file(
      (state) =>
        setColumns(state.is === 'there' ? usableColumns(state.value.parts ?? [], today(new Date())) : none),
      reportRefusal,
    );
  }, [organization, mayRead]);
  return columns;
}
