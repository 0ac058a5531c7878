import { Button, Text } from '@mantine/core';
import { IconMoonStars, IconPhoneCall } from '@tabler/icons-react';
import type { CallAssignment } from '#shared/api/phonebank-api.ts';
import { callingHours, quietHoursIn } from '#shared/domain/phonebank/calling-hours.ts';
import { t } from '../../../shared/text/index.ts';
import { locale } from '../../../shared/text/language.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { useTakesFocus } from '../../../shared/ui/use-takes-focus.ts';
import { formatLanguage, formatParty, scoreName } from '../../../shared/voters/format-voter.ts';
import styles from './card.module.css';
import { formatHour, formatPhone, formatTime } from './format-call.ts';

/** Who is on the line, and how to call them. */
export function Card({ call: { target, until, calledBack }, now }: { call: CallAssignment; now: number }) {
  const { name, age, sex, party, city, precinct, language, support, last } = target;
  const facts = [
    age !== null && t('calls.call.years', { count: age }),
    sex !== '' && t(`calls.call.sexes.${sex}`),
    formatParty(party),
    city,
    precinct && t('calls.call.precinct', { precinct }),
    language && t('calls.call.speaks', { language: formatLanguage(language) }),
  ].filter(Boolean);
  const quiet = quietHoursIn(target.state, now);
  const heading = useTakesFocus<HTMLHeadingElement>(target.id);
  return (
    <section className={styles.who} aria-label={t('calls.call.person')}>
      {calledBack && <span className={styles.tag}>{t('calls.call.calledBack')}</span>}
      <h2 ref={heading} tabIndex={-1} className={styles.whoName}>
        {name}
      </h2>
      <p className={styles.soft}>{facts.join(' · ')}</p>
      {support !== null && (
        <p className={styles.soft}>{t('calls.call.support', { score: scoreName(support) })}</p>
      )}
      {last && (
        <p className={styles.soft}>
          {t('calls.call.last', {
            result: t(`voterCodes.results.${last.outcome}`),
            when: showMoment(last.at),
          })}
        </p>
      )}
      {quiet && (
        <p className={styles.quiet} role="alert">
          <IconMoonStars size={20} aria-hidden />
          <span>
            {t(quiet.part ? 'calls.call.quietPart' : 'calls.call.quiet', {
              time: formatTime(quiet.hour, quiet.minute, locale),
              from: formatHour(callingHours.from, locale),
              to: formatHour(callingHours.to, locale),
            })}
          </span>
        </p>
      )}
      <div className={styles.dials}>
        {(['cell', 'landline'] as const).map((kind) => {
          const number = target[kind];
          return (
            number !== null && (
              <Button
                key={kind}
                component="a"
                href={`tel:${number}`}
                size="lg"
                fullWidth
                leftSection={<IconPhoneCall size={22} aria-hidden />}
                aria-label={t('calls.call.dial', { number: formatPhone(number) })}
              >
                <span className="figures">{formatPhone(number)}</span>
                <span className={styles.kind}>{t(`calls.call.${kind}`)}</span>
              </Button>
            )
          );
        })}
      </div>
      <Text size="sm" c={until > now ? 'var(--ink-soft)' : 'var(--goal)'} role="status">
        {until > now ? t('calls.call.held', { time: timeOf(until) }) : t('calls.call.lost')}
      </Text>
    </section>
  );
}

const timeOf = (at: number): string => {
  const moment = new Date(at);
  return formatTime(moment.getHours(), moment.getMinutes(), locale);
};
