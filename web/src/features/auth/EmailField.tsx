import { t } from '../../shared/text/index.ts';
import { Field } from '../../shared/ui/entrance/Field.tsx';

/** What somebody typed into one account form and needs in the next, too. */
export type Kept = { email: string };

/** The address of an account form; it goes along from one form to another. */
export function EmailField({ kept, problem }: { kept: Kept; problem: string | undefined }) {
  return (
    <Field
      label={t('auth.email')}
      name="email"
      type="email"
      autoComplete="username"
      defaultValue={kept.email}
      onChange={({ currentTarget }) => {
        kept.email = currentTarget.value;
      }}
      problem={problem}
    />
  );
}
