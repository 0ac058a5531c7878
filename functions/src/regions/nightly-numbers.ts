import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type * as z from 'zod/mini';
import { fieldNights, fieldRegions, fieldRegionsId } from '#shared/collections/index.ts';
import { addDays } from '#shared/domain/days.ts';
import { nextNight, nightOf } from '#shared/domain/regions/night.ts';
import { dayIn } from '#shared/domain/work/zoned-time.ts';
import { campaignZone } from '#shared/usecases/campaign-zone.ts';
import { countNight } from '#shared/usecases/regions/count-night.ts';
import { createOnce } from '../create-once.ts';
import type { DueHandler } from '../due/handler.ts';
import { appLink } from '../mail/app-link.ts';
import { campaignNamed } from '../reminders/campaign-named.ts';
import { notifiedMember } from '../reminders/notified-member.ts';
import { type Reminding, requireSent } from '../reminders/remind-of-task.ts';
import { firestoreReads } from '../usecases/firestore-store.ts';
import { nightMail } from './night-mail.ts';

type Regions = z.output<typeof fieldRegions.schema>;

/** Nights that are made up for after the tick stood still. */
const madeUpMax = 3;
/** How late a night is still mailed: whoever reads it has moved on to the next one. */
const mailedMs = 36 * 3_600_000;

/** The night that was last, if it was after the nights began to be counted. */
function lastNight(zone: string, now: number, since: number): string | null {
  const today = dayIn(zone, now);
  const day = nightOf(zone, today) <= now ? today : addDays(today, -1);
  return nightOf(zone, day) > since ? day : null;
}

/** The nights that nobody has counted yet, the oldest first. One read. */
async function missingNights(db: Firestore, organization: string, last: string): Promise<string[]> {
  const { docs } = await db.collection(fieldNights.path(organization)).orderBy('day', 'desc').limit(1).get();
  const stored: unknown = docs[0]?.get('day');
  if (typeof stored !== 'string') return [last];
  const earliest = addDays(last, 1 - madeUpMax);
  const missing: string[] = [];
  for (let day = stored < earliest ? earliest : addDays(stored, 1); day <= last; day = addDays(day, 1))
    missing.push(day);
  return missing;
}

/** After which a night that could not be counted or mailed is tried again. */
const [countedAgainMs, mailedAgainMs] = [3_600_000, 15 * 60_000];

/** Mails a night to whoever chose it, each once. Answers whether all of them have it. */
async function mailNight(
  { db, auth, send, appUrl }: Reminding,
  organization: string,
  day: string,
  { mail_to }: Regions,
): Promise<boolean> {
  if (mail_to.length === 0) return true;
  const found = await db.collection(fieldNights.path(organization)).doc(day).get();
  const night = fieldNights.schema.safeParse(found.data());
  if (!night.success) return true;
  const wanted = { type: 'campaign_updates', capability: 'voters.read' } as const;
  let isWhole = true;
  for (const uid of mail_to)
    try {
      const member = await notifiedMember({ db, auth }, organization, uid, wanted);
      if (!member) continue;
      const opening = {
        link: appLink(appUrl(), organization, '/field-ops/organizing/nights'),
        campaign: await campaignNamed(db, { organization, uid }),
      };
      const reason = { organization_id: organization, kind: 'nightly_numbers', uid, to: member.to } as const;
      requireSent(
        await send(
          { ...reason, key: `night_${organization}_${day}_${uid}` },
          nightMail(member, night.data, opening),
        ),
      );
    } catch (error) {
      // One address must not keep the others waiting, nor the nights to come.
      logger.warn('mailed no nightly numbers', { organization, uid, error });
      isWhole = false;
    }
  return isWhole;
}

/**
 * Counts a campaign's night at nine in the evening by its clocks, and mails it. A night is created once, whoever counts it
 * and however late; each member has one message of it. It never fails, for what fails too often is tried no more. Ends when
 * the last region is gone.
 */
export const nightlyNumbers =
  (reminding: Reminding): DueHandler =>
  async ({ organization_id: organization, since }, { now }) => {
    const { db } = reminding;
    const read = firestoreReads(db, { organization, uid: '' });
    const divided = await read.get(fieldRegions, fieldRegionsId);
    if (!divided || divided.regions.length === 0) return 'done';
    const zone = await campaignZone(read, organization);
    const at = now();
    const last = lastNight(zone, at, since);
    const next = nextNight(zone, dayIn(zone, at), at);
    if (last === null) return { again: next };
    try {
      for (const day of await missingNights(db, organization, last)) {
        const instant = (millis: number) => Timestamp.fromMillis(millis);
        const counted = await countNight({ read, instant }, { zone, day, regions: divided.regions });
        await createOnce(db.collection(fieldNights.path(organization)).doc(day), {
          day,
          made_at: instant(at),
          ...counted,
        });
      }
    } catch (error) {
      logger.error('counted no night', { organization, error });
      return { again: Math.min(at + countedAgainMs, next) };
    }
    const isLate = at - nightOf(zone, last) > mailedMs;
    if (isLate || (await mailNight(reminding, organization, last, divided))) return { again: next };
    return { again: Math.min(at + mailedAgainMs, next) };
  };
