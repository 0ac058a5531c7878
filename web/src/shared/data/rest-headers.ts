/** Who asks, as rules and App Check want to know it: the member's token, and App Check's where there is one. */
export type Proof = { token: string; appCheck: string | null };

/** What a request to the database past its library carries, from a page or a worker. */
export const restHeaders = ({ token, appCheck }: Proof): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  ...(appCheck ? { 'x-firebase-appcheck': appCheck } : {}),
});
