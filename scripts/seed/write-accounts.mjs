import { fail } from '../lib/fail.mjs';

/** Confirmed accounts under fixed ids. `host` is the Auth emulator's. */
export async function writeAccounts(host, project, accounts, password, createdAt) {
  const users = accounts.map(({ uid, email, full_name }) => ({
    localId: uid,
    email,
    emailVerified: true,
    displayName: full_name,
    createdAt: String(createdAt),
    // The emulator's passwords are not hashed; a fixed salt keeps the export the same each time.
    salt: `salt-${uid}`,
    rawPassword: password,
  }));
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ users }),
  });
  // Refused accounts are named in an answer that is otherwise a success.
  const { error = [] } = await response.json();
  if (!response.ok || error.length > 0) fail(`The accounts were not written: ${JSON.stringify(error)}`);
}

/**
 * Nobody learns from sign-in or reset whether an address has an account, as it must be set in production too. Every
 * export carries the setting, and every import sets it.
 */
export async function protectAddresses(host, project) {
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) fail(`Addresses were not protected: ${await response.text()}`);
}
