import { useMemo, useState } from 'react';
import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import type { Value } from '../../../shared/profile/field-values.ts';
import { t } from '../../../shared/text/index.ts';
import { formatField, isText } from './format-field.ts';
import styles from './history.module.css';
import { difference, excerpt, type Piece } from './text-difference.ts';

type Props = { name: ProfileFieldName; before: Value; after: Value };

function piecesOf(name: ProfileFieldName, before: Value, after: Value): Piece[] {
  const was = formatField(name, before);
  const is = formatField(name, after);
  if (isText(name)) return difference(was, is);
  const whole: Piece[] = [
    { is: 'gone', text: was },
    { is: 'new', text: is },
  ];
  return whole.filter(({ text }) => text !== '');
}

/** What became of a field's text: taken out is struck through, put in is underlined. Long ones are folded. */
export function Difference({ name, before, after }: Props) {
  const [open, setOpen] = useState(false);
  const all = useMemo(() => piecesOf(name, before, after), [name, before, after]);
  const short = useMemo(() => excerpt(all), [all]);
  return (
    <>
      <p className={styles.text} data-whole={all.length === 1}>
        {(open ? all : short).map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place.
          <PieceText key={at} {...piece} />
        ))}
      </p>
      {short !== all && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'history.less' : 'history.all')}
        </button>
      )}
    </>
  );
}

function PieceText({ is, text }: Piece) {
  if (is === 'kept') return <span>{text}</span>;
  const label = <span className="visually-hidden">{t(is === 'gone' ? 'history.gone' : 'history.new')} </span>;
  return is === 'gone' ? (
    <del>
      {label}
      {text}
    </del>
  ) : (
    <ins>
      {label}
      {text}
    </ins>
  );
}
