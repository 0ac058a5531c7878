import { useMemo, useRef, useState } from 'react';
import type { ScriptBody } from '#shared/rules/surveys/script.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { t } from '../../../shared/text/index.ts';
import { kept, toast } from '../../../shared/ui/toasts.tsx';
import { learnMany, type ToldMany } from '../../../shared/voters/log/learn-many.ts';
import { questionsOn } from './questions.ts';
import { draftsIn, type Line, readLine } from './typed.ts';

export type Entering = {
  /** Writes a line down. Resolves with whether it is safe on this device, and says so where it is not. */
  save: (person: string, line: Line) => Promise<boolean>;
  /** Takes it back. */
  undo: (person: string) => Promise<void>;
  undoAll: () => Promise<void>;
  /** Something stands in a line that is not written down yet. */
  begin: (person: string, isBegun: boolean) => void;
  isBegun: () => boolean;
};

const none: ReadonlySet<string> = new Set();
const including = (set: ReadonlySet<string>, id: string) => new Set([...set, id]);
const without = (set: ReadonlySet<string>, id: string) => new Set([...set].filter((one) => one !== id));

/**
 * What is typed in of a turf: written down line by line, and taken back each by itself or all. `saved`: whose lines are
 * written down since this screen was opened. `at`: when somebody was tried, milliseconds since 1970; `walker`: by whom,
 * nothing is written down while that is null.
 */
export function useEntered(
  turf: string,
  script: ScriptBody | null,
  walk: { walker: string | null; at: (person: string) => number },
) {
  const [saved, setSaved] = useState(none);
  const now = useRef(walk);
  now.current = walk;
  const entering = useMemo((): Entering => {
    const told = new Map<string, Promise<ToldMany>>();
    const begun = new Set<string>();
    const forget = (person: string) => {
      told.delete(person);
      setSaved((all) => without(all, person));
    };
    const save = (person: string, line: Line) => {
      const read = readLine(line, questionsOn(script));
      const { walker, at } = now.current;
      if (read.is !== 'said' || walker === null) return Promise.resolve(false);
      const origin = { voter_id: person, source: 'door', list_id: turf, walked_by: walker } as const;
      const drafts = draftsIn(read, script, origin);
      return new Promise<boolean>((done) => {
        const safe = () => {
          begun.delete(person);
          setSaved((all) => including(all, person));
          done(true);
        };
        // Safe as soon as it is kept; the server may take its time.
        const work = learnMany(drafts, ({ kept, of }) => kept === of && safe(), undefined, at(person));
        told.set(person, work);
        work.then(
          ({ failed }) => failed > 0 && toast('error', t('common.failedToSave')),
          (error: unknown) => {
            forget(person);
            toast('error', t('common.failedToSave'), wordsFor(error) || t('common.pleaseTryAgain'));
            done(false);
          },
        );
      });
    };
    const undo = async (person: string) => {
      const work = told.get(person);
      if (work && (await kept(work.then((said) => said.undo())))) forget(person);
    };
    return {
      save,
      undo,
      undoAll: async () => {
        for (const person of [...told.keys()]) await undo(person);
        if (told.size === 0) toast('success', t('turfPaper.enter.undone'));
      },
      begin: (person, isBegun) => void (isBegun ? begun.add(person) : begun.delete(person)),
      isBegun: () => begun.size > 0,
    };
  }, [turf, script]);
  return { saved, entering };
}
