import { describe, expect, it } from 'vitest';
import { noPlace } from '../voters/voter-file-columns.ts';
import { doorsOf, type Home, homesOf } from './kit/town.ts';
import { soundPlaces, withSoundPlaces } from './sound-places.ts';

const town = homesOf('P1', { streets: 10, houses: 40 });
const somewhere = (home: Home, place: Home['place']): Home => ({ ...home, place });
const swapped = ({ place }: Home): Home['place'] => place && [place[1], place[0]];

describe('the places of doors', () => {
  it('are believed where they lie together', () => {
    const { sound, astray } = soundPlaces(doorsOf(town));
    expect(sound.every((one) => one === 1)).toBe(true);
    expect(astray).toEqual({ none: 0, absurd: 0, swapped: 0, far: 0 });
  });

  it('are counted by what is wrong with them, and those doors have none then', () => {
    const europe = town.map((home) =>
      somewhere(home, home.place && [home.place[0], home.place[1] + 93_000_000]),
    );
    const faults: Home['place'][] = [null, [0, 0], [51_500_000, -120_000], [0, 181_000_000]];
    const homes = europe.map((home, at) => {
      if (at < faults.length) return somewhere(home, faults[at] ?? null);
      return at < 24 ? somewhere(home, swapped(home)) : home;
    });
    const doors = doorsOf(homes);
    expect(soundPlaces(doors).astray).toEqual({ none: 1, absurd: 2, swapped: 20, far: 1 });
    const made = withSoundPlaces(doors);
    expect(made.astray?.swapped).toBe(20);
    expect([...made.lat].filter((lat) => lat === noPlace).length).toBe(24);
    expect([...made.lng].filter((lng) => lng === noPlace).length).toBe(24);
  });

  it('are absurd in a file of the United States that has all of them exchanged', () => {
    const { sound, astray } = soundPlaces(doorsOf(town.map((home) => somewhere(home, swapped(home)))));
    expect(astray.absurd).toBe(town.length);
    expect(sound.includes(1)).toBe(false);
  });

  it('may be as far apart as a state is wide', () => {
    const state = town.map((home, at) =>
      somewhere(home, [39_000_000 + at * 12_000, -83_000_000 - at * 9_000]),
    );
    expect(soundPlaces(doorsOf(state)).astray.far).toBe(0);
    expect(soundPlaces(doorsOf([])).sound.length).toBe(0);
  });
});
