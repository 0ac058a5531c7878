import { logger } from 'firebase-functions';
import { createTransport } from 'nodemailer';
import { scrubTo } from '#shared/domain/scrub.ts';
import type { Mail, Mailer } from './mailer.ts';
import { contents, headerLine, isOneAddress } from './message.ts';

type Smtp = {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which must offer STARTTLS. */
  url: () => string;
  from: () => string;
  /** The one authority to trust, as PEM, in place of the well-known ones. */
  authority?: string;
};

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** Milliseconds. A request waits for its mail, and should not wait for a server that hangs. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Where to connect and how. Without TLS only to this very machine: elsewhere passwords and links would travel
 * readable. Throws on what is no address, without repeating it, for it holds a password.
 */
export function connection(address: string) {
  if (!URL.canParse(address)) throw new Error('The SMTP address cannot be read.');
  const { protocol, hostname, port, username, password } = new URL(address);
  if (!hostname || !/^smtps?:$/.test(protocol))
    throw new Error('The SMTP address begins with smtps:// or smtp://.');
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

/** Sends over SMTP, by connections that stay open for the next mail. Made with the first mail: settings come late. */
export function smtp({ url, from, authority }: Smtp): Mailer {
  let transport: ReturnType<typeof pooled> | null = null;
  const send = async (mail: Mail) => {
    if (!isOneAddress(mail.to)) throw new Error('The recipient is not one address.');
    transport ??= pooled(url(), authority);
    await transport.sendMail({
      from: from(),
      // As an object: a text would be read as a list of recipients.
      to: { name: '', address: mail.to },
      subject: headerLine(mail.subject),
      ...contents(mail),
      // Tells out-of-office replies and the like not to answer.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
  return (mail) =>
    send(mail).then(
      () => true,
      (error: unknown) => {
        logger.error('a mail was not sent', details(error));
        return false;
      },
    );
}

/** What of an error tells why, and no more: the rest may repeat settings, and servers name who was written to. */
const details = (error: unknown) => ({
  why: scrubTo(error instanceof Error ? error.message : String(error), 500),
  code: error instanceof Error ? Reflect.get(error, 'code') : undefined,
});
