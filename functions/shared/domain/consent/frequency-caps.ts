import { addDays } from '../days.ts';
import type { Channel } from '../voters/contact-results.ts';
import { localTime, startOfDay } from './local-time.ts';

/** What a contact is for. `confirmation`: that an opt-out arrived. */
export const contactKinds = ['bulk', 'fundraising', 'event', 'reply', 'receipt', 'confirmation'] as const;
export type ContactKind = (typeof contactKinds)[number];
/** What the campaign begins by itself and could leave. */
export const solicitations: readonly ContactKind[] = ['bulk', 'fundraising'];

const hourMs = 3_600_000;

/** At most so many contacts in a window: calendar days by the person's clock, today included, or hours. */
type Cap = {
  why: 'channel_cap' | 'daily_cap';
  channel: Channel | 'any';
  max: number;
  window: { days: number } | { hours: number };
};
export type CapProfile = { caps: readonly Cap[]; giftQuietDays: number };

const profileOf = (
  email: readonly [perDay: number, perWeek: number],
  text: readonly [hours: number, perFortnight: number],
  perDay: number,
  giftQuietDays: number,
): CapProfile => ({
  caps: [
    { why: 'channel_cap', channel: 'email', max: email[0], window: { days: 1 } },
    { why: 'channel_cap', channel: 'email', max: email[1], window: { days: 7 } },
    { why: 'channel_cap', channel: 'text', max: 1, window: { hours: text[0] } },
    { why: 'channel_cap', channel: 'text', max: text[1], window: { days: 14 } },
    { why: 'daily_cap', channel: 'any', max: perDay, window: { days: 1 } },
  ],
  giftQuietDays,
});

/** How often one person is contacted at most. A manager switches the profile for some time, with a reason. */
export const capProfiles = {
  normal: profileOf([1, 4], [48, 3], 2, 7),
  deadline_day: profileOf([3, 8], [12, 5], 4, 1),
  last_seven_days: profileOf([2, 10], [24, 7], 4, 3),
} as const satisfies Record<string, CapProfile>;
export type CapProfileName = keyof typeof capProfiles;

/** A profile for some time; `until` null: until it is switched again. */
export type DatedProfile = {
  profile: CapProfileName;
  since: number;
  until: number | null;
  by: string;
  reason: string;
};

/** The profile of a moment: the newest switch whose time it is, else the normal one. */
export function profileAt(profiles: readonly DatedProfile[], at: number): CapProfile {
  const current = profiles
    .filter(({ since, until }) => since <= at && (until === null || at < until))
    .reduce<DatedProfile | null>((last, one) => (last && last.since >= one.since ? last : one), null);
  return capProfiles[current?.profile ?? 'normal'];
}

/** What a person was sent or told lately. */
export type Recent = {
  contacts: readonly {
    channel: Channel;
    kind: ContactKind;
    at: number;
    /** Of a knock or a call. */
    isAnswered?: boolean;
  }[];
  lastGiftAt: number | null;
};
export const nothingRecent: Recent = { contacts: [], lastGiftAt: null };

/** Replies, reminders and receipts don't count, nor knocks and calls that nobody answered. */
const counts = ({ channel, kind, isAnswered }: Recent['contacts'][number]): boolean =>
  solicitations.includes(kind) && ((channel !== 'call' && channel !== 'walk') || isAnswered === true);

/** When a full cap has room again; null where it has room now. */
function fullUntil({ max, window }: Cap, times: readonly number[], zone: string, at: number): number | null {
  const nth = (found: readonly number[]) => found.toSorted((a, b) => b - a)[max - 1] ?? null;
  if ('hours' in window) {
    const last = nth(times.filter((time) => time > at - window.hours * hourMs));
    return last === null ? null : last + window.hours * hourMs;
  }
  const first = addDays(localTime(zone, at).day, 1 - window.days);
  const last = nth(times.filter((time) => localTime(zone, time).day >= first));
  return last === null ? null : startOfDay(zone, addDays(localTime(zone, last).day, window.days));
}

export type CapHit = { why: 'recent_gift' | Cap['why']; until: number };

/** The first cap that a contact would exceed; null where it exceeds none. Only what the campaign begins is capped. */
export function capHit(
  { channel, kind, at, zone }: { channel: Channel; kind: ContactKind; at: number; zone: string },
  { contacts, lastGiftAt }: Recent,
  { caps, giftQuietDays }: CapProfile,
): CapHit | null {
  if (!solicitations.includes(kind)) return null;
  const quietEnd = (lastGiftAt ?? Number.NEGATIVE_INFINITY) + giftQuietDays * 24 * hourMs;
  if (kind === 'fundraising' && quietEnd > at) return { why: 'recent_gift', until: quietEnd };
  const counted = contacts.filter(counts);
  for (const cap of caps) {
    if (cap.channel !== 'any' && cap.channel !== channel) continue;
    const times = counted.flatMap((one) =>
      cap.channel === 'any' || cap.channel === one.channel ? [one.at] : [],
    );
    const until = fullUntil(cap, times, zone, at);
    if (until !== null) return { why: cap.why, until };
  }
  return null;
}
