import * as z from 'zod/mini';
import { userPreferences } from '#shared/collections/user-preferences.ts';
import type { DateFormat, TimeFormat } from '#shared/themes.ts';
import type { PreferenceData } from '../../shared/session/save-preferences.ts';
import { isTimeZone } from '../../shared/ui/dates.ts';

/** What local storage holds under the keys of earlier versions; null where there is nothing. */
export type OldSettings = Record<'dashboardLayout' | 'notificationSettings' | 'userSettings', string | null>;
type Stored = z.output<typeof userPreferences.schema>;

const { shape } = userPreferences.schema;
const types = shape.notification_types.shape;

const dateFormats = new Map<unknown, DateFormat>([
  ['MM/DD/YYYY', 'mdy'],
  ['DD/MM/YYYY', 'dmy'],
  ['YYYY-MM-DD', 'ymd'],
]);
const timeFormats = new Map<unknown, TimeFormat>([
  ['12', '12h'],
  ['24', '24h'],
]);

/** A value that may be missing; one that is not valid counts as missing, and breaks nothing beside it. */
const maybe = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);
const renamed = <V, S extends z.ZodMiniType>(names: Map<unknown, V>, schema: S) =>
  maybe(
    z.pipe(
      z.transform((value: unknown) => names.get(value) ?? value),
      schema,
    ),
  );

const settings = z.catch(
  z.object({
    theme: maybe(shape.theme),
    accentColor: maybe(shape.accent_color),
    emailNotifications: maybe(shape.email_notifications),
    pushNotifications: maybe(shape.push_notifications),
    smsNotifications: maybe(shape.sms_notifications),
    notificationFrequency: maybe(shape.notification_frequency),
    notificationTypes: maybe(
      z.object({
        volunteerUpdates: maybe(types.volunteer_updates),
        eventReminders: maybe(types.event_reminders),
        fundraisingAlerts: maybe(types.fundraising_alerts),
        campaignUpdates: maybe(types.campaign_updates),
        systemUpdates: maybe(types.system_updates),
      }),
    ),
    language: maybe(shape.language),
    timezone: maybe(z.string().check(z.refine(isTimeZone))),
    dateFormat: renamed(dateFormats, shape.date_format),
    timeFormat: renamed(timeFormats, shape.time_format),
  }),
  {},
);
type Settings = z.output<typeof settings>;

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
/** The fields that have a value. */
function present<T extends object>(fields: T): Present<T> {
  const found: Present<T> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) Reflect.set(found, name, value);
  }
  return found;
}

const inSnakeCase = (old: Settings) => ({
  theme: old.theme,
  accent_color: old.accentColor,
  email_notifications: old.emailNotifications,
  push_notifications: old.pushNotifications,
  sms_notifications: old.smsNotifications,
  notification_frequency: old.notificationFrequency,
  language: old.language,
  timezone: old.timezone,
  date_format: old.dateFormat,
  time_format: old.timeFormat,
});
const typesInSnakeCase = ({ notificationTypes: old }: Settings) => ({
  volunteer_updates: old?.volunteerUpdates,
  event_reminders: old?.eventReminders,
  fundraising_alerts: old?.fundraisingAlerts,
  campaign_updates: old?.campaignUpdates,
  system_updates: old?.systemUpdates,
});

function layoutIn(json: string | null): string | undefined {
  const layout = parsed(json);
  if (typeof layout !== 'object' || layout === null) return undefined;
  return shape.dashboard_layout.safeParse(JSON.stringify(layout)).data ?? undefined;
}

/**
 * What earlier versions kept on this device, as one update of the account's preferences: valid values that differ
 * from `stored`. Null where nothing is left to bring over. `notificationSettings` is the more particular of the two.
 */
export function fromOldSettings(old: OldSettings, stored: Stored): PreferenceData | null {
  const general = settings.parse(parsed(old.userSettings));
  const particular = settings.parse(parsed(old.notificationSettings));
  const notification_types = {
    ...stored.notification_types,
    ...present(typesInSnakeCase(general)),
    ...present(typesInSnakeCase(particular)),
  };
  const found: Partial<Stored> = {
    ...present(inSnakeCase(general)),
    ...present(inSnakeCase(particular)),
    ...present({ dashboard_layout: layoutIn(old.dashboardLayout) }),
    notification_types,
  };
  const changed = userPreferences.editable.filter(
    (name) => name in found && JSON.stringify(found[name]) !== JSON.stringify(stored[name]),
  );
  if (changed.length === 0) return null;
  const update: PreferenceData = {};
  for (const name of changed) Reflect.set(update, name, found[name]);
  return update;
}
