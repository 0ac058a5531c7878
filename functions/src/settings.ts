import { defineSecret, defineString } from 'firebase-functions/params';

/** True where the functions run in the emulator: no secret manager, no real mail, keys that protect nothing. */
export const emulated = process.env.FUNCTIONS_EMULATOR === 'true';

type Settings = {
  /** Where the app is, without a slash at the end: links in mails lead there. */
  appUrl: () => string;
  /** 32 bytes, base64: encrypts authenticator secrets. */
  twoFactorKey: () => string;
  /** The web app's key, with which a password is checked over the public interface. */
  webApiKey: () => string;
  /** `smtps://user:password@host:465`; null where mail is not set up. */
  smtpUrl: () => string | null;
  /** `Hustings <team@example.org>`. */
  mailFrom: () => string;
  /** A project of a service that speaks Sentry's protocol, to which errors are handed on; null where there is none. */
  sentryDsn: () => string | null;
  /** Whether calls must carry an App Check token. */
  appCheck: () => boolean;
};

function deployed(): { settings: Settings; secrets: ReturnType<typeof defineSecret>[] } {
  const twoFactorKey = defineSecret('TWO_FACTOR_KEY');
  const smtpUrl = defineSecret('SMTP_URL');
  const appUrl = defineString('APP_URL', {
    description: 'Address of the app, such as https://hustings.example',
  });
  const webApiKey = defineString('WEB_API_KEY', { description: 'The web app’s API key (project settings)' });
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
  return {
    secrets: [twoFactorKey, smtpUrl],
    settings: {
      appUrl: () => appUrl.value().replace(/\/+$/, ''),
      twoFactorKey: () => twoFactorKey.value(),
      webApiKey: () => webApiKey.value(),
      // A secret must have a value: "none" says that there is no mail.
      smtpUrl: () => (smtpUrl.value() === 'none' ? null : smtpUrl.value()),
      mailFrom: () => mailFrom.value(),
      sentryDsn: () => sentryDsn.value() || null,
      appCheck: () => appCheck.value() === 'enforce',
    },
  };
}

/** Known to everybody who reads this, and good for the emulators alone. */
const developmentKey = Buffer.from('hustings local development only!').toString('base64');

const local: Settings = {
  appUrl: () => process.env.HUSTINGS_APP_URL ?? 'http://127.0.0.1:5000',
  twoFactorKey: () => developmentKey,
  webApiKey: () => 'local',
  smtpUrl: () => null,
  mailFrom: () => 'Hustings <local@hustings.example>',
  sentryDsn: () => null,
  appCheck: () => false,
};

/** What a deployment decides, read when it is needed: at load time the values are not there yet. */
export const { settings, secrets } = emulated ? { settings: local, secrets: [] } : deployed();
