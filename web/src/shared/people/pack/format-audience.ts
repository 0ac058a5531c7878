import '../../text/audiences/en.ts';
import '../../text/consent/en.ts';
import type { AudienceFilter, AudienceTest } from '#shared/domain/people/audience/audience-filter.ts';
import { t } from '../../text/index.ts';
import { locale } from '../../text/language.ts';
import { showMoney } from '../../ui/format.ts';
import { showSegment } from './format-segment.ts';

const anyOf = (values: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(values);
const allOf = (values: readonly string[]): string => new Intl.ListFormat(locale).format(values);

/** Names of the frozen lists that a filter asks for, by their ids, as far as they are known. */
export type ListNames = ReadonlyMap<string, string>;
const noNames: ListNames = new Map();

/** What one test says of people, as a part of a sentence. */
function clauseOf(test: AudienceTest, names: ListNames): string {
  switch (test.by) {
    case 'value':
      return t(`audiences.sentence.value.${test.column}`, { values: anyOf(test.is) });
    case 'facet':
      return t('audiences.sentence.facet', {
        values: anyOf(test.is.map((facet) => t(`audiences.facets.${facet}`))),
      });
    case 'tag':
      return t('audiences.sentence.tag', { values: (test.which === 'any' ? anyOf : allOf)(test.tags) });
    case 'skill':
      return t('audiences.sentence.skill', { values: (test.which === 'any' ? anyOf : allOf)(test.skills) });
    case 'voter':
      return t(test.linked ? 'audiences.sentence.linked' : 'audiences.sentence.unlinked');
    case 'added':
      return t('audiences.sentence.added');
    case 'reach': {
      const channel = t(`consent.channels.${test.channel}`).toLowerCase();
      return t(test.is === 'open' ? 'audiences.sentence.reach' : 'audiences.sentence.notReach', { channel });
    }
    case 'gave':
      return test.least
        ? t('audiences.sentence.gave', { amount: showMoney(test.least, true) })
        : t('audiences.sentence.gaveAny');
    case 'segment':
      return t('audiences.sentence.segment', { values: anyOf(test.is.map(showSegment)) });
    case 'recurring':
      return t('audiences.sentence.recurring');
    case 'hours':
      return t('audiences.sentence.hours', { count: test.least ?? 0 });
    case 'list':
    case 'voter list': {
      const name = names.get(test.list);
      if (name === undefined) return t('audiences.sentence.list');
      return t(test.by === 'list' ? 'audiences.sentence.inList' : 'audiences.sentence.inVoterList', { name });
    }
  }
}

/** A filter in one sentence. */
export function showAudience({ all, except }: AudienceFilter, names: ListNames = noNames): string {
  const what = allOf(all.map((test) => clauseOf(test, names)));
  const excluded = anyOf(except.map((test) => clauseOf(test, names)));
  if (all.length > 0 && except.length > 0) return t('audiences.sentence.except', { what, except: excluded });
  if (except.length > 0) return t('audiences.sentence.allExcept', { except: excluded });
  return all.length > 0 ? t('audiences.sentence.people', { what }) : t('audiences.sentence.everyone');
}
