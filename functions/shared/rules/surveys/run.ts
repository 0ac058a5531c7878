import { cleanLine } from '../one_line.ts';
import type { VoterDraft } from '../voters/learned.ts';
import { scores } from '../voters/results.ts';
import { type Item, isChosen, noItem, type Option, type Question, type ScriptBody } from './script.ts';

/**
 * What was answered, by question: ids of options (`s1` to `s5` for support), or what was said, or a day. An empty list: it
 * was asked and passed over; no list: it was not asked yet.
 */
export type Answers = Readonly<Record<string, readonly string[]>>;
/** Of whom, where, for which turf or call list, and who walked. */
export type Origin = Pick<VoterDraft, 'voter_id' | 'source' | 'list_id' | 'walked_by'>;

/** Characters of what is answered in words: an event of the log holds no more. */
export const saidMax = 200;

/** Undefined where it was not asked yet. An id may be called as something that every object has. */
const saidTo = (answers: Answers, { id }: Item): readonly string[] | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

const scoreIds = scores.map((score) => ({ id: `s${score}`, score }));
export const scoreIdOf = (score: number): string => `s${score}`;
const dayLike = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (said: string): boolean => dayLike.test(said) && !Number.isNaN(Date.parse(said));

/** What an answer says to its question: ids of options that it has, in their order; without what it does not take. */
export function readAnswer(question: Question, said: readonly string[]): readonly string[] {
  const { type, options } = question;
  if (!isChosen(question)) {
    const first = cleanLine(said[0] ?? '')
      .slice(0, saidMax)
      .trim();
    return first === '' || (type === 'day' && !isDay(first)) ? [] : [first];
  }
  const offered = type === 'support' ? scoreIds : options;
  const chosen = offered.map(({ id }) => id).filter((id) => said.includes(id));
  return type === 'choices' ? chosen : chosen.slice(0, 1);
}

const chosenOf = (question: Question, said: readonly string[]): readonly Option[] => {
  const read = isChosen(question) ? readAnswer(question, said) : [];
  return question.options.filter(({ id }) => read.includes(id));
};

/** Whether what follows a question is known only when it is answered. */
const turns = (question: Question): boolean =>
  isChosen(question) && question.options.some(({ next }) => next !== null);

/** What the item itself, or the answer to it, names as next. Of several answers that branch the first decides. */
function namedNext(item: Item, answers: Answers): string | null {
  if (item.kind === 'say') return item.next;
  const branch = chosenOf(item, saidTo(answers, item) ?? []).find(({ next }) => next !== null);
  return branch?.next ?? item.next;
}

/** The place of the item after the one at `at`; null at the end. A branch to nowhere is as none: nobody is left standing. */
function placeAfter({ items }: ScriptBody, at: number, item: Item, answers: Answers): number | null {
  const named = namedNext(item, answers);
  if (named === noItem) return null;
  const place = named === null ? -1 : items.findIndex(({ id }) => id === named);
  const next = place === -1 ? at + 1 : place;
  return next < items.length ? next : null;
}

/**
 * The items that follow from what was answered so far, in order, up to and with a question whose answer decides what comes
 * next. Ends where a branch would come back to an item.
 */
export function itemsFor(body: ScriptBody, answers: Answers): readonly Item[] {
  const shown: Item[] = [];
  const seen = new Set<string>();
  let at: number | null = 0;
  while (at !== null) {
    const item: Item | undefined = body.items[at];
    if (!item || seen.has(item.id)) break;
    seen.add(item.id);
    shown.push(item);
    if (item.kind === 'ask' && saidTo(answers, item) === undefined && turns(item)) break;
    at = placeAfter(body, at, item, answers);
  }
  return shown;
}

/** The questions among the items that are asked, each with what it was answered. */
export const repliesIn = (
  body: ScriptBody,
  answers: Answers,
): readonly { question: Question; said: readonly string[] }[] =>
  itemsFor(body, answers).flatMap((item) => {
    if (item.kind === 'say') return [];
    const said = readAnswer(item, saidTo(answers, item) ?? []);
    return said.length === 0 ? [] : [{ question: item, said }];
  });

const scoreIn = (said: readonly string[]) => scoreIds.find(({ id }) => said.includes(id))?.score ?? null;

/** What the answers say of the voter: scores, answers and tags, of asked questions only. */
export function draftsOf(body: ScriptBody, answers: Answers, origin: Origin): readonly VoterDraft[] {
  const replies = repliesIn(body, answers);
  // A voter has one score: where a script asks twice, the last one is it.
  const scored = replies.findLast(({ question }) => question.type === 'support');
  const once = replies.filter((reply) => reply.question.type !== 'support' || reply === scored);
  const said = once.map(
    ({ question, said }): VoterDraft =>
      question.type === 'support'
        ? { ...origin, kind: 'support', score: scoreIn(said) }
        : { ...origin, kind: 'answer', question: question.id, answers: said },
  );
  const tags = once.flatMap(({ question, said }) =>
    chosenOf(question, said).map(({ tag }) => tag?.trim() ?? ''),
  );
  const on = [...new Set(tags)].filter((tag) => tag !== '');
  return [...said, ...on.map((tag): VoterDraft => ({ ...origin, kind: 'tag', tag, is_on: true }))];
}
