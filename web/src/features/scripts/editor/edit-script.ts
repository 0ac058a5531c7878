import {
  type Item,
  isChosen,
  type Option,
  type Question,
  type QuestionType,
  type ScriptBody,
} from '#shared/domain/surveys/script.ts';
import type { ScriptChannel } from '#shared/domain/surveys/script-channels.ts';
import { scoreIdOf } from '#shared/domain/surveys/survey-run.ts';
import { scores } from '#shared/domain/voters/contact-results.ts';

/** A script while it is written: it may have gaps that nothing would store. */
export type Draft = { name: string; channel: ScriptChannel; body: ScriptBody };

export const emptyDraft: Draft = { name: '', channel: 'any', body: { intro: '', items: [] } };

export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
export const newSay = (): Item => ({ kind: 'say', id: newId(), text: '', next: null });
export const newAsk = (): Question => ({
  kind: 'ask',
  id: newId(),
  type: 'choice',
  short: '',
  text: '',
  options: [newOption(), newOption()],
  next: null,
});
export const newOption = (): Option => ({ id: newId(), label: '', tag: null, next: null });

const withItems = (body: ScriptBody, items: Item[]): ScriptBody => ({ ...body, items });

/** Puts an item in before the one at `at`. */
export const addItem = (body: ScriptBody, item: Item, at = body.items.length): ScriptBody =>
  withItems(body, body.items.toSpliced(at, 0, item));

export const setItem = (body: ScriptBody, at: number, item: Item): ScriptBody =>
  at < body.items.length ? withItems(body, body.items.with(at, item)) : body;

/** What led to `id` goes on in order. */
function unbound(item: Item, id: string): Item {
  const next = item.next === id ? null : item.next;
  if (item.kind === 'say') return { ...item, next };
  const options = item.options.map((option) => (option.next === id ? { ...option, next: null } : option));
  return { ...item, next, options };
}

/** Takes an item out, and the branches that led to it with it. */
export function removeItem(body: ScriptBody, at: number): ScriptBody {
  const removed = body.items[at];
  if (!removed) return body;
  return withItems(
    body,
    body.items.toSpliced(at, 1).map((item) => unbound(item, removed.id)),
  );
}

/** By so many places; beyond the ends nothing happens. Branches keep to the items that they name. */
export function moveItem(body: ScriptBody, at: number, by: number): ScriptBody {
  const item = body.items[at];
  const to = at + by;
  if (!item || to < 0 || to >= body.items.length) return body;
  return withItems(body, body.items.toSpliced(at, 1).toSpliced(to, 0, item));
}

/** A copy right after it; of a question it is another one, with answers of its own. */
export function duplicateItem(body: ScriptBody, at: number): ScriptBody {
  const item = body.items[at];
  return item ? addItem(body, { ...item, id: newId() }, at + 1) : body;
}

/** Another kind of answer. A score has five options of its own; of what is not chosen they stay until it is saved. */
export function setType(
  question: Question,
  type: QuestionType,
  scoreName: (score: (typeof scores)[number]) => string,
): Question {
  const scored = () =>
    scores.map(
      (score): Option => ({
        id: scoreIdOf(score),
        label: scoreName(score),
        tag: null,
        next: null,
      }),
    );
  if (type === 'support') return { ...question, type, options: scored() };
  return {
    ...question,
    type,
    options: question.type === 'support' ? [newOption(), newOption()] : question.options,
  };
}

export function moveOption(question: Question, at: number, by: number): Question {
  const option = question.options[at];
  const to = at + by;
  if (!option || to < 0 || to >= question.options.length) return question;
  return { ...question, options: question.options.toSpliced(at, 1).toSpliced(to, 0, option) };
}

/** As it is stored: without space around its texts, empty tags, and options of what is not chosen. */
export function tidied({ name, channel, body }: Draft): Draft {
  const items = body.items.map((item): Item => {
    const text = item.text.trim();
    if (item.kind === 'say') return { ...item, text };
    const options = item.options.map((option) => ({
      ...option,
      label: option.label.trim(),
      tag: option.tag?.trim() || null,
    }));
    return { ...item, text, short: item.short.trim(), options: isChosen(item) ? options : [] };
  });
  return {
    name: name.trim().replace(/\s+/g, ' '),
    channel,
    body: { ...body, intro: body.intro.trim(), items },
  };
}
