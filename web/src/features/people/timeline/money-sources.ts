import '../../../shared/text/call-time/en.ts';
import '../../../shared/text/limits/en.ts';
import { calltimeOutcomes } from '#shared/collections/calltime-sessions.ts';
import { committeeMembers } from '#shared/collections/committee-members.ts';
import type { Stored } from '#shared/collections/define.ts';
import { donations } from '#shared/collections/donations.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import { giftLetters } from '#shared/collections/gift-letters.ts';
import { pledges } from '#shared/collections/pledges.ts';
import { thankYous } from '#shared/collections/thank-yous.ts';
import { showStored } from '../../../shared/area/area.ts';
import { committeePath } from '../../../shared/fundraising/fundraising-areas.ts';
import { electionName } from '../../../shared/fundraising/limit-texts.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import { noonOf, register } from './register-source.ts';
import { requestSource } from './request-source.ts';
import { timelineAreas } from './timeline-areas.ts';
import type { TimelineSource } from './timeline-source.ts';

type FollowUps = NonNullable<Stored<typeof calltimeOutcomes>['follow_ups']>;
/** How a call was followed up; what did not go out is left out. */
const followed = (all: FollowUps): string[] => {
  const ways = new Set(all.flatMap(({ how, mail }) => (mail === 'refused' ? [] : [how])));
  const named = [...ways].map((how) => t(`callTime.after.ways.${how}`)).join(', ');
  return ways.size > 0 ? [t('callTime.after.followed', { ways: named })] : [];
};

type GiftEntry = Stored<typeof giftEntries>;
/** What became of money of a gift: what moved, and where to. Null for the other half of a move. */
function movedTitle({ kind, cents, election }: GiftEntry): string | null {
  const amount = showMoney(Math.abs(cents));
  const isOut = cents < 0;
  if (kind === 'attribution') return t(`people.timeline.moved.${isOut ? 'given' : 'taken'}`, { amount });
  if (kind === 'chargeback') return t(`people.timeline.moved.${isOut ? 'charged' : 'won'}`, { amount });
  if (kind === 'partner') return t(`people.timeline.moved.${isOut ? 'notPartner' : 'partner'}`, { amount });
  if (kind === 'refund' || kind === 'void') return t(`people.timeline.moved.${kind}`, { amount });
  // What leaves an election comes with what goes to another.
  if (isOut) return null;
  return election === null
    ? t('people.timeline.moved.next', { amount })
    : t('people.timeline.moved.to', { amount, election: electionName(election) });
}

/** What a timeline tells of money, to who may read gifts. */
export const moneySources: readonly TimelineSource[] = [
  register({
    ...{
      name: 'gift',
      capability: timelineAreas.gift,
      collection: donations,
      person: 'donor_id',
      order: 'date',
    },
    ...{ isLive: false, isOfDonors: true },
    entry: (gift) => ({
      at: noonOf(gift.date),
      title: t('people.timeline.gift', {
        amount: showMoney(gift.amount),
        status: showStored(donations, 'status', gift.status),
      }),
      ...{
        text: gift.note,
        day: showDay(gift.date),
        by: null,
        to: `/fundraising/donations/${gift.id}`,
        gift,
      },
    }),
  }),
  register({
    ...{
      name: 'ask',
      capability: timelineAreas.ask,
      collection: calltimeOutcomes,
      person: 'person_id',
      order: 'at',
    },
    isLive: false,
    entry: ({ at, outcome, cents, note, by, withdrawn, follow_ups = [] }) => ({
      at: at.toMillis(),
      title: [
        t('callTime.title'),
        t(withdrawn ? 'callTime.correct.isWithdrawn' : `callTime.outcomes.${outcome}`),
        ...(cents === null || withdrawn ? [] : [showMoney(cents)]),
        ...followed(follow_ups),
      ].join(' · '),
      ...{ text: note, day: null, by, to: null },
    }),
  }),
  register({
    ...{
      name: 'pledge',
      capability: timelineAreas.pledge,
      collection: pledges,
      person: 'donor_id',
      order: 'made_on',
    },
    ...{ isLive: false, isOfDonors: true },
    entry: (pledge) => ({
      at: noonOf(pledge.made_on),
      title: t('people.timeline.pledge', {
        amount: showMoney(pledge.amount),
        stage: showStored(pledges, 'stage', pledge.stage),
      }),
      ...{ text: pledge.note, day: showDay(pledge.made_on), by: pledge.created_by },
      to: `/fundraising/pledges/${pledge.id}`,
    }),
  }),
  register({
    ...{ name: 'thanks', capability: timelineAreas.thanks, collection: thankYous },
    ...{ person: 'donor_id', order: 'done_on', isLive: false, isOfDonors: true },
    // Those that wait have no day.
    only: { field: 'done_on', is: '>', value: '' },
    entry: ({ state, cents, done_on, done_by, note, id }) =>
      state === 'due' || done_on === null
        ? null
        : {
            at: noonOf(done_on),
            title: t(`people.timeline.thanks.${state}`, { amount: showMoney(cents) }),
            ...{ text: note, day: showDay(done_on), by: done_by, to: `/fundraising/donations/${id}` },
          },
  }),
  requestSource,
  register({
    ...{ name: 'moved', capability: timelineAreas.moved, collection: giftEntries },
    ...{ person: 'donor_id', order: 'recorded_at', isLive: false, isOfDonors: true },
    // Gifts have their own source.
    only: { field: 'kind', is: '!=', value: 'gift' },
    entry: (entry) => {
      const title = movedTitle(entry);
      return title === null
        ? null
        : {
            ...{ at: entry.recorded_at.toMillis(), title, text: entry.reason, day: null },
            ...{ by: entry.recorded_by, to: `/fundraising/donations/${entry.gift_id}` },
          };
    },
  }),
  register({
    ...{ name: 'letter', capability: timelineAreas.letter, collection: giftLetters },
    ...{ person: 'donor_id', order: 'printed_on', isLive: false, isOfDonors: true },
    entry: ({ kind, cents, printings, printed_on, gift_id }) => ({
      ...{ at: noonOf(printed_on), title: t(`people.timeline.letter.${kind}`, { amount: showMoney(cents) }) },
      ...{ text: null, day: showDay(printed_on), by: printings.at(-1)?.by ?? null },
      to: `/fundraising/donations/${gift_id}`,
    }),
  }),
  register({
    ...{ name: 'committee', capability: timelineAreas.committee, collection: committeeMembers },
    ...{ person: 'person_id', order: 'created_at', isLive: false },
    entry: ({ id, created_at, created_by, goal, commitment, left_on, note }) => ({
      at: created_at.toMillis(),
      title: [
        t('people.timeline.committee.joined'),
        ...(goal > 0 ? [t('people.timeline.committee.goal', { amount: showMoney(goal) })] : []),
        ...(commitment > 0
          ? [t('people.timeline.committee.commitment', { amount: showMoney(commitment) })]
          : []),
        ...(left_on === null ? [] : [t('people.timeline.committee.left', { day: showDay(left_on) })]),
      ].join(' · '),
      ...{ text: note, day: null, by: created_by, to: `${committeePath}/${id}` },
    }),
  }),
];
