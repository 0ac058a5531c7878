import { formatAnswer, type KnownQuestion } from '#shared/domain/surveys/questions.ts';
import { anyAnswer, type Step, type Test } from '#shared/domain/voters/segment.ts';
import type { FileElection, RaceColumn } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../text/index.ts';
import { locale } from '../text/language.ts';
import { showDay, showNumber } from '../ui/format.ts';
import { lazyValue } from '../ui/lazily.ts';
import type { OwnColumn } from './engine.ts';
import {
  electionName,
  formatLanguage,
  methodName,
  partyName,
  raceName,
  resultName,
  scoreName,
  statusName,
} from './format-voter.ts';

/** What words need to know beside the question: what elections, lists and the questions of surveys are called. */
export type Known = {
  elections: readonly FileElection[];
  lists: ReadonlyMap<string, string>;
  questions: ReadonlyMap<string, KnownQuestion>;
  /** The campaign's own columns. */
  data: readonly OwnColumn[];
  /** Columns of race and ethnicity, while they are on. */
  race: readonly RaceColumn[];
};

const either = lazyValue(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
const shown = 4;

/** `A, B, or C`; of a long list the first few. */
export function listed(values: readonly string[]): string {
  if (values.length <= shown + 1) return either().format(values);
  const rest = values.length - shown;
  return t('voterSearch.and', { values: values.slice(0, shown).join(', '), count: rest });
}

const plain = (value: string): string => value || t('voterSearch.unstated');

type When = string | number | null;
const ago = (when: string | number): string =>
  typeof when === 'number' ? t('voterSearch.said.daysAgo', { days: showNumber(when) }) : showDay(when);

/** `in the last 30 days`; null where both ends are open. */
function during(from: When, to: When): string | null {
  if (from !== null && to !== null) return t('voterSearch.said.between', { from: ago(from), to: ago(to) });
  if (from !== null)
    return typeof from === 'number'
      ? t('voterSearch.said.lastDays', { days: showNumber(from) })
      : t('voterSearch.said.since', { day: showDay(from) });
  if (to !== null)
    return typeof to === 'number'
      ? t('voterSearch.said.beforeDays', { days: showNumber(to) })
      : t('voterSearch.said.until', { day: showDay(to) });
  return null;
}

const values = (column: string, is: readonly string[]): string =>
  t('voterSearch.said.values', { what: column, values: listed(is) });

function ageIn({ from, to, unknown }: Test & { by: 'age' }): string {
  const age =
    to >= 150
      ? t('voterSearch.said.ageFrom', { from })
      : from === 0
        ? t('voterSearch.said.ageTo', { to })
        : t('voterSearch.said.age', { from, to });
  return unknown ? t('voterSearch.said.ageUnknown', { age }) : age;
}

function contactIn({ reached, never, from, to }: Test & { by: 'contact' }): string {
  if (never) return t(reached ? 'voterSearch.said.contactNever' : 'voterSearch.said.attemptNever');
  const when = during(from, to);
  if (when === null) return t(reached ? 'voterSearch.said.contactEver' : 'voterSearch.said.attemptEver');
  return t(reached ? 'voterSearch.said.contact' : 'voterSearch.said.attempt', { when });
}

function countIn({ kind, of, at, count }: Test & { by: 'vote count' }): string {
  const params = { at: t(`voterSearch.at.${at}`), count, kind: t(`voterSearch.elections.${kind}`) };
  return of === 0
    ? t('voterSearch.said.voteCountAll', params)
    : t('voterSearch.said.voteCount', { ...params, of: t('voterSearch.said.newest', { count: of }) });
}

function registeredIn({ from, to }: Test & { by: 'registered' }): string {
  const when = during(from, to);
  return when === null ? t('voterSearch.said.registeredEver') : t('voterSearch.said.registered', { when });
}

function answerIn(
  { question, is, says, on }: Test & { by: 'answer' },
  questions: Known['questions'],
): string {
  const known = questions.get(question);
  const phrases = is.map((one) => {
    if (one === '') return t('voterSearch.said.noAnswer');
    return one === anyAnswer ? t('voterSearch.said.anyAnswer') : (formatAnswer(known, [one])[0] ?? one);
  });
  if (says !== undefined) phrases.unshift(t('voterSearch.said.says', { words: says }));
  const when = on && during(on.from, on.to);
  if (when) phrases.unshift(when);
  return t('voterSearch.said.answer', { question: known?.short ?? question, values: listed(phrases) });
}

const ownName = (id: string, { data }: Known): string =>
  data.find((one) => one.id === id)?.name ?? t('voterSearch.said.goneColumn');

function dataNumberIn(test: Test & { by: 'data number' }, known: Known): string {
  const span = t('voterSearch.said.dataNumber', {
    what: ownName(test.column, known),
    from: test.from === null ? '…' : showNumber(test.from),
    to: test.to === null ? '…' : showNumber(test.to),
  });
  return test.unknown ? t('voterSearch.said.ageUnknown', { age: span }) : span;
}

/** One condition in plain words. */
export function formatTest(test: Test, known: Known): string {
  switch (test.by) {
    case 'district':
      return values(t(`voterSearch.columns.${test.column}`), test.is.map(plain));
    case 'party':
      return values(t('voterSearch.kinds.party'), test.is.map(partyName));
    case 'gender':
      return values(
        t('voterSearch.kinds.gender'),
        test.is.map((one) => t(`voterSearch.genders.${one || 'none'}`)),
      );
    case 'status':
      return values(t('voters.voter.status'), test.is.map(statusName));
    case 'language':
      return values(
        t('voterSearch.kinds.language'),
        test.is.map((one) => plain(formatLanguage(one))),
      );
    case 'age':
      return ageIn(test);
    case 'registered':
      return registeredIn(test);
    case 'vote count':
      return countIn(test);
    case 'voted in': {
      const names = test.elections.map((key) => electionName(key, known.elections));
      const voted = t('voterSearch.said.votedIn', {
        which: t(`voterSearch.which.${test.which}`),
        values: names.join(', '),
      });
      const how = [...(test.methods ?? []).map(methodName), ...(test.parties ?? []).map(partyName)];
      return how.length > 0 ? t('voterSearch.said.votedHow', { voted, how: listed(how) }) : voted;
    }
    case 'changed':
      return values(
        t('voterSearch.kinds.changed'),
        test.what.map((one) => t(`voterSearch.changes.${one}`)),
      );
    case 'race':
      return values(t(`voterSearch.races.${test.column}`), test.is.map(raceName));
    case 'data':
      return values(ownName(test.column, known), test.is.map(plain));
    case 'data number':
      return dataNumberIn(test, known);
    case 'support':
      return values(t('voterSearch.kinds.support'), test.is.map(scoreName));
    case 'tag':
      return t('voterSearch.said.tag', {
        which: t(`voterSearch.which.${test.which}`),
        values: test.tags.join(', '),
      });
    case 'result':
      return values(t('voterSearch.kinds.result'), test.is.map(resultName));
    case 'contact':
      return contactIn(test);
    case 'attempts':
      return test.to >= 1_000
        ? t('voterSearch.said.attemptsFrom', { from: test.from })
        : t('voterSearch.said.attempts', { from: test.from, to: test.to });
    case 'has':
      return t(test.has ? 'voterSearch.said.hasIt' : 'voterSearch.said.hasNot', {
        what: t(`voterSearch.what.${test.what}`),
      });
    case 'may contact':
      return t(test.may ? 'voterSearch.said.may' : 'voterSearch.said.mayNot', {
        channel: t(`voterSearch.channels.${test.channel}`),
      });
    case 'words':
      return t('voterSearch.said.words', { words: test.words });
    case 'list':
      return t('voterSearch.said.list', { list: known.lists.get(test.list) ?? '…' });
    case 'answer':
      return answerIn(test, known.questions);
  }
}

export const formatSample = ({ of }: Step & { do: 'sample' }): string =>
  of.by === 'count'
    ? t('voterSearch.said.count', { count: of.count })
    : t('voterSearch.said.percent', { percent: showNumber(of.percent) });
