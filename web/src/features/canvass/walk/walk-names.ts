import type { Result } from '#shared/domain/voters/contact-results.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { t } from '../../../shared/text/index.ts';
import type { WalkBuilding, WalkDoor, WalkPerson } from './walk-model.ts';

/** How places, people and results of a walk are called. */

export const dayOf = (millis: number): string => {
  const at = new Date(millis);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};

/** `12 N Main St` */
export const streetLine = ({ house, street }: Pick<WalkBuilding, 'house' | 'street'>): string =>
  [house, street].filter(Boolean).join(' ');

export const unitName = ({ unit }: Pick<WalkDoor, 'unit'>): string => unit || t('canvass.building.noUnit');

/** `12 N Main St, Apt 4` */
export const doorName = (building: WalkBuilding, { unit }: Pick<WalkDoor, 'unit'>): string =>
  [streetLine(building), unit].filter(Boolean).join(', ');

export const resultName = (result: Result): string => t(`voterCodes.results.${result}`);

/** `F · 64 years · D`: what fits beside a name. */
export const personLine = ({ sex, age, party, isNew }: WalkPerson): string =>
  [
    isNew && t('canvass.person.met'),
    sex,
    age !== null && t('canvass.person.years', { count: age }),
    party.slice(0, 1).toUpperCase(),
  ]
    .filter(Boolean)
    .join(' · ');

/** What an event of a walk says; a note's own words stand below it. */
export function eventName({ kind, outcome, score, tag, is_on, answers, reason }: Learned): string {
  if (kind === 'attempt' && outcome) return resultName(outcome);
  if (kind === 'support' && score)
    return t('voterCodes.events.support', { score: t(`voterCodes.scores.s${score}`) });
  if (kind === 'tag')
    return t(is_on ? 'voterCodes.events.tagOn' : 'voterCodes.events.tagOff', { tag: tag ?? '' });
  if (kind === 'answer') return t('voterCodes.events.answer', { values: (answers ?? []).join(', ') });
  if (kind === 'suppression' && reason) return t(`voterCodes.reasons.${reason}`);
  return t('voterCodes.events.note');
}

/** Opens whatever map the device has. */
export const mapLink = (building: WalkBuilding, { place }: Pick<WalkDoor, 'place'>): string => {
  const address = [streetLine(building), building.city, building.zip].filter(Boolean).join(', ');
  const at = place ? `${place[0] / 1e6},${place[1] / 1e6}` : '0,0';
  return `geo:${at}?q=${encodeURIComponent(address)}`;
};
