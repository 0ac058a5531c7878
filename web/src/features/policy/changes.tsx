import { type ReactNode, useMemo } from 'react';
import {
  compareVersions,
  type LineChange,
  type TextChange,
  type VersionComparison,
} from '#shared/domain/policy/compare-versions.ts';
import { readContent, type StoredContent } from '#shared/domain/policy/position-content.ts';
import { t } from '../../shared/text/index.ts';
import { FailedState } from '../../shared/ui/states.tsx';
import styles from './position.module.css';

type Props = { before: StoredContent; after: StoredContent };
const parts = ['stance', 'text', 'local_example', 'proof', 'questions', 'say', 'avoid'] as const;

/** Two versions as one text: what was taken out is struck through, what was added is underlined. */
export function Changes({ before, after }: Props) {
  const compared = useMemo((): VersionComparison | null => {
    const older = readContent(before);
    const newer = readContent(after);
    return older && newer && compareVersions(older, newer);
  }, [before, after]);
  if (!compared) return <FailedState why={t('policy.unreadable')} />;
  if (compared.isSame) return <p className={styles.soft}>{t('policy.unchanged')}</p>;
  const changed = parts.filter((part) => compared[part].some(({ kind }) => kind !== 'same'));
  return (
    <div className={styles.text}>
      {changed.map((part) => (
        <section key={part}>
          <h3 className={styles.part}>{t(`policy.parts.${part}`)}</h3>
          {part === 'stance' || part === 'text' || part === 'local_example' ? (
            <p className={styles.changed}>
              {compared[part].map((piece, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place.
                <Marked key={at} kind={piece.kind}>
                  {piece.text}
                </Marked>
              ))}
            </p>
          ) : (
            <ul className={styles.changed}>
              {compared[part].map((line: LineChange, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
                <li key={at}>
                  <Marked kind={line.kind}>{line.line}</Marked>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

function Marked({ kind, children }: { kind: TextChange['kind']; children: ReactNode }) {
  if (kind === 'same') return <span>{children}</span>;
  const label = <span className="visually-hidden">{t(`policy.compare.${kind}`)} </span>;
  return kind === 'removed' ? (
    <del>
      {label}
      {children}
    </del>
  ) : (
    <ins>
      {label}
      {children}
    </ins>
  );
}
