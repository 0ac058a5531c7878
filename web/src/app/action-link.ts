/**
 * Links in Firebase's mails come back as `/?mode=…&oobCode=…`. The router reads the hash alone, so such an
 * address becomes `/#/auth/action?mode=…&oobCode=…`; null where it is no such link. Where to go on afterwards is kept:
 * an invitation survives there. The page follows it only into this app.
 */
export function actionAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  const query = new URLSearchParams(search);
  const mode = query.get('mode');
  const oobCode = query.get('oobCode');
  if (!mode || !oobCode) return null;
  const continueUrl = query.get('continueUrl');
  const params = new URLSearchParams({ mode, oobCode, ...(continueUrl ? { continueUrl } : {}) });
  return `${pathname}#/auth/action?${params}`;
}
