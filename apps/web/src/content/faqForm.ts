import type { KeptFaq } from '@portal/contract/content/content.ts';

export type FaqForm = Pick<KeptFaq, 'groups'>;

const bothEmpty = () => ({ en: '', es: '' });
export const emptyElement = () => ({ question: bothEmpty(), answer: bothEmpty() });
export const emptyGroup = () => ({ title: bothEmpty(), elements: [emptyElement()] });
