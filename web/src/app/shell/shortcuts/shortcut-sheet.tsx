import { Button, Switch } from '@mantine/core';
import { Fragment } from 'react';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { setSingleKeys, useSingleKeys } from '../../../shared/ui/single-keys.ts';
import { features } from '../../features.ts';
import { close } from '../palette/opened-part.ts';
import { isApple } from './key-meanings.ts';
import { type Line, sheetFor } from './sheet-lines.ts';
import styles from './shortcut-sheet.module.css';

const hide = () => close('sheet');

/** Every keyboard shortcut that this member has, and the switch for those of a single key. */
export function Sheet() {
  const member = useMember();
  const { on } = useSingleKeys();
  return (
    <Dialog title={t('commands.sheet.title')} close={hide} wide>
      <Switch
        data-autofocus
        className={styles.switch ?? ''}
        label={t('commands.sheet.single')}
        description={t('commands.sheet.singleHint')}
        checked={on}
        onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
      />
      <div className={styles.groups}>
        {sheetFor(member, features, isApple).map(({ title, lines }) => (
          <section key={title} aria-label={t(title)}>
            <h3>{t(title)}</h3>
            <dl>
              {lines.map((line) => (
                <Shown key={line.label} line={line} off={line.single && !on} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.end}>
        <Button onClick={hide}>{t('common.close')}</Button>
      </div>
    </Dialog>
  );
}

const Shown = ({ line: { label, keys, order }, off }: { line: Line; off: boolean }) => (
  <div data-off={off}>
    <dt>{t(label)}</dt>
    <dd>
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && <span>{t(`commands.sheet.${order}`)}</span>}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
      {off && <span className="visually-hidden">{t('commands.sheet.off')}</span>}
    </dd>
  </div>
);
