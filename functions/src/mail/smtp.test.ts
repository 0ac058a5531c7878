import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logger } from 'firebase-functions';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection, smtp } from './smtp.ts';

const errors = vi.spyOn(logger, 'error').mockReturnValue();

const mail = {
  to: 'invited@example.org',
  language: 'en' as const,
  subject: 'Çağla invites you ✨',
  text: 'Grüße.\n\nCome in.',
  link: 'https://app.example/#/invite/a.b.c',
};
/** This machine too, but not by one of the names for which TLS is left out. */
const elsewhere = '0.0.0.0';
const accepted = { is: 'accepted' };
const from = () => 'Hustings <team@example.org>';

type Received = { to: string[]; from: string; user: unknown; secure: boolean; raw: string };
const received: Received[] = [];
const open: SMTPServer[] = [];
let certificate = { key: '', cert: '' };

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-smtp-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:0.0.0.0'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' });
  certificate = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  received.length = 0;
  errors.mockClear();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise<void>((done) => server.close(done))));
});
afterAll(() => vi.restoreAllMocks());

/** A real SMTP server on a free port, which keeps what it takes. */
async function server(options: SMTPServerOptions = {}): Promise<number> {
  const made = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onAuth: ({ username, password }, _, answer) =>
      username === 'team' && password === 'p@ss/word'
        ? answer(null, { user: username })
        : answer(new Error('Invalid username or password')),
    onData(stream, session, answer) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          user: session.user,
          secure: session.secure,
          raw: Buffer.concat(parts).toString('utf8'),
        });
        answer();
      });
    },
    ...options,
  });
  // What a client does to a connection is the client's to report.
  made.on('error', () => undefined);
  open.push(made);
  await new Promise<void>((ready) => made.listen(0, '0.0.0.0', ready));
  const address = made.server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

const sender = (url: string, authority?: string) =>
  smtp({ url: () => url, from, ...(authority ? { authority } : {}) });
const headersOf = ({ raw }: Received) => raw.slice(0, raw.indexOf('\r\n\r\n'));

describe('how to connect', () => {
  it.each([
    ['smtps://u:p@mail.example', { port: 465, secure: true, requireTLS: false, ignoreTLS: false }],
    ['smtp://u:p@mail.example', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
    ['smtp://mail.example:25', { port: 25, secure: false, requireTLS: true, ignoreTLS: false }],
    ['smtp://127.0.0.1:1025', { port: 1025, secure: false, requireTLS: false, ignoreTLS: true }],
    ['smtp://[::1]:1025', { host: '::1', requireTLS: false }],
    ['smtp://localhost.evil.example', { requireTLS: true }],
    ['smtps://us%40er:p%2Fw@mail.example', { auth: { user: 'us@er', pass: 'p/w' } }],
  ])('%s', (url, expected) => expect(connection(url)).toMatchObject(expected));

  it.each(['', 'none', 'http://u:secret@mail.example', 'smtp://', '//u:secret@mail.example'])(
    '%j is refused, and not repeated',
    (url) => {
      expect(() => connection(url)).toThrow(/^The SMTP address/);
      expect(() => connection(url)).not.toThrow(/secret/);
    },
  );
});

describe('a mail', () => {
  it('arrives, with unicode, a plain text, an HTML text and one recipient', async () => {
    expect(await sender(`smtp://127.0.0.1:${await server()}`)(mail)).toEqual(accepted);
    const [one] = received;
    expect(one).toMatchObject({ to: ['invited@example.org'], from: 'team@example.org' });
    const headers = one ? headersOf(one) : '';
    expect(headers).toContain('From: Hustings <team@example.org>');
    expect(headers).toMatch(/^Subject: =\?UTF-8\?[QB]\?/m);
    expect(headers).toContain('multipart/alternative');
    expect(headers).toContain('Auto-Submitted: auto-generated');
    expect(one?.raw).toContain('text/plain');
    expect(one?.raw).toContain('text/html');
    expect(errors.mock.calls).toEqual([]);
  });

  it('can be left by one click where it says so, and only there', async () => {
    const send = sender(`smtp://127.0.0.1:${await server()}`);
    const leave = `https://app.example/api/leave/org.${'a'.repeat(120)}`;
    for (const one of [{ ...mail, leave }, mail]) expect(await send(one)).toEqual(accepted);
    // Headers are folded, so lines of one header are joined first.
    const [first = '', second = ''] = received.map((one) => headersOf(one).replace(/\r\n(?=[ \t])/g, ''));
    expect(first).toContain(`List-Unsubscribe: <${leave}>`);
    expect(first).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(second).not.toContain('List-Unsubscribe');
  });

  it('travels encrypted and with the password, by TLS from the start or by STARTTLS', async () => {
    const options = { ...certificate, authOptional: false, disabledCommands: [] };
    const login = 'team:p%40ss%2Fword';
    const implicit = `smtps://${login}@localhost:${await server({ ...options, secure: true })}`;
    const upgraded = `smtp://${login}@${elsewhere}:${await server(options)}`;
    for (const url of [implicit, upgraded])
      expect(await sender(url, certificate.cert)(mail)).toEqual(accepted);
    expect(received).toMatchObject([
      { user: 'team', secure: true },
      { user: 'team', secure: true },
    ]);
  });

  it('uses one connection for several', async () => {
    let connections = 0;
    const port = await server({
      onConnect(_, answer) {
        connections += 1;
        answer();
      },
    });
    const send = sender(`smtp://127.0.0.1:${port}`);
    for (const _ of [1, 2, 3]) expect(await send(mail)).toEqual(accepted);
    expect([received.length, connections]).toEqual([3, 1]);
  });
});

describe('nobody hears more than they should', () => {
  it('keeps what ends a header inside it', async () => {
    const subject = 'Ana\r\nBcc: everyone@example.org\r\n\r\nInjected';
    expect(await sender(`smtp://127.0.0.1:${await server()}`)({ ...mail, subject })).toEqual(accepted);
    expect(received[0]?.to).toEqual(['invited@example.org']);
    expect(received[0] && headersOf(received[0])).not.toMatch(/^Bcc:/im);
    expect(received[0] && headersOf(received[0])).toContain(
      'Subject: Ana Bcc: everyone@example.org Injected',
    );
  });

  it.each([
    'a@example.org, b@example.org',
    'a@example.org\r\nRCPT TO:<b@example.org>',
    'Ana <a@example.org>',
    '',
  ])('sends nothing to %j', async (to) => {
    expect(await sender(`smtp://127.0.0.1:${await server()}`)({ ...mail, to })).toMatchObject({
      is: 'refused',
      permanent: true,
    });
    expect(received).toEqual([]);
  });
});

describe('a failure before the message is a refusal, and logged without password and recipient', () => {
  const failing = async (url: string, authority?: string, permanent = false) => {
    expect(await sender(url, authority)(mail)).toMatchObject({ is: 'refused', permanent });
    expect(received).toEqual([]);
    expect(errors.mock.calls).toHaveLength(1);
    expect(JSON.stringify(errors.mock.calls)).not.toMatch(/wrong-secret|p@ss|p%40ss/);
  };

  it('where the password is wrong', async () => {
    const port = await server({ ...certificate, secure: true, authOptional: false, disabledCommands: [] });
    await failing(`smtps://team:wrong-secret@localhost:${port}`, certificate.cert);
  });

  it('where nobody vouches for the certificate', async () => {
    const port = await server({ ...certificate, secure: true, disabledCommands: [] });
    await failing(`smtps://team:p%40ss%2Fword@localhost:${port}`);
  });

  it('where the server offers no TLS', async () => {
    await failing(`smtp://team:p%40ss%2Fword@${elsewhere}:${await server()}`);
    errors.mockClear();
    await failing(`smtps://team:p%40ss%2Fword@127.0.0.1:${await server()}`);
  });

  it('where nothing listens', async () => {
    const port = await server();
    await Promise.all(open.splice(0).map((each) => new Promise<void>((done) => each.close(done))));
    await failing(`smtp://127.0.0.1:${port}`);
  });

  it('where the connection is cut', async () => {
    const cutting = createServer((socket) => socket.destroy());
    await new Promise<void>((ready) => cutting.listen(0, '127.0.0.1', ready));
    const address = cutting.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    await failing(`smtp://127.0.0.1:${port}`);
    await new Promise((done) => cutting.close(done));
  });

  it('where the recipient is rejected', async () => {
    // As servers say it: with the address.
    const port = await server({
      onRcptTo: ({ address }, _, answer) => answer(new Error(`<${address}>: No such mailbox`)),
    });
    await failing(`smtp://127.0.0.1:${port}`, undefined, true);
    const logged = JSON.stringify(errors.mock.calls);
    expect(logged).toContain('No such mailbox');
    expect(logged).not.toContain('invited');
  });

  it('where the setting is no address', async () => failing('smtp//team:wrong-secret@mail.example'));
});

describe('what became of a message', () => {
  it.each([
    [550, { is: 'refused', permanent: true }],
    [451, { is: 'refused', permanent: false }],
  ])('is known when the server answers it with %i', async (responseCode, expected) => {
    const port = await server({
      onData(stream, _, answer) {
        stream.resume();
        stream.on('end', () => answer(Object.assign(new Error('Not today'), { responseCode })));
      },
    });
    expect(await sender(`smtp://127.0.0.1:${port}`)(mail)).toMatchObject(expected);
  });

  it('is unknown when the connection ends over it, and it is not sent again', async () => {
    let messages = 0;
    const sockets = new Set<import('node:net').Socket>();
    const port = await server({
      onData(stream) {
        messages += 1;
        stream.resume();
        stream.on('end', () => {
          for (const socket of sockets) socket.destroy();
        });
      },
    });
    open[0]?.server.on('connection', (socket) => sockets.add(socket));
    expect(await sender(`smtp://127.0.0.1:${port}`)(mail)).toMatchObject({ is: 'unknown' });
    expect(messages).toBe(1);
  });
});
