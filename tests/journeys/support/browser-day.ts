/** The day in New York, where the journeys' browsers are: in the evening there it is tomorrow in UTC. */
export const browserDay = (now = new Date()): string =>
  now.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
