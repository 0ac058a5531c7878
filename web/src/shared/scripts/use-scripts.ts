import { useMemo } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { scripts } from '#shared/collections/scripts.ts';
import { type KnownQuestion, questionsIn } from '#shared/domain/surveys/questions.ts';
import { type ScriptBody, scriptBody } from '#shared/domain/surveys/script.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';
import { locale } from '../text/language.ts';

export type Script = Stored<typeof scripts>;

/** Scripts of a campaign that are read: more are archived away. */
export const scriptsMax = 100;

const inUseFirst = (one: Script, other: Script): number =>
  Number(one.archived) - Number(other.archived) || one.name.localeCompare(other.name, locale);

/** The newest hundred, those in use first and then by name. A read for each, and none while it is `paused`. */
export function useScripts(paused = false): Live<Script[]> {
  const path = scripts.path(useMember().organization);
  const live = useLiveQuery(
    scripts,
    `${path} newest`,
    () => firstOf(inOrder({ path, conditions: [] }, { field: 'created_at', direction: 'desc' }), scriptsMax),
    paused,
  );
  return useMemo(
    () => (live.is === 'ready' ? { ...live, value: live.value.toSorted(inUseFirst) } : live),
    [live],
  );
}

/** No document has this id, and while a hook is paused none is asked for. */
const nothing = 'none';

/** One read, and none without an id. */
export const useScript = (id: string | null): Live<Script | null> =>
  useLiveDocument(scripts, useMember().organization, id ?? nothing, id === null);

const read = new WeakMap<object, ScriptBody | null>();

/** What a script says and asks; null where a later version wrote it. */
export function bodyOf(script: Script): ScriptBody | null {
  const before = read.get(script);
  if (before !== undefined) return before;
  const body = readBody(script.body);
  read.set(script, body);
  return body;
}

export function readBody(json: string): ScriptBody | null {
  try {
    const parsed = scriptBody.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const none: ReadonlyMap<string, KnownQuestion> = new Map();

/** Every question that the campaign's scripts ask, of archived ones too, by its id; none while they are on their way. */
export function useQuestions(paused = false): ReadonlyMap<string, KnownQuestion> {
  const live = useScripts(paused);
  return useMemo(
    () => (live.is === 'ready' ? questionsIn(live.value.map(bodyOf).filter((body) => body !== null)) : none),
    [live],
  );
}
