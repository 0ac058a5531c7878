import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDeployment } from '../../scripts/lib/deployment.mjs';
import { sources } from '../../scripts/lib/deployment-needs.mjs';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const indexes = read('firestore.indexes.json');
const firebase = read('firebase.json');

const manifest = {
  endpoints: {
    api: { secretEnvironmentVariables: [{ key: 'TWO_FACTOR_KEY' }] },
    written: { eventTrigger: {} },
    task: { taskQueueTrigger: {} },
    nightly: { scheduleTrigger: {} },
  },
  params: [
    { type: 'secret', name: 'TWO_FACTOR_KEY' },
    { type: 'string', name: 'APP_URL' },
    { type: 'string', name: 'SERVER_API_KEY' },
    { type: 'string', name: 'MAIL_FROM' },
    { type: 'string', name: 'APP_CHECK', default: 'off' },
  ],
  requiredAPIs: [{ api: 'cloudtasks.googleapis.com', reason: 'Needed for task queue functions' }],
};
const account = 'serviceAccount:12-compute@developer.gserviceaccount.com';
const roles = ['datastore.user', 'firebaseauth.admin', 'cloudtasks.enqueuer', 'iam.serviceAccountUser'];
const moreRoles = ['eventarc.eventReceiver', 'run.invoker', 'secretmanager.secretAccessor'];
const creator = 'roles/iam.serviceAccountTokenCreator';
const granted = (names: string[]) => ({
  bindings: names.map((name) => ({ role: `roles/${name}`, members: [account] })),
});

const known = {
  secrets: [{ name: 'projects/12/secrets/TWO_FACTOR_KEY' }],
  iam: granted([...roles, ...moreRoles]),
  account: { bindings: [{ role: creator, members: [account] }] },
  services: [
    { name: 'projects/12/services/cloudtasks.googleapis.com' },
    { config: { name: 'firestore.googleapis.com' } },
  ],
  indexes,
  auth: {
    signIn: { email: { enabled: true, passwordRequired: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    authorizedDomains: ['hustings.example'],
    blockingFunctions: { triggers: { beforeSignIn: { functionUri: 'https://any' } } },
  },
};
const functionsEnv = {
  APP_URL: 'https://hustings.example/',
  SERVER_API_KEY: 'for the server',
  MAIL_FROM: 'Hustings <team@hustings.example>',
  WARM_SIGN_IN: '1',
};
const webEnv = {
  VITE_FIREBASE_PROJECT_ID: 'hustings-live',
  VITE_FIREBASE_API_KEY: 'for the browser',
  VITE_FIREBASE_AUTH_DOMAIN: 'hustings.example',
  VITE_SITE_ORIGIN: 'https://hustings.example',
};
const engines = { node: '24' };
const good = {
  target: 'hustings-live',
  manifest,
  firebase,
  engines,
  rulesBytes: 70_000,
  indexes,
  functionsEnv,
  webEnv,
  known,
};
const env = (changed: Record<string, string | undefined>) => ({
  functionsEnv: { ...functionsEnv, ...changed },
});
const web = (changed: Record<string, string | undefined>) => ({ webEnv: { ...webEnv, ...changed } });
const knows = (changed: object) => ({ known: { ...known, ...changed } });

describe('the deployment check', () => {
  it('finds nothing missing where everything is as documented', () => {
    const { missing, fine } = checkDeployment(good);
    expect(missing).toEqual([]);
    expect(fine.length).toBeGreaterThan(30);
  });

  it.each([
    [
      'an emulator project',
      { target: 'demo-hustings', ...web({ VITE_FIREBASE_PROJECT_ID: 'demo-hustings' }) },
      'emulator-only',
    ],
    ['an older runtime', { engines: { node: '22' } }, 'Node 22'],
    ['a build for another project', web({ VITE_FIREBASE_PROJECT_ID: 'another' }), 'built for another'],
    ['a build for emulators', web({ VITE_EMULATORS: '1' }), 'VITE_EMULATORS'],
    ['a site without https', web({ VITE_SITE_ORIGIN: 'http://hustings.example' }), 'https origin'],
    ['two sites', env({ APP_URL: 'https://other.example' }), 'two sites'],
    ['a local address in mails', env({ APP_URL: 'https://localhost:5000' }), 'https address'],
    ['a missing parameter', env({ MAIL_FROM: undefined }), 'MAIL_FROM is missing'],
    ['a sender without a name', env({ MAIL_FROM: 'team@hustings.example' }), 'MAIL_FROM must look like'],
    [
      'the browser’s key on the server',
      env({ SERVER_API_KEY: 'for the browser' }),
      'SERVER_API_KEY is the browser’s key',
    ],
    ['a former parameter', env({ WEB_API_KEY: 'any' }), 'WEB_API_KEY is not read'],
    ['a word that is no setting', env({ APP_CHECK: 'on' }), 'APP_CHECK must be'],
    ['App Check without the app', env({ APP_CHECK: 'enforce' }), 'APP_CHECK_APP_ID is missing'],
    ['App Check without its sources in the policy', env({ APP_CHECK: 'enforce' }), 'frame-src'],
    ['rules of one byte too many', { rulesBytes: 256 * 1024 + 1 }, '262145 bytes'],
    ['a missing secret', knows({ secrets: [] }), 'Secret TWO_FACTOR_KEY is missing'],
    [
      'a missing role',
      knows({ iam: granted([...roles.slice(1), ...moreRoles]) }),
      'lacks roles/datastore.user',
    ],
    ['no role at all', knows({ iam: { bindings: [] } }), 'No service account'],
    ['no right to sign tokens', knows({ account: { etag: 'x' } }), creator],
    [
      'others who may sign tokens',
      knows({ account: { bindings: [{ role: creator, members: [account, 'user:a@b.c'] }] } }),
      'sign in as anyone',
    ],
    ['a service that is off', knows({ services: [] }), 'cloudtasks.googleapis.com is off'],
    [
      'an index that is not deployed',
      knows({ indexes: { ...indexes, indexes: indexes.indexes.slice(1) } }),
      'is not deployed',
    ],
    [
      'a field configuration that is not deployed',
      knows({ indexes: { ...indexes, fieldOverrides: indexes.fieldOverrides.slice(1) } }),
      'The configuration of',
    ],
    [
      'a field whose deployed indexes are others',
      knows({
        indexes: {
          ...indexes,
          fieldOverrides: indexes.fieldOverrides.map((one: object) => ({
            ...one,
            indexes: [{ order: 'DESCENDING', queryScope: 'COLLECTION' }],
          })),
        },
      }),
      'The configuration of',
    ],
    [
      'no blocking function',
      knows({ auth: { ...known.auth, blockingFunctions: {} } }),
      'beforeSignedIn is not registered',
    ],
    [
      'addresses that can be guessed',
      knows({ auth: { ...known.auth, emailPrivacyConfig: {} } }),
      'enumeration protection is off',
    ],
    [
      'anonymous accounts',
      knows({ auth: { ...known.auth, signIn: { ...known.auth.signIn, anonymous: { enabled: true } } } }),
      'Anonymous',
    ],
    [
      'localhost as a domain',
      knows({ auth: { ...known.auth, authorizedDomains: ['localhost', 'hustings.example'] } }),
      'Take localhost out',
    ],
  ])('names %s', (_, change, expected) => {
    const { missing } = checkDeployment({ ...good, ...change });
    expect(missing.join('\n')).toContain(expected);
  });

  it('takes rules of the largest size', () => {
    expect(checkDeployment({ ...good, rulesBytes: 256 * 1024 }).missing).toEqual([]);
  });

  it('takes the broad roles for all that they include', () => {
    const iam = granted(['editor', 'secretmanager.secretAccessor', 'firebaseauth.admin']);
    expect(checkDeployment({ ...good, ...knows({ iam }) }).missing).toEqual([]);
    const { missing } = checkDeployment({ ...good, ...knows({ iam: granted(['editor']) }) });
    expect(missing.join()).toContain('secretmanager.secretAccessor');
  });

  it('answers with the command for what it can’t know without network', () => {
    const { missing, open } = checkDeployment({ ...good, known: {} });
    expect(missing).toEqual([]);
    for (const [file] of Object.values(sources))
      expect(open.join('\n')).toContain(`> deploy/hustings-live/${file}`);
  });
});

describe('the runbook', () => {
  const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const runbook = text('docs/runbook.md');
  const settings = text('functions/src/function-settings.ts');
  const entry = text('functions/src/index.ts');

  it.each([...settings.matchAll(/define(?:String|Int|Secret)\('(\w+)'/g)].map(([, name = '']) => name))(
    'names the setting %s',
    (name) => expect(runbook).toContain(`\`${name}\``),
  );

  it.each(
    [...entry.matchAll(/export const (\w+) = on(?:Schedule|TaskDispatched)\(/g)].map(([, name = '']) => name),
  )('names the schedule or queue %s', (name) => expect(runbook).toContain(`\`${name}\``));

  it('and SECURITY.md name no setting that is not read any more', () => {
    for (const page of [runbook, text('SECURITY.md')]) {
      const named = [...page.matchAll(/`([A-Z][A-Z_]{4,})`/g)].map(([, name = '']) => name);
      const known = named.filter((name) => settings.includes(`'${name}'`));
      expect(named.filter((name) => !known.includes(name) && !name.startsWith('VITE_'))).toEqual([]);
    }
  });
});
