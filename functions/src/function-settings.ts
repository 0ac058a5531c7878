import type { Expression } from 'firebase-functions/params';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { ownMachine, rangesIn } from './http/visitor-network.ts';

/** True where the functions run in the emulator: no secret manager, no real mail, keys that protect nothing. */
export const emulated = process.env.FUNCTIONS_EMULATOR === 'true';

type Settings = {
  /** Where the app is, without a slash at the end: links in mails lead there. */
  appUrl: () => string;
  /** Where public pages are, without a slash at the end: never the app's own origin. */
  siteUrl: () => string;
  /** Ranges of addresses that pass requests on to the functions, beside Google's. */
  trustedProxies: () => readonly string[];
  /** 32 bytes, base64: encrypts authenticator secrets. */
  twoFactorKey: () => string;
  /** A key of the server's own, with which a password is checked over the public interface. */
  serverApiKey: () => string;
  /** `smtps://user:password@host:465`; null where mail is not set up. */
  smtpUrl: () => string | null;
  /** `Hustings <team@example.org>`. */
  mailFrom: () => string;
  /** A project of a service that speaks Sentry's protocol, to which errors are handed on; null where there is none. */
  sentryDsn: () => string | null;
  /** Whether calls must carry an App Check token. */
  appCheck: () => boolean;
  /** The web app's id, for which the server makes itself an App Check token. */
  appCheckAppId: () => string;
  /** Instances of the sign-in function that are kept warm: each is billed around the clock. */
  warmSignIn: number | Expression<number>;
};

type Secrets = ReturnType<typeof defineSecret>[];

function deployed(): { settings: Settings; secrets: Secrets; mailSecrets: Secrets } {
  const twoFactorKey = defineSecret('TWO_FACTOR_KEY');
  const smtpUrl = defineSecret('SMTP_URL');
  const appUrl = defineString('APP_URL', {
    description: 'Address of the app, such as https://hustings.example',
  });
  const siteUrl = defineString('SITE_URL', {
    description: 'Address of the public pages, another site than the app, such as https://hustings.events',
  });
  const trustedProxies = defineString('TRUSTED_PROXIES', {
    default: '',
    description:
      'Ranges of addresses that pass requests on, beside Google’s, such as 192.0.2.0/24; usually empty',
  });
  const serverApiKey = defineString('SERVER_API_KEY', {
    description:
      'An API key without application restrictions that may call Identity Toolkit and nothing else',
  });
  const mailFrom = defineString('MAIL_FROM', { description: 'Sender, such as Hustings <team@example.org>' });
  // No secret: with it errors can be sent there, and nothing read.
  const sentryDsn = defineString('SENTRY_DSN', {
    default: '',
    description: 'Where errors are handed on to, such as https://key@sentry.example/1; empty for nowhere',
  });
  const appCheck = defineString('APP_CHECK', {
    default: 'off',
    description: '"enforce" refuses calls without App Check',
  });
  const appCheckAppId = defineString('APP_CHECK_APP_ID', {
    default: '',
    description: 'The web app’s id (1:123:web:abc); needed where APP_CHECK is "enforce"',
  });
  const warmSignIn = defineInt('WARM_SIGN_IN', {
    default: 0,
    description:
      'Instances of the sign-in function kept warm: 1 avoids cold starts and is billed around the clock',
  });
  return {
    secrets: [twoFactorKey, smtpUrl],
    mailSecrets: [smtpUrl],
    settings: {
      appUrl: () => appUrl.value().replace(/\/+$/, ''),
      siteUrl: () => siteUrl.value().replace(/\/+$/, ''),
      trustedProxies: () => rangesIn(trustedProxies.value()),
      twoFactorKey: () => twoFactorKey.value(),
      serverApiKey: () => serverApiKey.value(),
      // A secret must have a value: "none" says that there is no mail.
      smtpUrl: () => (smtpUrl.value() === 'none' ? null : smtpUrl.value()),
      mailFrom: () => mailFrom.value(),
      sentryDsn: () => sentryDsn.value() || null,
      appCheck: () => appCheck.value() === 'enforce',
      appCheckAppId: () => appCheckAppId.value(),
      warmSignIn,
    },
  };
}

/** Known to everybody who reads this, and good for the emulators alone. */
const developmentKey = Buffer.from('hustings local development only!').toString('base64');

const local: Settings = {
  appUrl: () => process.env.HUSTINGS_APP_URL ?? 'http://127.0.0.1:5000',
  siteUrl: () => process.env.HUSTINGS_SITE_URL ?? 'http://127.0.0.1:5002',
  trustedProxies: () => ownMachine,
  twoFactorKey: () => developmentKey,
  serverApiKey: () => 'local',
  smtpUrl: () => null,
  mailFrom: () => 'Hustings <local@hustings.example>',
  sentryDsn: () => null,
  appCheck: () => false,
  appCheckAppId: () => '',
  warmSignIn: 0,
};

/** What a deployment decides, read when it is needed: at load time the values are not there yet. */
export const { settings, secrets, mailSecrets } = emulated
  ? { settings: local, secrets: [], mailSecrets: [] }
  : deployed();
