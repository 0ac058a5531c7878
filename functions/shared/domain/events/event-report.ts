import { isOpen, type RsvpSource, type RsvpState, rsvpSources } from './rsvp-choices.ts';

export type ReportedRsvp = { state: RsvpState; source: RsvpSource; guests: number; minutes: number | null };

export type SourceLine = { source: RsvpSource; signUps: number; shows: number; missed: number };
export type EventReport = {
  /** Sign-ups that somebody made before they came, whatever became of them; without those whom the campaign blocked. */
  signUps: number;
  /** Of these, who came and who stayed away although they had a place. */
  shows: number;
  missed: number;
  /** Of those two, how many in a hundred came; null where nobody was expected. */
  showRate: number | null;
  cancelled: number;
  /** Nobody has said yet what became of them. */
  open: number;
  walkIns: number;
  /** People who came, guests and walk-ins among them. */
  people: number;
  minutes: number;
  bySource: SourceLine[];
};

const ended: readonly RsvpState[] = ['cancelled', 'declined', 'expired'];

export const showRateOf = ({ shows, missed }: Pick<EventReport, 'shows' | 'missed'>): number | null =>
  shows + missed === 0 ? null : Math.round((shows * 100) / (shows + missed));

/** What came of an event's sign-ups. */
export function reportOf(rsvps: readonly ReportedRsvp[]): EventReport {
  const known = rsvps.filter(({ state }) => state !== 'blocked');
  const signedUp = known.filter(({ source }) => source !== 'walk_in');
  const came = known.filter(({ state }) => state === 'attended');
  const countOf = (list: readonly ReportedRsvp[], state: RsvpState): number =>
    list.filter((one) => one.state === state).length;
  const [shows, missed] = [countOf(signedUp, 'attended'), countOf(signedUp, 'missed')];
  return {
    ...{ signUps: signedUp.length, shows, missed, showRate: showRateOf({ shows, missed }) },
    cancelled: signedUp.filter(({ state }) => ended.includes(state)).length,
    open: signedUp.filter(({ state }) => isOpen(state)).length,
    walkIns: came.length - shows,
    people: came.reduce((sum, { guests }) => sum + 1 + guests, 0),
    minutes: came.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    bySource: rsvpSources.flatMap((source): SourceLine[] => {
      const own = known.filter((one) => one.source === source);
      if (own.length === 0) return [];
      return [
        { source, signUps: own.length, shows: countOf(own, 'attended'), missed: countOf(own, 'missed') },
      ];
    }),
  };
}

/** What one person who came has cost, in cents; null where nobody came. */
export const costPerPerson = (cents: number, people: number): number | null =>
  people === 0 ? null : Math.round(cents / people);
