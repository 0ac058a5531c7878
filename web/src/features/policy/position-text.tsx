import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { secureLink } from '#shared/collections/position-uses.ts';
import type { PositionContent } from '#shared/domain/policy/position-content.ts';
import { t } from '../../shared/text/index.ts';
import styles from './position.module.css';

/** A position as a readable page: the stance in one sentence, then why, proof, the local story, and hard questions. */
export function PositionText({ content }: { content: PositionContent }) {
  const { stance, text, local_example, proof, questions, say, avoid } = content;
  return (
    <div className={styles.text}>
      {stance && <p className={styles.stance}>{stance}</p>}
      {text && <p className={styles.prose}>{text}</p>}
      {local_example && (
        <Part title={t('policy.parts.local_example')}>
          <p className={styles.prose}>{local_example}</p>
        </Part>
      )}
      {proof.length > 0 && (
        <Part title={t('policy.parts.proof')}>
          <ol className={styles.proof}>
            {proof.map(({ text: fact, source }) => (
              <li key={fact}>
                {fact} {source && <Source source={source} />}
              </li>
            ))}
          </ol>
        </Part>
      )}
      {questions.length > 0 && (
        <Part title={t('policy.parts.questions')}>
          <dl className={styles.questions}>
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {say.length + avoid.length > 0 && (
        <div className={styles.phrases}>
          <Phrases title={t('policy.parts.say')} phrases={say} />
          <Phrases title={t('policy.parts.avoid')} phrases={avoid} avoided />
        </div>
      )}
    </div>
  );
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className={styles.part}>{title}</h3>
    {children}
  </section>
);

/** A link where the source is one; else its words, such as a report's title. */
const Source = ({ source }: { source: string }) =>
  secureLink.safeParse(source).success ? (
    <Anchor href={source} target="_blank" rel="noreferrer" size="sm" className={styles.source ?? ''}>
      {new URL(source).hostname.replace(/^www\./, '')}
    </Anchor>
  ) : (
    <span className={styles.source}>({source})</span>
  );

type PhrasesProps = { title: string; phrases: readonly string[]; avoided?: boolean };

const Phrases = ({ title, phrases, avoided = false }: PhrasesProps) =>
  phrases.length > 0 && (
    <Part title={title}>
      <ul className={styles.phraseList} data-avoided={avoided}>
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </Part>
  );
