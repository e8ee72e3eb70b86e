import type { Detail } from '@portal/contract/applications/detail.ts';
import type { FormValues } from '@portal/domain/applications/form.ts';

/** The form of an application, as the domain's rules ask for it. */
export const formOf = ({ pastor: { leader, spouse, contact }, ministry }: Pick<Detail, 'pastor' | 'ministry'>) =>
  ({ leader, spouse, ministry, contact }) as unknown as FormValues;
