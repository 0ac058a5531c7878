import { useMemo, useRef, useState } from 'react';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { notifyIfFailed, toast } from '../../../shared/ui/toasts.tsx';
import { type LearnManyResult, learnMany } from '../../../shared/voters/log/learn-many.ts';
import { questionsOn } from './paper-questions.ts';
import { draftsIn, type Line, readLine } from './read-line.ts';

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
    const saved = new Map<string, Promise<LearnManyResult>>();
    const begun = new Set<string>();
    const forget = (person: string) => {
      saved.delete(person);
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
        const work = learnMany(drafts, ({ stored, of }) => stored === of && safe(), undefined, at(person));
        saved.set(person, work);
        work.then(
          ({ failed }) => failed > 0 && toast('error', t('common.failedToSave')),
          (error: unknown) => {
            forget(person);
            toast('error', t('common.failedToSave'), messageFor(error) || t('common.pleaseTryAgain'));
            done(false);
          },
        );
      });
    };
    const undo = async (person: string) => {
      const work = saved.get(person);
      if (work && (await notifyIfFailed(work.then((result) => result.undo())))) forget(person);
    };
    return {
      save,
      undo,
      undoAll: async () => {
        for (const person of [...saved.keys()]) await undo(person);
        if (saved.size === 0) toast('success', t('turfPaper.enter.undone'));
      },
      begin: (person, isBegun) => void (isBegun ? begun.add(person) : begun.delete(person)),
      isBegun: () => begun.size > 0,
    };
  }, [turf, script]);
  return { saved, entering };
}
