const base = '/strategy/policy';

/** Addresses below the tracker that are no issue's. */
export const formNames: readonly string[] = ['new', 'import', 'print'];

/** Every address of the policy tracker. */
export const paths = {
  list: base,
  new: `${base}/new`,
  import: `${base}/import`,
  print: `${base}/print`,
  one: (id: string) => `${base}/${id}`,
  edit: (id: string) => `${base}/${id}/edit`,
  draft: (id: string) => `${base}/${id}/draft`,
  compare: (id: string) => `${base}/${id}/compare`,
  /** A version beside the one before it. */
  compareTo: (id: string, version: number) => `${base}/${id}/compare?to=${version}`,
  printOne: (id: string) => `${base}/${id}/print`,
};
