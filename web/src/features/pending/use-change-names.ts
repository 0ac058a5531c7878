import { useEffect, useState } from 'react';
import { isNamed, recordName } from '../../shared/campaign/record-name.ts';
import { nameIn } from '../../shared/changes/format-change.ts';
import { type Entry, useJournal } from '../../shared/data/journal/index.ts';
import { voterNames, voterSubjectOf } from './voter-names.ts';

/**
 * What the records are called whose changes do not say it themselves: one read each at most, for those shown. A record
 * that was never sent, or cannot be asked for, has none.
 */
export function useNames(shown: readonly Entry[]): (entry: Entry) => string | null {
  const [names, setNames] = useState(new Map<string, string>());
  const unnamed = shown.filter(
    ({ operation }) =>
      operation.operation !== 'create' && nameIn(operation) === null && isNamed(operation.table),
  );
  const key = unnamed.map(({ operation }) => operation.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the records.
  useEffect(() => {
    let current = true;
    for (const { operation, organization } of unnamed) {
      const { table, id } = operation;
      if (!isNamed(table)) continue;
      recordName(table, id, organization).then(
        (name) => current && name !== null && setNames((known) => new Map(known).set(`${table}/${id}`, name)),
        // Out of reach, or not this member's to read any more: it goes by its fields.
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [key]);
  const voters = useVoterNames(shown);
  return ({ operation }) =>
    nameIn(operation) ??
    names.get(`${operation.table}/${operation.id}`) ??
    voters.get(voterSubjectOf(operation)?.voter ?? '') ??
    null;
}

/** Of whom something was written down, where this device knows. */
function useVoterNames(shown: readonly Entry[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const subjects = shown.flatMap(({ operation }) => voterSubjectOf(operation) ?? []);
  const key = subjects.map(({ voter, list }) => `${voter} ${list}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for whom it is about.
  useEffect(() => {
    if (key === '') return;
    let current = true;
    void voterNames(subjects, useJournal.getState().entries).then((found) => current && setNames(found));
    return () => {
      current = false;
    };
  }, [key]);
  return names;
}
