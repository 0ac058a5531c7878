import { Button } from '@mantine/core';
import type { ThankPlan } from '#shared/domain/thanks/thank-plan.ts';
import { Section } from '../../../shared/fundraising/section.tsx';
import { t } from '../../../shared/text/index.ts';
import type { LetterSettings } from '../../../shared/thanks/data.ts';
import styles from '../../../shared/thanks/thanks.module.css';
import { showDay, showMoney } from '../../../shared/ui/format.ts';

type Edit = ((from: HTMLElement) => void) | null;

const EditButton = ({ edit, label }: { edit: Edit; label: string }) =>
  edit && (
    <Button variant="default" onClick={({ currentTarget }) => edit(currentTarget)}>
      {label}
    </Button>
  );
const dollars = (cents: number): string => showMoney(cents, cents % 100 === 0);

/** The rules that hold today, and those of later days. */
export function RulesSection({
  plans,
  today,
  edit,
}: {
  plans: readonly ThankPlan[];
  today: string;
  edit: Edit;
}) {
  const past = plans.findLast(({ from }) => from <= today);
  const shown = plans.filter((plan) => plan === past || plan.from > today);
  return (
    <Section
      title={t('thanks.rules.title')}
      action={<EditButton edit={edit} label={t('thanks.rules.edit')} />}
    >
      {shown.map(({ from, rules }) => {
        const lowest = rules.at(-1);
        return (
          <div key={from} className={styles.plan}>
            <h3>{t(lowest ? 'thanks.rules.since' : 'thanks.rules.off', { day: showDay(from) })}</h3>
            <ul>
              {rules.map(({ min_cents, way, signer }) => (
                <li key={min_cents}>
                  {t('thanks.rules.line', {
                    amount: dollars(min_cents),
                    way: t(`thanks.ways.${way}`),
                    signer,
                  })}
                </li>
              ))}
            </ul>
            {lowest && lowest.min_cents > 1 && (
              <p>{t('thanks.rules.below', { amount: dollars(lowest.min_cents) })}</p>
            )}
          </div>
        );
      })}
    </Section>
  );
}

/** What stands on every letter besides the campaign’s name. */
export function HeadSection({ settings, edit }: { settings: LetterSettings | null; edit: Edit }) {
  const lines = [settings?.return_address, settings?.paid_for].filter(Boolean);
  return (
    <Section title={t('thanks.head.title')} action={<EditButton edit={edit} label={t('thanks.head.edit')} />}>
      <div className={styles.plan}>
        {lines.length === 0 ? <p>{t('thanks.head.none')}</p> : lines.map((line) => <p key={line}>{line}</p>)}
      </div>
    </Section>
  );
}
