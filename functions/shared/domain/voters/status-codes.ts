/** What a registration's status comes to, whatever the state calls it. */
export const registrationClasses = [
  'active',
  'inactive',
  'removed',
  'denied',
  'canceled',
  'purged',
  'pending',
  'merged',
] as const;
export type RegistrationClass = (typeof registrationClasses)[number];
type Codes = Readonly<Partial<Record<RegistrationClass, string>>>;
type StateCodes = { source: string; codes: Codes };

/** Words that mean the same in every state's file. Letters of one state are in its own table. */
export const statusWords: Codes = {
  active: 'Active, A, AC, ACT, Y, Yes, True, Registered, Active Military, Active Need ID',
  inactive: 'Inactive, I, IN, INA, N, No, False, Inactive Need ID, Confirmation, Challenged',
  removed: 'Removed, REM, Deleted, Deceased, Off',
  denied: 'Denied, DEN, Rejected, Not eligible, Ineligible, Not registered',
  canceled: 'Canceled, Cancelled, Cancel, CAN',
  purged: 'Purged, Purge',
  pending: 'Pending, PEN, PEND, Incomplete, Preregistered, Pre-registered, Preregistration, PREREG, PRE',
  merged: 'Merged, Merge, Duplicate, Merged record',
};

/** Configurations by which files of each state are read, of May 2026. */
const reggie = (state: string): string =>
  `https://github.com/Voteshield/reggie/blob/eab70c35/reggie/configs/data/${state}.yaml`;

/**
 * Codes of each state's own file, with where they are from. Where a state's officials publish the layout, that is the source;
 * elsewhere it is a project that reads these files every month.
 */
export const statusCodesByState: Readonly<Record<string, StateCodes>> = {
  AZ: {
    source: reggie('arizona2'),
    codes: { canceled: 'R, Canceled', denied: 'N, NR, Not eligible, Not registered', pending: 'S, Suspense' },
  },
  CO: {
    source: 'Colorado Secretary of State, registered voter list: STATUS',
    codes: {
      active: 'Active',
      inactive: 'Inactive',
      canceled: 'Cancelled',
      pending: 'Incomplete, Preregistrant',
    },
  },
  DC: { source: reggie('dc'), codes: { active: 'A, X, F' } },
  FL: {
    source: 'Florida Division of Elections, Voter Extract File Layout: Voter Status Codes',
    codes: { active: 'ACT', inactive: 'INA', pending: 'PRE' },
  },
  GA: {
    source: reggie('georgia'),
    codes: { active: 'A, Active', inactive: 'I, Inactive', pending: 'P, Pending' },
  },
  IA: { source: reggie('iowa'), codes: { active: 'Active', inactive: 'Inactive', pending: 'Pending' } },
  ME: {
    source: reggie('maine'),
    codes: { active: 'A', inactive: 'I', canceled: 'C', pending: 'PR' },
  },
  MI: { source: reggie('michigan'), codes: { active: 'A', inactive: 'V, CH', canceled: 'C' } },
  NC: {
    source: 'North Carolina State Board of Elections, layout_ncvoter.txt: status codes',
    codes: { active: 'A, S, Temporary', inactive: 'I', removed: 'R', denied: 'D' },
  },
  NJ: {
    source: reggie('new_jersey'),
    codes: {
      active: 'Active, Active Need ID, Active-Federal Election Only',
      inactive: 'Inactive, Inactive Confirmation, Inactive Confirmation-Need ID',
      pending: 'Pending',
    },
  },
  NV: {
    source: reggie('nevada'),
    codes: { active: 'Active', inactive: 'Inactive', pending: 'P-17, P17' },
  },
  NY: {
    source: 'New York State Board of Elections, voter file layout: Voter Status Codes',
    codes: {
      active: 'A, AM, AF, AP, AU, Active',
      inactive: 'I, Inactive',
      purged: 'P, Purged',
      pending: '17, PREREG',
    },
  },
  OH: { source: reggie('ohio'), codes: { active: 'Active', inactive: 'Confirmation' } },
  OR: { source: reggie('oregon'), codes: { active: 'A, ACP', inactive: 'I' } },
  TX: { source: reggie('texas'), codes: { active: 'V', inactive: 'S, Suspense', canceled: 'C' } },
  VA: {
    source: reggie('virginia'),
    codes: {
      active: 'Active',
      inactive: 'Inactive',
      canceled: 'Cancelled',
      denied: 'Denied',
      pending: 'Incomplete',
    },
  },
  VT: { source: reggie('vermont'), codes: { active: 'Active', inactive: 'Challenged', pending: 'N18' } },
  WA: {
    source: reggie('washington'),
    codes: { active: 'A, Active', inactive: 'I, Inactive', pending: 'P, Pending' },
  },
  // Wisconsin's list names those who may not vote any more inactive.
  WI: { source: reggie('wisconsin'), codes: { active: 'Active', canceled: 'Inactive, Cancelled' } },
};
