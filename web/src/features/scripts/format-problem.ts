import type { ScriptProblem } from '#shared/domain/surveys/check-script.ts';
import type { Item, ScriptBody } from '#shared/domain/surveys/script.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';

const most = 40;
const cut = (text: string): string => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text);

/** What an item is called in a sentence: `3. Yard sign`. */
export function itemName(item: Item | undefined, at: number): string {
  const name = item?.kind === 'ask' ? item.short.trim() || item.text.trim() : item?.text.trim();
  return `${at + 1}. ${cut(name || t('scriptEditor.item.noName'))}`;
}

const nameOfId = ({ items }: ScriptBody, id: string): string => {
  const at = items.findIndex((item) => item.id === id);
  return at === -1 ? id : itemName(items[at], at);
};

/** One problem in words that name the place. */
export function formatProblem(problem: ScriptProblem, body: ScriptBody): string {
  switch (problem.is) {
    case 'empty':
      return t('scriptEditor.problems.empty');
    case 'tooLong':
      return t('scriptEditor.problems.tooLong', {
        size: showNumber(problem.size),
        max: showNumber(problem.max),
      });
    case 'tooMany':
      return t('scriptEditor.problems.tooMany', { count: problem.count, max: problem.max });
    case 'longIntro':
      return t('scriptEditor.problems.longIntro', { max: showNumber(problem.max) });
  }
  if (problem.is === 'manyColumns') return t('scriptEditor.problems.manyColumns', { max: problem.max });
  const found = body.items[problem.item];
  const options = found?.kind === 'ask' ? found.options : [];
  const label = problem.option === null ? '' : options[problem.option]?.label.trim();
  const where =
    problem.option === null
      ? itemName(found, problem.item)
      : t('scriptEditor.problems.answer', {
          item: itemName(found, problem.item),
          answer: label || showNumber(problem.option + 1),
        });
  switch (problem.is) {
    case 'nowhere':
      return t('scriptEditor.problems.nowhere', { where });
    case 'back':
      return t('scriptEditor.problems.back', { where, item: nameOfId(body, problem.next) });
    case 'sameLabel':
      return t('scriptEditor.problems.sameLabel', { where });
    case 'longText':
    case 'tooManyOptions':
      return t(`scriptEditor.problems.${problem.is}`, { where, max: showNumber(problem.max) });
    case 'noFallback':
    case 'raceField':
      return t(`scriptEditor.problems.${problem.is}`, { where, column: problem.column });
    case 'placeholder':
      return t('scriptEditor.problems.placeholder', { where, word: problem.token });
    default:
      return t(`scriptEditor.problems.${problem.is}`, { where });
  }
}
