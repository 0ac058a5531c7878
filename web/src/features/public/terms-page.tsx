import { t } from '../../shared/text/index.ts';
import { Document } from './legal-document.tsx';

const parts = ['software', 'account', 'data', 'law', 'fair', 'warranty', 'end', 'changes'] as const;

const TermsPage = () => (
  <Document
    title={t('legal.terms.title')}
    lead={t('legal.terms.lead')}
    parts={parts.map((id) => ({
      id,
      title: t(`legal.terms.${id}.title`),
      text: t(`legal.terms.${id}.text`),
    }))}
  />
);
export default TermsPage;
