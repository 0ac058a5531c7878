import * as z from 'zod/mini';
import { type Office, offices } from '#shared/domain/money/limit-kinds.ts';
import { isFederal } from '#shared/domain/money/limit-rules.ts';
import { stateCode } from '#shared/domain/voters/us-states.ts';
import type { Settings } from '../../shared/fundraising/campaign-race.ts';
import { placeCode, placeName } from '../../shared/fundraising/limit-texts.ts';
import { t } from '../../shared/text/index.ts';
import { dayField } from '../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../shared/ui/form/typed.ts';

/** Offices of a place within a state. */
const localOffices: readonly Office[] = ['county', 'city', 'school', 'judicial', 'other'];
export const isLocal = (office: string): boolean => localOffices.some((one) => one === office);

const office = typed(
  (written): Office | Problem =>
    offices.find((one) => one === written) ?? new Problem(t('limits.race.form.problems.office')),
);
const place = typed(
  (written): string | Problem => placeCode(written) ?? new Problem(t('limits.race.form.problems.place')),
);

/** A race as it is filled in: federal offices have no state, those of a state no place. */
export const raceForm = z.pipe(
  z.object({ office, state: z.string(), place, cycle_from: dayField, cycle_to: dayField }).check(
    z.refine((race) => isFederal(race.office) || race.state !== '', {
      path: ['state'],
      error: () => t('limits.race.form.problems.state'),
    }),
    z.refine((race) => race.cycle_from <= race.cycle_to, {
      path: ['cycle_to'],
      error: () => t('limits.race.form.problems.cycle'),
    }),
  ),
  z.transform((race) => ({
    jurisdiction: jurisdictionIn(race),
    office: race.office,
    cycle_from: race.cycle_from,
    cycle_to: race.cycle_to,
  })),
);
export type RaceInput = z.output<typeof raceForm>;

function jurisdictionIn(race: { office: Office; state: string; place: string }): string {
  if (isFederal(race.office)) return 'US';
  return isLocal(race.office) && race.place !== '' ? `US-${race.state}-${race.place}` : `US-${race.state}`;
}

/** What the profile knows of the race. */
export type KnownRace = { state: string; electionDate: string };

/** What the form shows first: what is set, else what the profile says. */
export function raceValues(settings: Settings | null, known: KnownRace) {
  if (!settings)
    return {
      office: '',
      state: stateCode(known.state),
      place: '',
      cycle_from: '',
      cycle_to: known.electionDate,
    };
  const [, state = '', ...words] = settings.jurisdiction.split('-');
  const { office, cycle_from, cycle_to } = settings;
  const [name = ''] = words.length > 0 ? placeName(settings.jurisdiction).split(', ') : [];
  return { office, state, place: name, cycle_from, cycle_to };
}
