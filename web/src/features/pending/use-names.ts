import { useEffect, useState } from 'react';
import { isNamed, recordName } from '../../shared/campaign/record-name.ts';
import { nameIn } from '../../shared/changes/words.ts';
import { type Entry, useJournal } from '../../shared/data/journal/index.ts';
import { toldOf, voterNames } from './voter-names.ts';

/**
 * What the records are called whose changes do not say it themselves: one read each at most, for those shown. A record
 * that was never sent, or cannot be asked for, has none.
 */
export function useNames(shown: readonly Entry[]): (entry: Entry) => string | null {
  const [names, setNames] = useState(new Map<string, string>());
  const asked = shown.filter(
    ({ operation }) =>
      operation.operation !== 'create' && nameIn(operation) === null && isNamed(operation.table),
  );
  const key = asked.map(({ operation }) => operation.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the records.
  useEffect(() => {
    let here = true;
    for (const { operation, organization } of asked) {
      const { table, id } = operation;
      if (!isNamed(table)) continue;
      recordName(table, id, organization).then(
        (name) => here && name !== null && setNames((known) => new Map(known).set(`${table}/${id}`, name)),
        // Out of reach, or not this member's to read any more: it goes by its fields.
        () => undefined,
      );
    }
    return () => {
      here = false;
    };
  }, [key]);
  const voters = useVoterNames(shown);
  return ({ operation }) =>
    nameIn(operation) ??
    names.get(`${operation.table}/${operation.id}`) ??
    voters.get(toldOf(operation)?.voter ?? '') ??
    null;
}

/** Of whom something was written down, where this device knows. */
function useVoterNames(shown: readonly Entry[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const told = shown.flatMap(({ operation }) => toldOf(operation) ?? []);
  const key = told.map(({ voter, list }) => `${voter} ${list}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for whom it is about.
  useEffect(() => {
    if (key === '') return;
    let here = true;
    void voterNames(told, useJournal.getState().entries).then((found) => here && setNames(found));
    return () => {
      here = false;
    };
  }, [key]);
  return names;
}
