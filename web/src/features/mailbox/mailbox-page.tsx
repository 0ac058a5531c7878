import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import '../../shared/text/legal-pages/en.ts';
import { showMoment } from '../../shared/ui/format.ts';
import type { Mail } from './local-mails.ts';
import styles from './mailbox.module.css';
import { type Message, sentTo } from './mailbox-messages.ts';
import { type Mailbox, useMailbox } from './use-mailbox.ts';

/** Where a newcomer finds the links that a real installation would mail. */
export default function MailboxPage() {
  const mailbox = useMailbox();
  const [typed, setTyped] = useState('');
  const id = useId();
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1>{t('mailbox.title')}</h1>
        <Link to="/auth">{t('mailbox.signIn')}</Link>
      </header>
      <p className={styles.soft}>{t('mailbox.hint')}</p>
      <label className={styles.label} htmlFor={id}>
        {t('mailbox.filter')}
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        placeholder={t('mailbox.filterPlaceholder')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Messages mailbox={mailbox} typed={typed} />
    </main>
  );
}

function Messages({ mailbox, typed }: { mailbox: Mailbox; typed: string }) {
  if (mailbox.is === 'loading') return <p role="status">{t('common.loading')}</p>;
  if (mailbox.is === 'failed')
    return (
      <MailboxMessage
        title={t('mailbox.failedTitle')}
        hint={t('mailbox.failed', { address: mailbox.address })}
      />
    );
  if (mailbox.messages.length + mailbox.mails.length === 0)
    return <MailboxMessage title={t('mailbox.emptyTitle')} hint={t('mailbox.empty')} />;
  const codes = sentTo(mailbox.messages, typed);
  const mails = sentTo(mailbox.mails, typed);
  if (codes.length + mails.length === 0)
    return <MailboxMessage title={t('mailbox.noneTitle')} hint={t('mailbox.none')} />;
  return (
    <>
      {codes.length > 0 && (
        <section className={styles.section}>
          <h2>{t('mailbox.codes')}</h2>
          <ul className={styles.list} aria-label={t('mailbox.list')}>
            {codes.map((message) => (
              <Row key={message.code} message={message} />
            ))}
          </ul>
        </section>
      )}
      {mails.length > 0 && (
        <section className={styles.section}>
          <h2>{t('mailbox.mails')}</h2>
          <ul className={styles.list} aria-label={t('mailbox.mailList')}>
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const MailboxMessage = ({ title, hint }: { title: string; hint: string }) => (
  <div className={styles.said} role="status">
    <h2>{title}</h2>
    <p>{hint}</p>
  </div>
);

function Row({ message: { kind, email, path } }: { message: Message }) {
  return (
    <li className={styles.row}>
      <span className={styles.to}>{email}</span>
      <span className={styles.kind}>{t(`mailbox.kind.${kind ?? 'other'}`)}</span>
      {kind && (
        <Link
          className={styles.open}
          to={path}
          aria-label={t('mailbox.openFor', { action: t(`mailbox.open.${kind}`), email })}
        >
          {t(`mailbox.open.${kind}`)}
        </Link>
      )}
    </li>
  );
}

function MailRow({ mail: { email, subject, text, at, path } }: { mail: Mail }) {
  return (
    <li className={styles.mail}>
      <div className={styles.head}>
        <span className={styles.to}>{email}</span>
        <time className={styles.kind} dateTime={new Date(at).toISOString()}>
          {showMoment(at)}
        </time>
      </div>
      <h3>{subject}</h3>
      <p className={styles.text}>{text}</p>
      {path && (
        <Link
          className={styles.open}
          to={path}
          aria-label={t('mailbox.openFor', { action: t('mailbox.openLink'), email })}
        >
          {t('mailbox.openLink')}
        </Link>
      )}
    </li>
  );
}
