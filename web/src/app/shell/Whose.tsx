import { useEffect, useState } from 'react';
import { organizations } from '#shared/collections/organizations.ts';
import { useJournal } from '../../shared/data/journal/index.ts';
import { readOnce } from '../../shared/data/watch.ts';
import { useMember } from '../../shared/session/member.ts';
import styles from './Nav.module.css';

/** The name, read once and after every rename on this device: a listener would be one more on each screen. */
function useName(organization: string): string | undefined {
  const [name, setName] = useState<string>();
  const renames = useJournal(
    ({ applied }) => applied.filter(({ table }) => table === 'organizations').length,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rename calls for another reading.
  useEffect(() => {
    let current = true;
    readOnce(organizations, organization).then(
      (found) => current && setName(found?.name),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [organization, renames]);
  return name;
}

/** Whose campaign this is and who is signed in. A name that has not arrived leaves its line empty, not the menu. */
export function Whose() {
  const { organization, fullName } = useMember();
  const name = useName(organization);
  return (
    <div className={styles.whose}>
      <span className={styles.organization} title={name}>
        {name}
      </span>
      <span className={styles.member} title={fullName}>
        {fullName}
      </span>
    </div>
  );
}
