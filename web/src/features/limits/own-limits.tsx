import { Button } from '@mantine/core';
import { limitRules, ownLimitsMax } from '#shared/collections/limit-rules.ts';
import { type DonorKind, donorKinds } from '#shared/domain/money/limit-kinds.ts';
import { collides, isInEffect, type LimitRule, ruleFor } from '#shared/domain/money/limit-rules.ts';
import { jurisdictionOf, ownRule } from '#shared/domain/money/person-meter.ts';
import { starterRules } from '#shared/domain/money/starter-rules.ts';
import { useWrites } from '../../shared/area/area.ts';
import type { OwnLimit, Settings } from '../../shared/fundraising/campaign-race.ts';
import { donorsName } from '../../shared/fundraising/limit-texts.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { t } from '../../shared/text/index.ts';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { Notice } from '../../shared/ui/import/notice.tsx';
import { deleteWithUndo, notifyIfFailed } from '../../shared/ui/toasts.tsx';
import styles from './limits.module.css';
import { LineMenu } from './line-menu.tsx';
import { OwnLimitDialog } from './own-limit-dialog.tsx';
import { RuleLine } from './rule-line.tsx';

type Props = { limits: readonly OwnLimit[]; settings: Settings; today: string };

/** The law's rules for the donors of an own limit on a day. */
function lawFor(limit: OwnLimit, settings: Settings, day: string): LimitRule[] {
  const kinds: readonly DonorKind[] = limit.donor_kind === '*' ? donorKinds : [limit.donor_kind];
  return kinds.flatMap((donor_kind) => {
    const search = { jurisdiction: jurisdictionOf(settings), office: settings.office, donor_kind, day };
    const found = ruleFor(starterRules, search);
    return found.is === 'rule' ? [found.rule] : [];
  });
}

/** How an own limit stands beside the law. */
function comparisonWithLaw(limit: OwnLimit, settings: Settings, day: string): string {
  if (!isInEffect(limit, day)) return t('limits.own.notNow');
  const law = lawFor(limit, settings, day);
  if (law.length === 0) return t('limits.own.alone');
  if (law.some(({ period }) => period !== limit.period)) return t('limits.own.both');
  const isStricter = ({ max_cents }: LimitRule) => max_cents === null || limit.max_cents < max_cents;
  if (law.every(isStricter)) return t('limits.own.stricter');
  return t(law.some(isStricter) ? 'limits.own.both' : 'limits.own.wider');
}

/** Limits that the campaign has set itself. */
export function OwnLimits({ limits, settings, today }: Props) {
  const writes = useWrites(limitRules);
  const { question, opened, ask, close, onClosed } = useOpenQuestion<OwnLimit | 'new'>();
  const remove = ({ id, donor_kind }: OwnLimit) =>
    notifyIfFailed(
      deleteWithUndo({ operation: 'delete', table: 'limit_rules', id }, donorsName(donor_kind)),
      t('common.failedToDelete'),
    );
  const isFull = limits.length >= ownLimitsMax;
  const add = writes && !isFull && (
    <Button variant="default" onClick={({ currentTarget }) => ask('new', currentTarget)}>
      {t('limits.own.add')}
    </Button>
  );
  const tied = limits.filter((limit) => limits.some((other) => other !== limit && collides(limit, other)));
  return (
    <Section title={t('limits.own.title')} hint={t('limits.own.hint')} action={add}>
      {tied.length > 0 && (
        <Notice tone="bad">
          {t('limits.rules.tied', { rules: tied.map(({ reason }) => reason).join('; ') })}
        </Notice>
      )}
      {limits.length === 0 ? (
        <p className={styles.quiet}>{t('limits.own.none')}</p>
      ) : (
        <ul className={styles.rules}>
          {limits.map((limit) => {
            const donors = donorsName(limit.donor_kind);
            const menu = writes && (
              <LineMenu
                name={donors}
                edit={{ label: t('limits.own.edit', { donors }), act: () => ask(limit) }}
                remove={{ label: t('limits.own.remove', { donors }), act: () => remove(limit) }}
              />
            );
            return (
              <RuleLine
                key={limit.id}
                name={donors}
                rule={ownRule(limit, settings.jurisdiction)}
                note={comparisonWithLaw(limit, settings, today)}
                menu={menu}
              />
            );
          })}
        </ul>
      )}
      {writes && isFull && <p className={styles.quiet}>{t('limits.own.full', { count: ownLimitsMax })}</p>}
      {question && (
        <OwnLimitDialog
          limit={question === 'new' ? null : question}
          limits={limits}
          today={today}
          opened={opened}
          close={close}
          onClosed={onClosed}
        />
      )}
    </Section>
  );
}
