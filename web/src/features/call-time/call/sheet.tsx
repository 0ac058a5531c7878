import type { CallSheet, FormerCall } from '#shared/domain/call-time/sheet.ts';
import { MeterOnDemand } from '../../../shared/fundraising/meter/meter-on-demand.tsx';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment, showMoney, showNumber } from '../../../shared/ui/format.ts';
import { useTakesFocus } from '../../../shared/ui/use-takes-focus.ts';
import { askReason, initials, leftText } from '../format.ts';
import { GiftBars } from './gift-bars.tsx';
import styles from './sheet.module.css';

type Props = { sheet: CallSheet; note: string | null; script: string | null };

/** Whom to call, what to ask for and why, and what helps with it. */
export function Sheet({ sheet, note, script }: Props) {
  const heading = useTakesFocus<HTMLHeadingElement>(sheet.id);
  const readsGifts = useMember().can('donations.read');
  const { facts } = sheet;
  const about = [...new Set([sheet.city, facts?.occupation, facts?.employer])].filter(Boolean).join(' · ');
  return (
    <div className={styles.sheet}>
      <header className={styles.who}>
        <span className={styles.initials} aria-hidden>
          {initials(sheet.name)}
        </span>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {sheet.name}
          </h1>
          {about !== '' && <p>{about}</p>}
          {sheet.language !== null && <p>{t(`choices.people.language.${sheet.language as 'en'}`)}</p>}
          {sheet.why !== 'ask' && <p className={styles.why}>{t(`callTime.why.${sheet.why}`)}</p>}
        </div>
      </header>
      <section className={styles.ask} aria-label={t('callTime.sheet.ask')}>
        <strong>{showMoney(sheet.ask.cents, true)}</strong>
        <p>{askReason(sheet)}</p>
        <p className={styles.soft}>
          {[
            leftText(sheet),
            ...(sheet.ask.fallback === null
              ? []
              : [t('callTime.sheet.fallback', { amount: showMoney(sheet.ask.fallback, true) })]),
          ].join(' · ')}
        </p>
      </section>
      {readsGifts && (
        <MeterOnDemand
          key={sheet.id}
          donor={{ id: sheet.id, name: sheet.name }}
          label={t('callTime.sheet.meter')}
        />
      )}
      {note !== null && (
        <p className={styles.managerNote} role="status">
          <strong>{t('callTime.sheet.managerNote')}</strong> {note}
        </p>
      )}
      <section className={styles.facts} aria-label={t('callTime.sheet.giving')}>
        {facts && (
          <p className={styles.total}>
            {t('callTime.sheet.total', {
              total: showMoney(facts.total),
              count: facts.count,
              shown: showNumber(facts.count),
            })}
          </p>
        )}
        <GiftBars gifts={sheet.gifts} />
        {sheet.pledge && sheet.pledge.open > 0 && (
          <p>{t('callTime.sheet.pledge', { amount: showMoney(sheet.pledge.open) })}</p>
        )}
      </section>
      {sheet.calls.length > 0 && (
        <section aria-label={t('callTime.sheet.calls')}>
          <h2>{t('callTime.sheet.calls')}</h2>
          <ul className={styles.calls}>
            {sheet.calls.map((call) => (
              <Former key={`${call.at} ${call.outcome}`} call={call} />
            ))}
          </ul>
        </section>
      )}
      {facts && facts.notes.length > 0 && (
        <section aria-label={t('callTime.sheet.notes')}>
          <h2>{t('callTime.sheet.notes')}</h2>
          {facts.notes.map((one) => (
            <p key={one} className={styles.note}>
              {one}
            </p>
          ))}
        </section>
      )}
      {script !== null && (
        <details className={styles.script}>
          <summary>{t('callTime.sheet.script')}</summary>
          <p>{script}</p>
        </details>
      )}
    </div>
  );
}

const Former = ({ call }: { call: FormerCall }) => (
  <li>
    {[
      showMoment(call.at),
      t(`callTime.outcomes.${call.outcome}`),
      ...(call.cents === null ? [] : [showMoney(call.cents)]),
      call.by,
    ].join(' · ')}
    {call.note !== null && <p className={styles.note}>{call.note}</p>}
  </li>
);
