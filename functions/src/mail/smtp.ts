import { logger } from 'firebase-functions';
import { createTransport } from 'nodemailer';
import { scrubTo } from '#shared/domain/scrub.ts';
import type { HandOver, Mail, Transport } from './mailer.ts';
import { contents, headerLine, isOneAddress } from './message.ts';

type Smtp = {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which must offer STARTTLS. */
  url: () => string;
  from: () => string;
  /** The one authority to trust, as PEM, in place of the well-known ones. */
  authority?: string;
};

/** A setting that cannot be used: nothing was sent. */
class SettingError extends Error {}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** Milliseconds. A request waits for its mail, and should not wait for a server that hangs. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Where to connect and how. Without TLS only to this very machine: elsewhere passwords and links would travel
 * readable. Throws on what is no address, without repeating it, for it holds a password.
 */
export function connection(address: string) {
  if (!URL.canParse(address)) throw new SettingError('The SMTP address cannot be read.');
  const { protocol, hostname, port, username, password } = new URL(address);
  if (!hostname || !/^smtps?:$/.test(protocol))
    throw new SettingError('The SMTP address begins with smtps:// or smtp://.');
  const secure = protocol === 'smtps:';
  const isLocal = !secure && loopback.has(hostname);
  return {
    // Node wants an IPv6 address without the brackets of a URL.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLocal,
    ignoreTLS: isLocal,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}

const pooled = (address: string, authority: string | undefined) =>
  createTransport({
    ...connection(address),
    ...timeouts,
    pool: true,
    maxConnections: 2,
    // No text of ours names a file or an address to fetch, and none that people type may.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(authority ? { tls: { ca: authority } } : {}),
  });

/** Programs of mail show their own button for it, and press it by themselves only for a person who does. */
const leaveHeaders = ({ leave }: Mail): Record<string, string> =>
  leave ? { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** Sends over SMTP, by connections that stay open for the next mail. Made with the first mail: settings come late. */
export function smtp({ url, from, authority }: Smtp): Transport {
  let transport: ReturnType<typeof pooled> | null = null;
  const send = async (mail: Mail) => {
    transport ??= pooled(url(), authority);
    await transport.sendMail({
      from: from(),
      // As an object: a text would be read as a list of recipients.
      to: { name: '', address: mail.to },
      subject: headerLine(mail.subject),
      ...contents(mail),
      // Tells out-of-office replies and the like not to answer.
      headers: { 'Auto-Submitted': 'auto-generated', ...leaveHeaders(mail) },
    });
  };
  return async (mail) => {
    if (!isOneAddress(mail.to)) {
      const reason = 'The recipient is not one address.';
      logger.error('a mail was not sent', { why: reason });
      return { is: 'refused', permanent: true, reason };
    }
    return send(mail).then(
      () => ({ is: 'accepted' }),
      (error: unknown) => {
        const { why, code } = details(error);
        logger.error('a mail was not sent', { why, code });
        return outcomeOf(error, why);
      },
    );
  };
}

/** What of an error tells why, and no more: the rest may repeat settings, and servers name who was written to. */
const details = (error: unknown) => ({
  why: scrubTo(error instanceof Error ? error.message : String(error), 500),
  code: error instanceof Error ? Reflect.get(error, 'code') : undefined,
});

/** Errors before the message itself is sent, whatever the server says. */
/** Certificates and hosts that cannot be used, as the system names them. */
const earlyCauses =
  /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME|^ERR_SSL_WRONG_VERSION_NUMBER$|^E(?:CONNREFUSED|NOTFOUND|HOSTUNREACH|NETUNREACH)$/;
const early = new Set(['EDNS', 'EAUTH', 'ETLS', 'EREQUIRETLS', 'EENVELOPE', 'ECONFIG']);
const earlyTimeouts = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);
/** The pool's own, of a message of which nothing was sent (nodemailer, `smtp-pool`). */
const neverSent = 'Reached maximum number of retries after connection was closed';

/**
 * What became of a message that failed. Only a reply of the server, or a failure before the message was sent, tells that it
 * did not go out: where the connection ends over it, nobody knows.
 */
function outcomeOf(error: unknown, reason: string): HandOver {
  const of = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const [code, reply] = [String(of('code')), Number(of('responseCode'))];
  if (['EENVELOPE', 'EMESSAGE'].includes(code) && reply >= 400) {
    // Who sends is refused by a setting, and not for good.
    const isOfMessage = of('command') === 'RCPT TO' || of('command') === 'DATA';
    return { is: 'refused', permanent: isOfMessage && reply >= 500, reason };
  }
  const isEarly =
    early.has(code) ||
    earlyCauses.test(String(of('originalCode'))) ||
    earlyTimeouts.has(String(of('timeoutType'))) ||
    of('syscall') === 'connect' ||
    error instanceof SettingError ||
    (error instanceof Error && error.message === neverSent);
  return isEarly ? { is: 'refused', permanent: false, reason } : { is: 'unknown', reason };
}
