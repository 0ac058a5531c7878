import type { MouseEvent } from 'react';
import { t } from '../../shared/text/index.ts';
import '../../shared/text/legal-pages/en.ts';
import styles from './document.module.css';
import { Site } from './public-frame.tsx';

export type Part = { id: string; title: string; text: string };

/** The router owns the hash, so the table of contents scrolls and moves the focus itself; without a script the link does. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** A legal text: its parts, and a table of contents beside them. */
export const Document = ({ title, lead, parts }: { title: string; lead: string; parts: Part[] }) => (
  <Site>
    <article className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.updated}>{t('legal.updated')}</p>
      <nav aria-label={t('legal.contents')} className={styles.contents}>
        {parts.map((part) => (
          <a key={part.id} href={`#${part.id}`} onClick={(event) => goTo(event, part.id)}>
            {part.title}
          </a>
        ))}
      </nav>
      {parts.map((part) => (
        <section key={part.id} className={styles.part}>
          <h2 id={part.id} tabIndex={-1}>
            {part.title}
          </h2>
          {part.text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  </Site>
);
