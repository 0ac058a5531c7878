import { type FormEvent, useId, useState } from 'react';
import { organizations } from '#shared/collections/organizations.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { startCampaign } from '../../shared/session/switch-campaign.ts';
import { t } from '../../shared/text/index.ts';
import { Action } from '../errors/error-screens.tsx';
import styles from './own-campaign.module.css';

const focused = (input: HTMLInputElement | null) => input?.focus();
const nameSchema = organizations.schema.shape.name;

/** A campaign of one's own, by its name, for whoever no campaign lets in. Plain elements, like the screen around it. */
export function OwnCampaign() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const wrongId = useId();
  if (!open) return <Action onClick={() => setOpen(true)}>{t('campaigns.own')}</Action>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = name.trim();
    if (!nameSchema.safeParse(typed).success) return setWrong(t('campaigns.nameMissing'));
    setBusy(true);
    setWrong(null);
    startCampaign(typed).catch((error: unknown) => {
      setWrong(messageFor(error));
      setBusy(false);
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label}>
        {t('campaigns.name')}
        <input
          className={styles.input}
          // The button that asked for it is gone.
          ref={focused}
          maxLength={120}
          value={name}
          aria-invalid={wrong !== null || undefined}
          aria-describedby={wrong === null ? undefined : wrongId}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setWrong(null);
          }}
        />
      </label>
      {wrong !== null && (
        <p id={wrongId} className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" className={styles.submit} disabled={busy}>
        {t('campaigns.start')}
      </button>
    </form>
  );
}
