import { useEffect, useState } from 'react';
import { hasCapability } from '#shared/access.ts';
import { today } from '#shared/domain/days.ts';
import { type UsableColumn, usableColumns } from '#shared/domain/voters/permitted-use.ts';
import { reportRefusal } from '../data/refusals.ts';
import { useMember } from '../session/session-store.ts';
import { sourceOf } from './voter-source.ts';

const none: readonly UsableColumn[] = [];

/**
 * The campaign's own columns of the current file, live, without opening it: one read. None for who may not read voters; null
 * while nobody has said.
 */
export function useKnownOwnColumns(): readonly UsableColumn[] | null {
  const member = useMember();
  const { organization } = member;
  const mayRead = hasCapability(member, 'voters.read');
  const [columns, setColumns] = useState<readonly UsableColumn[] | null>(null);
  useEffect(() => {
    if (!mayRead) return setColumns(none);
    return sourceOf(organization).file(
      (state) =>
        setColumns(state.is === 'there' ? usableColumns(state.value.parts ?? [], today(new Date())) : none),
      (error) => {
        reportRefusal(error);
        setColumns(none);
      },
    );
  }, [organization, mayRead]);
  return columns;
}

/** The same, none while nobody has said. */
export const useOwnColumns = (): readonly UsableColumn[] => useKnownOwnColumns() ?? none;
