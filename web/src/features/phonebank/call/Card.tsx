import { Button, Text } from '@mantine/core';
import { IconMoonStars, IconPhoneCall } from '@tabler/icons-react';
import type { OnTheLine } from '#shared/calls/calling.ts';
import { callingHours, quietIn } from '#shared/rules/calling/quiet.ts';
import { t } from '../../../shared/text/index.ts';
import { locale } from '../../../shared/text/language.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { useTakesFocus } from '../../../shared/ui/use-takes-focus.ts';
import { languageSaid, partySaid, scoreName } from '../../../shared/voters/names.ts';
import styles from './card.module.css';
import { clock, hourWords, shownPhone } from './words.ts';

/** Who is on the line, and how to call them. */
export function Card({ given: { target, until, calledBack }, now }: { given: OnTheLine; now: number }) {
  const { name, age, sex, party, city, precinct, language, support, last } = target;
  const facts = [
    age !== null && t('calls.call.years', { count: age }),
    sex !== '' && t(`calls.call.sexes.${sex}`),
    partySaid(party),
    city,
    precinct && t('calls.call.precinct', { precinct }),
    language && t('calls.call.speaks', { language: languageSaid(language) }),
  ].filter(Boolean);
  const quiet = quietIn(target.state, now);
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
              time: clock(quiet.hour, quiet.minute, locale),
              from: hourWords(callingHours.from, locale),
              to: hourWords(callingHours.to, locale),
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
                aria-label={t('calls.call.dial', { number: shownPhone(number) })}
              >
                <span className="figures">{shownPhone(number)}</span>
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
  return clock(moment.getHours(), moment.getMinutes(), locale);
};
