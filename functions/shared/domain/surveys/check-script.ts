import { headerKey } from '../import/header-key.ts';
import { carriedColumnsMax } from '../voters/carried-values.ts';
import { scores } from '../voters/contact-results.ts';
import { raceColumnOf } from '../voters/race-headers.ts';
import { columnsIn, mergeFieldsIn, unknownIn } from './placeholders.ts';
import {
  type Item,
  introMax,
  isChosen,
  itemLengths,
  itemsMax,
  noItem,
  type Option,
  optionsMax,
  type Question,
  type ScriptBody,
  scriptId,
} from './script.ts';
import { scoreIdOf } from './survey-run.ts';

/**
 * What is wrong with a script, and where: `item` counts from 0, `option` the options of it. `unreachable` and `placeholder` are
 * only said; the others keep it from being saved.
 */
export type ScriptProblem =
  | { is: 'empty' }
  | { is: 'tooLong'; size: number; max: number }
  | { is: 'longIntro'; max: number }
  | { is: 'manyColumns'; max: number }
  | { is: 'tooMany'; count: number; max: number }
  | ({ item: number; option: number | null } & Fault);
type Fault =
  | { is: 'sameId'; id: string }
  | { is: 'badId'; id: string }
  | { is: 'noText' | 'noShort' | 'secondSupport' | 'noOptions' | 'noLabel' | 'unreachable' }
  | { is: 'tooManyOptions'; max: number }
  | { is: 'longText'; max: number }
  | { is: 'nowhere'; next: string }
  | { is: 'back'; next: string }
  | { is: 'sameLabel'; label: string }
  | { is: 'placeholder'; token: string }
  | { is: 'noFallback' | 'raceField'; column: string };

const harmless: readonly ScriptProblem['is'][] = ['unreachable', 'placeholder'];
export const isBlocking = ({ is }: ScriptProblem): boolean => !harmless.includes(is);

const needsOptions = ({ type }: Question): boolean => type === 'choice' || type === 'choices';
const fold = (label: string): string => label.trim().toLowerCase();

function textFaults(item: Item): Fault[] {
  const { text } = itemLengths[item.kind];
  const faults: Fault[] = unknownIn(item.text).map((token) => ({ is: 'placeholder', token }));
  for (const { column, fallback } of mergeFieldsIn(item.text)) {
    if (raceColumnOf(column) !== null) faults.push({ is: 'raceField', column });
    else if (fallback === '') faults.push({ is: 'noFallback', column });
  }
  if (item.text.trim() === '') faults.push({ is: 'noText' });
  if (item.text.length > text) faults.push({ is: 'longText', max: text });
  if (item.kind === 'ask' && item.short.trim() === '') faults.push({ is: 'noShort' });
  if (item.kind === 'ask' && item.short.length > itemLengths.ask.short)
    faults.push({ is: 'longText', max: itemLengths.ask.short });
  return faults;
}

const isOptionId = (type: Question['type'], id: string): boolean =>
  type === 'support' ? scores.some((score) => scoreIdOf(score) === id) : scriptId.safeParse(id).success;

/** `option` null: of the question as a whole. */
type Found = { option: number | null; fault: Fault };
function optionFaults(question: Question): Found[] {
  const { options, type } = question;
  const whole = (fault: Fault) => ({ option: null, fault });
  if (!isChosen(question)) return [];
  const faults = options.flatMap(({ id, label, tag }, option): Found[] => {
    const of: Fault[] = [];
    const before = options.slice(0, option);
    if (label.trim() === '') of.push({ is: 'noLabel' });
    else if (before.some((one) => fold(one.label) === fold(label))) of.push({ is: 'sameLabel', label });
    if (label.length > itemLengths.option.label) of.push({ is: 'longText', max: itemLengths.option.label });
    if ((tag ?? '').length > itemLengths.option.tag) of.push({ is: 'longText', max: itemLengths.option.tag });
    if (before.some((one) => one.id === id)) of.push({ is: 'sameId', id });
    if (!isOptionId(type, id)) of.push({ is: 'badId', id });
    return of.map((fault) => ({ option, fault }));
  });
  if (needsOptions(question) && options.length === 0) faults.push(whole({ is: 'noOptions' }));
  if (options.length > optionsMax) faults.push(whole({ is: 'tooManyOptions', max: optionsMax }));
  return faults;
}
/** Where an item can lead: each branch with the place that it names; -1 for nowhere, `length` for the end. */
function branchesOf({ items }: ScriptBody, item: Item) {
  const placeOf = (next: string): number =>
    next === noItem ? items.length : items.findIndex(({ id }) => id === next);
  const options: readonly Option[] = item.kind === 'ask' && isChosen(item) ? item.options : [];
  return [
    { next: item.next, option: null },
    ...options.map(({ next }, option) => ({ next, option })),
  ].flatMap(({ next, option }) => (next === null ? [] : [{ next, option, place: placeOf(next) }]));
}

/** Places that some answers lead to. Whoever passes a question over goes on as the item itself says. */
function reachedIn(body: ScriptBody): ReadonlySet<number> {
  const reached = new Set<number>();
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const item = body.items[at];
    if (!item || reached.has(at)) continue;
    reached.add(at);
    open.push(...branchesOf(body, item).map(({ place }) => place));
    if (item.next === null || branchesOf(body, item).some(({ place }) => place === -1)) open.push(at + 1);
  }
  return reached;
}

/** All that is wrong, in the order of the items. `max`: characters of the body as JSON. */
export function problemsIn(body: ScriptBody, max: number): readonly ScriptProblem[] {
  const { items } = body;
  const problems: ScriptProblem[] = [];
  if (items.length === 0) problems.push({ is: 'empty' });
  if (items.length > itemsMax) problems.push({ is: 'tooMany', count: items.length, max: itemsMax });
  const reached = reachedIn(body);
  for (const [at, item] of items.entries()) {
    const put = (fault: Fault, option: number | null = null) => problems.push({ item: at, option, ...fault });
    if (items.slice(0, at).some(({ id }) => id === item.id)) put({ is: 'sameId', id: item.id });
    if (item.id === noItem || item.id.startsWith('__') || !scriptId.safeParse(item.id).success)
      put({ is: 'badId', id: item.id });
    const support = (one: Item) => one.kind === 'ask' && one.type === 'support';
    if (support(item) && items.slice(0, at).some(support)) put({ is: 'secondSupport' });
    for (const fault of textFaults(item)) put(fault);
    if (item.kind === 'ask') for (const { option, fault } of optionFaults(item)) put(fault, option);
    for (const { next, option, place } of branchesOf(body, item)) {
      if (place === -1) put({ is: 'nowhere', next }, option);
      else if (place <= at) put({ is: 'back', next }, option);
    }
    if (!reached.has(at)) put({ is: 'unreachable' });
  }
  const size = JSON.stringify(body).length;
  if (new Set(columnsIn(body).map(headerKey)).size > carriedColumnsMax)
    problems.push({ is: 'manyColumns', max: carriedColumnsMax });
  if (body.intro.length > introMax) problems.push({ is: 'longIntro', max: introMax });
  if (size > max) problems.push({ is: 'tooLong', size, max });
  return problems;
}
