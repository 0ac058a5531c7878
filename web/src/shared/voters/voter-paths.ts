const forChannel = (channel: string | null) => (channel === null ? '' : `&channel=${channel}`);

/** Every address of voters. */
export const paths = {
  people: '/voters',
  saved: '/voters/saved',
  file: '/voters/file',
  gone: '/voters/gone',
  import: '/voters/import',
  one: (id: string) => `/voters/${encodeURIComponent(id)}`,
  /** `channel`: for which it is looked at. */
  search: (id: string, channel: string | null = null) => `/voters?search=${id}${forChannel(channel)}`,
  list: (id: string, channel: string | null = null) => `/voters?list=${id}${forChannel(channel)}`,
};
