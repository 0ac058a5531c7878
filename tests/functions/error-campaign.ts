import { randomUUID } from 'node:crypto';
import type { Role } from '#shared/access.ts';
import type { DeviceError } from '#shared/api/errors-api.ts';
import { errorGroups, errorReports } from '#shared/collections/index.ts';
import { db } from './emulator-clients.ts';
import { memberOf } from './import-campaign.ts';

const stack = 'TypeError: x\n    at Figures (https://h.example/assets/DashboardPage-C4dKs9_x.js:1:2345)';
/** An error as a browser reports it. */
export const error = (fields: Partial<DeviceError> = {}): DeviceError => ({
  id: randomUUID(),
  message: 'x is undefined',
  code: '',
  stack,
  severity: 'high',
  context: 'window',
  screen: '/dashboard',
  release: 'one',
  agent: 'Chrome 140, Linux',
  breadcrumbs: [],
  at: Date.now(),
  ...fields,
});

/** A campaign of its own, and what is kept of its errors. */
export function campaign() {
  const organization = randomUUID();
  const member = (uid = `${randomUUID()}`, role: Role = 'user') => ({ ...memberOf(organization, role), uid });
  const groups = async () =>
    (await db.collection(errorGroups.path(organization)).get()).docs.map((group) => ({
      id: group.id,
      ...errorGroups.schema.parse(group.data()),
    }));
  const reports = async () =>
    (await db.collection(errorReports.path(organization)).get()).docs.map((one) =>
      errorReports.schema.parse(one.data()),
    );
  return { organization, member, groups, reports };
}
