import { donorKinds } from '#shared/domain/money/limit-kinds.ts';
import { type LimitRule, ruleFor } from '#shared/domain/money/limit-rules.ts';
import { jurisdictionOf } from '#shared/domain/money/person-meter.ts';
import { starterRules } from '#shared/domain/money/starter-rules.ts';
import type { Settings } from '../../shared/fundraising/campaign-race.ts';
import { donorsName, placeName } from '../../shared/fundraising/limit-texts.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { t } from '../../shared/text/index.ts';
import { showMoney } from '../../shared/ui/format.ts';
import { Notice } from '../../shared/ui/import/notice.tsx';
import styles from './limits.module.css';
import { RuleLine } from './rule-line.tsx';

/** The law's rules for this race on a day, by the kind of donor. */
export function LawRules({ settings, today }: { settings: Settings; today: string }) {
  const jurisdiction = jurisdictionOf(settings);
  const found = donorKinds.map((donor_kind) => ({
    donor_kind,
    answer: ruleFor(starterRules, { jurisdiction, office: settings.office, donor_kind, day: today }),
  }));
  const rules = found.flatMap(({ donor_kind, answer }) =>
    answer.is === 'rule' ? [{ donor_kind, rule: answer.rule }] : [],
  );
  const without = found.filter(({ answer }) => answer.is === 'none');
  const [first] = rules;
  return (
    <Section title={t('limits.rules.title')}>
      {first ? (
        <>
          <ul className={styles.rules}>
            {rules.map(({ donor_kind, rule }) => (
              <RuleLine key={donor_kind} name={donorsName(donor_kind)} rule={rule} />
            ))}
          </ul>
          <Thresholds rule={first.rule} />
          {rules.some(({ rule }) => rule.status === 'provisional') && (
            <p className={styles.quiet}>{t('limits.rules.provisional')}</p>
          )}
          <p className={styles.quiet}>
            {t('limits.rules.noneFor', {
              donors: without.map(({ donor_kind }) => donorsName(donor_kind)).join(', '),
            })}
          </p>
        </>
      ) : (
        <Notice tone="warning">{t('limits.rules.none', { place: placeName(jurisdiction) })}</Notice>
      )}
    </Section>
  );
}

/** Amounts above which more is asked, as far as the rule knows any. */
function Thresholds({ rule }: { rule: LimitRule }) {
  const amounts = [
    ['itemized', rule.itemize_over_cents],
    ['employer', rule.employer_over_cents],
    ['cash', rule.cash_max_cents],
    ['anonymous', rule.anonymous_max_cents],
  ] as const;
  const words = [
    ...amounts.flatMap(([what, cents]) =>
      cents === null ? [] : [t(`limits.rules.${what}`, { amount: showMoney(cents, cents % 100 === 0) })],
    ),
    ...(rule.excess_days === null ? [] : [t('limits.rules.excess', { count: rule.excess_days })]),
  ];
  return words.length > 0 ? <p className={styles.quiet}>{words.join(' · ')}</p> : null;
}
