import { carriedKinds, type Progress } from '../../shared/demo/carry/carried-storage.ts';
import { type CalledKind, type Carried, calledKinds } from '../../shared/demo/carry/contents.ts';
import { countsBy } from '../../shared/demo/carry/put.ts';
import { t } from '../../shared/text/index.ts';
import styles from './carry-over-dialog.module.css';

type Counts = Progress['put'];

const isCalled = (kind: string): kind is CalledKind => calledKinds.some((one) => one === kind);

export const countsOf = (carried: Carried): Counts =>
  countsBy((kind) => {
    if (isCalled(kind)) return (carried[kind] ?? []).length;
    if (kind !== 'profile') return carried.records.filter(({ table }) => table === kind).length;
    return Object.values(carried.profile).filter((value) => (value ?? null) !== null).length;
  });

/** How many of what; what there is none of is left out. */
export const Lines = ({ of }: { of: Counts }) => (
  <ul className={styles.lines}>
    {carriedKinds.map(
      (kind) => of[kind] > 0 && <li key={kind}>{t(`demo.carry.counts.${kind}`, { count: of[kind] })}</li>,
    )}
  </ul>
);

/** What does not come along, and why. */
export function Left({ of }: { of: Carried['left'] }) {
  const { gifts, edits, room, field = 0, files = 0, unread = 0 } = of;
  if (gifts + edits + room + field + files + unread === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('demo.carry.left.title')}</h3>
      <ul className={styles.soft}>
        {gifts > 0 && <li>{t('demo.carry.left.gifts', { count: gifts })}</li>}
        {edits > 0 && <li>{t('demo.carry.left.edits', { count: edits })}</li>}
        {field > 0 && <li>{t('demo.carry.left.field', { count: field })}</li>}
        {files > 0 && <li>{t('demo.carry.left.files', { count: files })}</li>}
        {room > 0 && <li>{t('demo.carry.left.room', { count: room })}</li>}
        {unread > 0 && <li>{t('demo.carry.left.unread', { count: unread })}</li>}
      </ul>
    </section>
  );
}
