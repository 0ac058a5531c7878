import type { Flag, Shift } from '#shared/domain/field/shift-quality.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import type { Rollback } from './shift-rollback.ts';

/** Why a shift is worth a look. */
export function formatFlag(flag: Flag): string {
  switch (flag.is) {
    case 'pace':
      return t('quality.flags.pace', { knocks: flag.knocks });
    case 'rush':
      return t('quality.flags.rush', { knocks: flag.knocks });
    case 'all spoke':
      return t('quality.flags.allSpoke', { knocks: flag.knocks });
    case 'nobody out':
      return t('quality.flags.nobodyOut', { knocks: flag.knocks });
    case 'streak':
      return flag.question === null
        ? t('quality.flags.sameScore', { times: flag.times, answer: flag.answer })
        : t('quality.flags.sameAnswer', { times: flag.times });
    case 'far':
      return t('quality.flags.far', { knocks: flag.knocks, of: flag.of });
    case 'clock':
      return t('quality.flags.clock');
  }
}

/** What would go with shifts that are taken back, in numbers. */
export const formatRollback = ({ shifts, knocks, answers }: Rollback): string =>
  [
    t('quality.person.shifts', { count: shifts, shown: showNumber(shifts) }),
    t('quality.done.knocks', { count: knocks, shown: showNumber(knocks) }),
    t('quality.person.answers', { count: answers, shown: showNumber(answers) }),
  ].join(' · ');

/** What somebody did, in numbers. */
export const formatShift = ({ knocks, tried, reached, supporters, pace }: Shift): string =>
  [
    t('quality.done.knocks', { count: knocks, shown: showNumber(knocks) }),
    t('quality.done.people', { count: tried, tried: showNumber(tried), reached: showNumber(reached) }),
    t('quality.done.supporters', { count: supporters, shown: showNumber(supporters) }),
    ...(pace === null ? [] : [t('quality.done.pace', { pace: showNumber(Math.round(pace)) })]),
  ].join(' · ');
