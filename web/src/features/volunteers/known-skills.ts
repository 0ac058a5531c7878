import { create } from 'zustand';
import { t } from '../../shared/text/index.ts';
import { onceEach } from '../../shared/ui/form/once-each.ts';

/** What campaigns ask volunteers most often; every other skill is as welcome. */
const usual = (): string[] => t('volunteers.usualSkills').split(', ');

/** Skills that this device has seen: there is no list of all of them, and asking for one would read everybody. */
const useSeen = create<{ skills: string[] }>(() => ({ skills: [] }));

/** Remembers the skills of people who were shown. What a campaign itself writes goes before the usual spelling. */
export function see(people: readonly { skills: readonly string[] }[]): void {
  const { skills } = useSeen.getState();
  const all = onceEach([...skills, ...people.flatMap((person) => person.skills)]);
  if (all.length > skills.length) useSeen.setState({ skills: all });
}

const withUsual = (skills: readonly string[]): string[] =>
  onceEach([...skills, ...usual()]).sort((one, other) => one.localeCompare(other));

export const knownSkills = (): string[] => withUsual(useSeen.getState().skills);
export const useKnownSkills = (): string[] => withUsual(useSeen(({ skills }) => skills));

/** Skills in the spelling that is known: a filter finds only what is written alike. */
export function spelled(typed: readonly string[], known: readonly string[]): string[] {
  const spellings = new Map(known.map((skill) => [skill.toLowerCase(), skill]));
  return typed.map((skill) => spellings.get(skill.trim().toLowerCase()) ?? skill);
}
