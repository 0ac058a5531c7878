import '../../shared/text/schedule/en.ts';
import { areaPaths } from '../../shared/area/area.ts';

export const paths = {
  ...areaPaths('/schedule'),
  requests: '/schedule/requests',
  callTime: '/schedule/call-time',
  on: (day: string) => `/schedule?day=${day}`,
  briefing: (day: string) => `/schedule/briefing?day=${day}`,
  newOn: (day: string) => `/schedule/new?day=${day}`,
};

export const isDay = (value: string | null): value is string =>
  value !== null && /^20\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
