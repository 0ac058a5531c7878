// What a target project needs before a deployment, compared with what is known of it. Pure: files are read elsewhere.
import { rolesFor, sources } from './deployment-needs.mjs';

/** Bytes; a larger ruleset is refused (Firebase's limit for its source). */
const rulesBytesMax = 256 * 1024;
/** Composite indexes, and field configurations with and without billing. */
const limits = { composites: 1_000, fields: 1_000, fieldsWithoutBilling: 200 };
const recaptcha = [
  ['script-src', 'https://www.google.com/recaptcha/'],
  ['script-src', 'https://www.gstatic.com/recaptcha/'],
  ['frame-src', 'https://www.google.com/recaptcha/'],
  ['connect-src', 'https://www.google.com/recaptcha/'],
];

const tokenCreator = 'roles/iam.serviceAccountTokenCreator';
const broad = ['roles/owner', 'roles/editor'];
/** What the broad roles leave out. */
const notInBroad = ['roles/secretmanager.secretAccessor', 'roles/firebaseauth.admin'];

const policyOf = ({ hosting }) => {
  const values = hosting.find(({ target }) => target === 'app').headers.flatMap(({ headers }) => headers);
  const text = values.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return new Map(text.split('; ').map((directive) => [directive.split(' ')[0], directive]));
};

/**
 * `known` holds what `sources` gave; a source that is absent becomes an open question with its command.
 * Returns `{ missing, open, fine }`, each a list of sentences.
 */
export function checkDeployment({
  target,
  manifest,
  firebase,
  engines,
  rulesBytes,
  indexes,
  functionsEnv,
  webEnv,
  known,
}) {
  const missing = [];
  const open = [];
  const fine = [];
  const must = (holds, good, bad) => (holds ? fine.push(good) : missing.push(bad));
  const ask = (name, what, check) => {
    const [file, command] = sources[name];
    if (known[name] === undefined) open.push(`${what}: ${command(target)} > deploy/${target}/${file}`);
    else check(known[name]);
  };

  must(
    !target.startsWith('demo-'),
    `The target is ${target}.`,
    `${target} is an emulator-only project: name a real one.`,
  );
  must(
    engines.node === '24',
    'Functions run on Node 24.',
    `functions/package.json asks for Node ${engines.node}: it must be 24.`,
  );
  web();
  parameters();
  const enforced = functionsEnv.APP_CHECK === 'enforce';
  if (enforced) appCheck();
  must(
    rulesBytes <= rulesBytesMax,
    `firestore.rules has ${rulesBytes} of ${rulesBytesMax} bytes.`,
    `firestore.rules has ${rulesBytes} bytes and Firebase takes ${rulesBytesMax}.`,
  );
  indexCounts();
  for (const name of secretsOf(manifest)) secret(name);
  roles();
  apis();
  deployedIndexes();
  authentication();
  if (Number(functionsEnv.WARM_SIGN_IN ?? 0) === 0)
    open.push(
      'WARM_SIGN_IN is 0: the first sign-in after a pause waits for a cold start, and fails after seven seconds. Set 1 before election season.',
    );
  open.push(
    `API keys: in Credentials, the browser's key is limited to ${webEnv.VITE_SITE_ORIGIN ?? 'the site'} and to Identity Toolkit, Token Service, Firestore and App Check; SERVER_API_KEY has no application restriction and only Identity Toolkit.`,
    'Point-in-time recovery of Firestore is on (Firestore → Disaster recovery).',
  );
  return { missing, open, fine };

  function web() {
    for (const name of [
      'VITE_FIREBASE_PROJECT_ID',
      'VITE_FIREBASE_API_KEY',
      'VITE_FIREBASE_AUTH_DOMAIN',
      'VITE_SITE_ORIGIN',
    ])
      must(webEnv[name], `${name} is set.`, `${name} is missing: set it for the build of the web app.`);
    const project = webEnv.VITE_FIREBASE_PROJECT_ID;
    if (project)
      must(
        project === target,
        'The web app speaks to the target.',
        `The web app is built for ${project}, not for ${target}.`,
      );
    must(
      !webEnv.VITE_EMULATORS,
      'The web app is built without emulators.',
      'VITE_EMULATORS is set: the web app would look for emulators.',
    );
    const origin = webEnv.VITE_SITE_ORIGIN;
    if (origin)
      must(
        /^https:\/\/[^/]+$/.test(origin),
        'VITE_SITE_ORIGIN is an https origin.',
        `VITE_SITE_ORIGIN must be an https origin without a path: ${origin}`,
      );
  }

  function parameters() {
    for (const { name, type, default: preset } of manifest.params) {
      if (type === 'secret' || preset !== undefined) continue;
      must(functionsEnv[name], `${name} is set.`, `${name} is missing: set it in functions/.env.${target}.`);
    }
    const { APP_URL: url, MAIL_FROM: from, SERVER_API_KEY: key, APP_CHECK: check } = functionsEnv;
    if (url) {
      must(
        /^https:\/\//.test(url) && !/localhost|127\.0\.0\.1/.test(url),
        'APP_URL is an https address.',
        `APP_URL must be the site's https address: ${url}`,
      );
      if (webEnv.VITE_SITE_ORIGIN)
        must(
          url.replace(/\/+$/, '') === webEnv.VITE_SITE_ORIGIN,
          'APP_URL is the site of the web app.',
          `APP_URL (${url}) and VITE_SITE_ORIGIN (${webEnv.VITE_SITE_ORIGIN}) name two sites: links in mails would leave the app.`,
        );
    }
    if (from)
      must(
        /^[^<>]+<[^<>@\s]+@[^<>@\s]+>$/.test(from),
        'MAIL_FROM names a sender.',
        `MAIL_FROM must look like "Hustings <team@example.org>": ${from}`,
      );
    if (key && webEnv.VITE_FIREBASE_API_KEY)
      must(
        key !== webEnv.VITE_FIREBASE_API_KEY,
        'The server has an API key of its own.',
        'SERVER_API_KEY is the browser’s key: restricted to the site, it refuses the server, and nobody could change a password.',
      );
    if (functionsEnv.WEB_API_KEY)
      missing.push('WEB_API_KEY is not read any more: make a key for the server and set SERVER_API_KEY.');
    if (check)
      must(
        ['off', 'enforce'].includes(check),
        `APP_CHECK is "${check}".`,
        `APP_CHECK must be "off" or "enforce": ${check}`,
      );
  }

  function appCheck() {
    must(
      functionsEnv.APP_CHECK_APP_ID,
      'APP_CHECK_APP_ID is set.',
      'APP_CHECK is "enforce" and APP_CHECK_APP_ID is missing: passwords could not be checked.',
    );
    for (const name of ['VITE_APP_CHECK_SITE_KEY', 'VITE_FIREBASE_APP_ID'])
      must(
        webEnv[name],
        `${name} is set.`,
        `APP_CHECK is "enforce" and ${name} is missing: every call of the web app would be refused.`,
      );
    const policy = policyOf(firebase);
    for (const [directive, source] of recaptcha)
      must(
        policy.get(directive)?.includes(source),
        `${directive} allows ${source}`,
        `The content security policy in firebase.json lacks ${source} in ${directive} (SECURITY.md, App Check).`,
      );
  }

  function indexCounts() {
    const { indexes: composites, fieldOverrides: fields } = indexes;
    must(
      composites.length <= limits.composites,
      `${composites.length} composite indexes.`,
      `${composites.length} composite indexes and Firestore takes ${limits.composites}.`,
    );
    must(
      fields.length <= limits.fields,
      `${fields.length} field configurations.`,
      `${fields.length} field configurations and Firestore takes ${limits.fields}.`,
    );
    if (fields.length > limits.fieldsWithoutBilling)
      open.push(
        `Billing is on: ${fields.length} field configurations need it (${limits.fieldsWithoutBilling} without).`,
      );
  }

  function secret(name) {
    ask('secrets', `Secret ${name}`, (list) =>
      must(
        list.some((one) => one.name.split('/').at(-1) === name),
        `Secret ${name} exists.`,
        `Secret ${name} is missing: firebase functions:secrets:set ${name} --project ${target}`,
      ),
    );
  }

  function roles() {
    ask('iam', 'Roles of the functions’ service account', ({ bindings }) => {
      const member = functionsAccount(bindings);
      if (!member)
        return missing.push(
          'No service account of the functions has a role in iam.json: deploy once, or grant them to <number>-compute@developer.gserviceaccount.com.',
        );
      const held = bindings.filter(({ members }) => members.includes(member)).map(({ role }) => role);
      const has = (role) =>
        held.includes(role) || (!notInBroad.includes(role) && broad.some((one) => held.includes(one)));
      for (const [role, why] of rolesFor(manifest))
        must(has(role), `${role} is granted.`, `${member} lacks ${role}: it ${why}.`);
    });
    ask('account', `${tokenCreator} on itself`, ({ bindings = [] }) => {
      const holders = bindings.filter(({ role }) => role === tokenCreator).flatMap(({ members }) => members);
      must(
        holders.length > 0,
        `${tokenCreator} is granted.`,
        `The functions' service account lacks ${tokenCreator} on itself: nobody with two-factor could sign in.`,
      );
      if (holders.length > 1)
        missing.push(
          `${tokenCreator} is held by ${holders.length} principals: each can sign in as anyone. Leave the functions' own account alone.`,
        );
    });
  }

  function apis() {
    ask('services', 'Enabled services', (list) => {
      const on = list.map(({ config, name }) => config?.name ?? name.split('/').at(-1));
      for (const { api, reason } of [
        ...manifest.requiredAPIs,
        { api: 'firestore.googleapis.com', reason: 'Holds the data' },
      ])
        must(
          on.includes(api),
          `${api} is on.`,
          `${api} is off: gcloud services enable ${api} --project ${target} (${reason})`,
        );
    });
  }

  function deployedIndexes() {
    ask('indexes', 'Deployed indexes', (deployed) => {
      const composite = ({ collectionGroup, queryScope, fields }) =>
        JSON.stringify([
          collectionGroup,
          queryScope,
          fields
            .filter(({ fieldPath }) => fieldPath !== '__name__')
            .map(({ fieldPath, order, arrayConfig }) => [fieldPath, order ?? arrayConfig]),
        ]);
      const there = new Set(deployed.indexes.map(composite));
      const absent = indexes.indexes.filter((one) => !there.has(composite(one)));
      for (const { collectionGroup, fields } of absent)
        missing.push(
          `Index ${collectionGroup} (${fields.map(({ fieldPath }) => fieldPath).join(', ')}) is not deployed: firebase deploy --only firestore, and wait until it is built before the functions.`,
        );
      if (absent.length === 0) fine.push('Every composite index is deployed.');
      const fieldsThere = new Set((deployed.fieldOverrides ?? []).map(fieldConfiguration));
      const differing = indexes.fieldOverrides.filter((one) => !fieldsThere.has(fieldConfiguration(one)));
      for (const { collectionGroup, fieldPath } of differing)
        missing.push(
          `The configuration of ${collectionGroup}.${fieldPath} is not deployed: firebase deploy --only firestore. Until then queries lack its indexes, or expired documents stay.`,
        );
      if (differing.length === 0) fine.push('Every field configuration is deployed.');
    });
  }

  function authentication() {
    ask('auth', 'Settings of Authentication', (config) => {
      const { signIn = {}, emailPrivacyConfig, authorizedDomains = [], blockingFunctions } = config;
      must(
        signIn.email?.enabled && signIn.email.passwordRequired !== false,
        'Email and password is the way in.',
        'Email and password must be on, and email links off.',
      );
      must(
        !signIn.anonymous?.enabled && !signIn.phoneNumber?.enabled,
        'Other ways in are off.',
        'Anonymous and phone sign-in must be off.',
      );
      must(
        emailPrivacyConfig?.enableImprovedEmailPrivacy,
        'Email enumeration protection is on.',
        'Email enumeration protection is off (Authentication → Settings → User actions).',
      );
      must(
        !authorizedDomains.includes('localhost'),
        'localhost is no authorized domain.',
        'Take localhost out of the authorized domains.',
      );
      const host = webEnv.VITE_SITE_ORIGIN?.replace('https://', '');
      if (host)
        must(
          authorizedDomains.includes(host),
          `${host} is an authorized domain.`,
          `Add ${host} to the authorized domains.`,
        );
      must(
        blockingFunctions?.triggers?.beforeSignIn,
        'The blocking function is registered.',
        'beforeSignedIn is not registered (Authentication → Settings → Blocking functions): a password alone would open a session.',
      );
    });
  }
}

export const secretsOf = ({ params }) =>
  params.filter(({ type }) => type === 'secret').map(({ name }) => name);

/** A field's time-to-live and its indexes, in whatever order they are listed. */
const fieldConfiguration = ({ collectionGroup, fieldPath, ttl = false, indexes = [] }) =>
  JSON.stringify([
    collectionGroup,
    fieldPath,
    ttl,
    indexes.map((one) => `${one.queryScope} ${one.order ?? one.arrayConfig}`).toSorted(),
  ]);

function functionsAccount(bindings) {
  const members = new Set(bindings.flatMap(({ members: list }) => list));
  return [...members].find((member) =>
    /^serviceAccount:\d+-compute@developer\.gserviceaccount\.com$/.test(member),
  );
}
