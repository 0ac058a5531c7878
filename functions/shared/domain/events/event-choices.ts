/** What an event can be, as campaigns and the calendars of other programs name it. */
export const eventTypes = [
  'canvass',
  'phone_bank',
  'text_bank',
  'meeting',
  'fundraiser',
  'house_party',
  'voter_registration',
  'training',
  'signature_gathering',
  'rides',
  'other',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Only the team sees a draft. A cancelled event stays in the calendar. */
export const eventStates = ['draft', 'published', 'cancelled'] as const;
export type EventState = (typeof eventStates)[number];

export const eventPlaces = ['in_person', 'online', 'both'] as const;
/** Who finds an event: everyone, whoever has its link, the team alone. */
export const eventVisibilities = ['public', 'unlisted', 'private'] as const;
/** Who sees the address: whoever sees the event, those who signed up, those whom a host tells. */
export const addressVisibilities = ['public', 'unlisted', 'private'] as const;
export const accessibilityStates = ['accessible', 'not_accessible', 'not_sure'] as const;
export const accessibilityFeatures = ['step_free', 'seating', 'captions', 'interpreter', 'transit'] as const;

/** A hard capacity is a room's: nobody is let in beyond it. A target turns no one away. */
export const capacityKinds = ['hard', 'target'] as const;
export type CapacityKind = (typeof capacityKinds)[number];

/** How a question of an event's form is answered. */
export const questionKinds = ['text', 'choice', 'yes_no'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Whether a series is changed on one of its days, or on that one and all that follow. */
export const seriesScopes = ['one', 'following'] as const;
/** What happens to dates with sign-ups that are on no day of a series' new rule. */
export const signedUpDates = ['keep', 'move'] as const;
export type SignedUpDates = (typeof signedUpDates)[number];
export type SeriesScope = (typeof seriesScopes)[number];
