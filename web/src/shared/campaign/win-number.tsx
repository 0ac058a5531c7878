import '../text/campaign/en.ts';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { buffer, type WinNumber as Figures, type Race, winNumberOf } from '#shared/domain/win-number.ts';
import { t } from '../text/index.ts';
import { locale } from '../text/language.ts';
import { showNumber } from '../ui/format.ts';
import styles from './win-number.module.css';

type Props = {
  /** The race as the profile, or the form, has it. */
  race: Race;
  /** Whether the numbers change while somebody types: a screen reader is told then. */
  live?: boolean;
  /** Leads to where the numbers are entered. */
  fix?: () => void;
};

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const showShare = (share: number): string => percent.format(share / 100);

/** How many votes win the race, and how that is calculated, or what is needed for it. */
export function WinNumber({ race, live = false, fix }: Props) {
  const title = useId();
  const figures = winNumberOf(race);
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title}>{t('onboarding.winNumber.title')}</h2>
      <div aria-live={live ? 'polite' : 'off'}>
        <Result figures={figures} />
      </div>
      {figures.problems.length > 0 && (
        <ul className={styles.problems}>
          {figures.problems.map(({ why, fields }) => (
            <li key={`${why} ${fields.join(' ')}`}>{t(`onboarding.winNumber.problems.${why}`)}</li>
          ))}
        </ul>
      )}
      {figures.is === 'unknown' && fix && (
        <Button variant="default" size="sm" onClick={fix}>
          {t('onboarding.winNumber.fix')}
        </Button>
      )}
      <Calculation figures={figures} />
    </section>
  );
}

function Result({ figures }: { figures: Figures }) {
  if (figures.is === 'unopposed')
    return <p className={styles.words}>{t('onboarding.winNumber.unopposed')}</p>;
  if (figures.is === 'unknown') {
    const { missing } = figures;
    return (
      <div className={styles.words}>
        <p className={styles.unknown}>{t('onboarding.winNumber.unknown')}</p>
        {missing.length > 0 && (
          <>
            <p>{t('onboarding.winNumber.still')}</p>
            <ul>
              {missing.map((gap) => (
                <li key={gap}>{t(`onboarding.winNumber.missing.${gap}`)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    );
  }
  const { win, goal, pledges, candidates } = figures;
  const share = showShare(figures.share ?? 0);
  const how = candidates === 2 ? 'winOfTwo' : 'winOfMany';
  return (
    <dl className={styles.results}>
      <Big label={t('onboarding.winNumber.win')} hint={t(`onboarding.winNumber.${how}`, { share })}>
        {showNumber(win)}
      </Big>
      {goal > win && (
        <Big label={t('onboarding.winNumber.goal')} hint={t('onboarding.winNumber.goalHint', { share })} goal>
          {showNumber(goal)}
        </Big>
      )}
      <Big
        label={t('onboarding.winNumber.pledges')}
        hint={t('onboarding.winNumber.pledgesHint', {
          least: buffer.least,
          most: showShare(buffer.most),
        })}
        wide
      >
        {t('onboarding.winNumber.range', pledges)}
      </Big>
    </dl>
  );
}

type BigProps = { label: string; hint: string; goal?: boolean; wide?: boolean; children: string };
const Big = (props: BigProps) => (
  <div data-wide={props.wide}>
    <dt>{props.label}</dt>
    <dd className={`${styles.number} figures`} data-goal={props.goal}>
      {props.children}
    </dd>
    <dd className={styles.hint}>{props.hint}</dd>
  </div>
);

/** Every figure on the way, as far as there is one. */
function Calculation({ figures }: { figures: Figures }) {
  const { elections, turnout, registered, expected, candidates } = figures;
  if (turnout === null) return null;
  return (
    <table className={styles.calculation}>
      <caption className="visually-hidden">{t('onboarding.winNumber.calculation')}</caption>
      <tbody>
        <Line name={t('onboarding.winNumber.candidates')} value={showNumber(candidates)} />
        {elections.map((one) => (
          <Line
            key={one.nth}
            name={t('onboarding.winNumber.turnoutOf', one)}
            value={percent.format(one.turnout)}
          />
        ))}
        {elections.length > 1 && (
          <Line
            name={t('onboarding.winNumber.turnout', { count: elections.length })}
            value={percent.format(turnout)}
          />
        )}
        {registered !== null && registered > 0 && (
          <Line name={t('onboarding.winNumber.registered')} value={showNumber(registered)} />
        )}
        {expected !== null && (
          <Line name={t('onboarding.winNumber.expected')} value={showNumber(expected)} strong />
        )}
      </tbody>
    </table>
  );
}

const Line = ({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) => (
  <tr data-strong={strong}>
    <th scope="row">{name}</th>
    <td className="figures">{value}</td>
  </tr>
);
