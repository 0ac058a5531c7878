import { type ComponentProps, type ReactNode, useId } from 'react';
import type { OnboardingStep } from '#shared/domain/onboarding.ts';
import { WinNumber } from '../../shared/campaign/win-number.tsx';
import { states } from '../../shared/profile/us-states.ts';
import { t } from '../../shared/text/index.ts';
import { FieldInput } from './field-input.tsx';
import styles from './onboarding.module.css';
import { type Field, fieldsOf } from './onboarding-steps.ts';
import { type Profile, raceOf } from './onboarding-values.ts';
import type { Wizard } from './use-wizard.ts';

type Props = { step: OnboardingStep; wizard: Wizard; profile: Profile };

/** The fields of one step. */
export function Fields({ step, wizard, profile }: Props) {
  const draw = (name: Field, how: How = {}) => (
    <FieldInput key={name} name={name} state={wizard.field(name)} {...how} />
  );
  if (step === 'race') return <Race draw={draw} />;
  if (step === 'numbers') return <Numbers draw={draw} wizard={wizard} profile={profile} />;
  return fieldsOf[step].map((name) => draw(name));
}

type How = Omit<ComponentProps<typeof FieldInput>, 'name' | 'state'>;
type Draw = (name: Field, how?: How) => ReactNode;

function Race({ draw }: { draw: Draw }) {
  const list = useId();
  return (
    <>
      {draw('office')}
      <div className={styles.pair}>
        {draw('district')}
        {draw('state', { list })}
        <datalist id={list}>
          {states.map((state) => (
            <option key={state} value={state} />
          ))}
        </datalist>
      </div>
      <div className={styles.pair}>
        {draw('party')}
        {draw('electionDate')}
      </div>
    </>
  );
}

const elections = [
  ['race_ballots_1', 'race_registered_1'],
  ['race_ballots_2', 'race_registered_2'],
  ['race_ballots_3', 'race_registered_3'],
] as const;

const Numbers = ({ draw, wizard, profile }: { draw: Draw; wizard: Wizard; profile: Profile }) => (
  <>
    <fieldset className={styles.group}>
      <legend>{t('onboarding.thisElection')}</legend>
      <div className={styles.pair}>
        {draw('race_registered')}
        {draw('race_candidates')}
      </div>
    </fieldset>
    {elections.map(([ballots, registered]) => (
      <fieldset key={ballots} className={styles.group}>
        <legend>{t(`onboarding.elections.${ballots}`)}</legend>
        <div className={styles.pair}>
          {draw(ballots, { label: t('onboarding.ballots'), brief: ballots !== 'race_ballots_1' })}
          {draw(registered, { label: t('onboarding.registered'), brief: true })}
        </div>
      </fieldset>
    ))}
    {draw('race_targetShare')}
    <WinNumber race={raceOf(profile, wizard.texts)} live />
  </>
);
