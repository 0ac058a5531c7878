import {
  IconArrowBackUp,
  IconCalendarPlus,
  IconCash,
  IconDownload,
  IconFileImport,
  IconFlag,
  IconHeartHandshake,
  IconRosetteDiscountCheck,
  IconTrophy,
  IconUserPlus,
} from '@tabler/icons-react';
import type { FeedTable } from '#shared/collections/written-marks.ts';
import type { Icon } from '../../shared/feature.ts';
import { t } from '../../shared/text/index.ts';
import { showMoney } from '../../shared/ui/format.ts';
import { addresses } from './dashboard-links.ts';
import type { Line } from './data.ts';

/** One line of the feed as it is drawn; `to` is null where there is nothing to open. */
type ActivityText = { icon: Icon; who: string; what: string; amount: string; to: string | null };

const icons: Record<Line['type'], Icon> = {
  organization_created: IconFlag,
  donation_received: IconCash,
  donor_added: IconUserPlus,
  volunteer_added: IconHeartHandshake,
  import_finished: IconFileImport,
  export_made: IconDownload,
  achievement_unlocked: IconTrophy,
  voters_imported: IconFileImport,
  voters_undone: IconArrowBackUp,
  import_undone: IconArrowBackUp,
  position_approved: IconRosetteDiscountCheck,
  event_added: IconCalendarPlus,
};

/** Where a record of each kind is shown, and where all of its kind are. */
const places = {
  donors: { one: addresses.donor, all: addresses.donors },
  donations: { one: addresses.donation, all: addresses.donations },
  volunteers: { one: addresses.volunteer, all: addresses.volunteers },
  // A line is about a file, which has no screen of its own.
  voters: { one: () => addresses.voters, all: addresses.voters },
  positions: { one: addresses.position, all: addresses.positions },
  events: { one: addresses.event, all: addresses.events },
} as const satisfies Record<
  FeedTable | 'voters' | 'positions' | 'events',
  { one: (id: string) => string; all: string }
>;
type Kind = keyof typeof places;
const isKind = (name: string | null): name is Kind => name !== null && name in places;

function placeOf({ type, subject_collection, subject_id }: Line): string | null {
  if (type === 'achievement_unlocked') return addresses.achievements;
  if (!isKind(subject_collection)) return null;
  const place = places[subject_collection];
  return subject_id ? place.one(subject_id) : place.all;
}

function muchOf({ type, amount, count }: Line): string {
  if (amount !== null) return showMoney(amount);
  if (count === null) return '';
  if (type === 'event_added') return t('dashboard.activity.dates', { count });
  return type === 'import_finished'
    ? t('dashboard.activity.new', { count })
    : t('dashboard.activity.rows', { count });
}

export function formatActivity(line: Line): ActivityText {
  const { type, subject_collection, subject_name } = line;
  const kind = isKind(subject_collection) ? subject_collection : 'other';
  return {
    icon: icons[type],
    who: subject_name ?? t(`dashboard.activity.unnamed.${kind}`),
    what: t(`dashboard.activity.${type}`),
    amount: muchOf(line),
    to: placeOf(line),
  };
}
