import '../../text/form/en.ts';
import { Anchor, Text, TextInput } from '@mantine/core';
import { type FocusEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { normaliseEmail } from '#shared/domain/contact.ts';
import { t } from '../../text/index.ts';

type Holder = { id: string; name: string; facets: readonly string[] };

type Props = {
  label: string;
  /** Finds who already has an address. */
  holderOf: (email: string) => Promise<Holder | null>;
  /** The address that this record has. */
  stored: string | null;
  hrefOf: (holder: Holder) => string;
  value?: string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** An address, with a word when somebody has it already: households share addresses, so nothing is refused. */
export function EmailInput({ label, holderOf, stored, hrefOf, onBlur, ...input }: Props) {
  const [holder, setHolder] = useState<Holder | null>(null);
  const checkedEmail = useRef(stored);

  const checkEmail = async (typed: string) => {
    const email = normaliseEmail(typed);
    if (email === checkedEmail.current) return;
    checkedEmail.current = email;
    setHolder(null);
    if (email === null || email === stored) return;
    // Only a hint: without an answer the form is as good as before.
    const found = await holderOf(email).catch(() => null);
    if (checkedEmail.current === email) setHolder(found);
  };

  return (
    <div>
      <TextInput
        label={label}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...input}
        onBlur={(event) => {
          onBlur?.(event);
          void checkEmail(event.currentTarget.value);
        }}
      />
      <div role="status">
        {holder !== null && (
          <Text size="sm" mt={4} c="var(--goal)">
            {t('form.emailTaken', { name: holder.name })}{' '}
            <Anchor component={Link} to={hrefOf(holder)} inherit>
              {t('form.emailTakenOpen')}
            </Anchor>
          </Text>
        )}
      </div>
    </div>
  );
}
