import { t } from '../../shared/text/index.ts';
import { Field } from '../../shared/ui/auth/auth-field.tsx';

/** What somebody typed into one account form and needs in the next, too. */
export type EnteredValues = { email: string };

/** The address of an account form; it goes along from one form to another. */
export function EmailField({ entered, problem }: { entered: EnteredValues; problem: string | undefined }) {
  return (
    <Field
      label={t('auth.email')}
      name="email"
      type="email"
      autoComplete="username"
      defaultValue={entered.email}
      onChange={({ currentTarget }) => {
        entered.email = currentTarget.value;
      }}
      problem={problem}
    />
  );
}
