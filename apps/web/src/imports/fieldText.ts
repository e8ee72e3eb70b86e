import type { useText } from '../platform/texts/i18n.ts';

type Text = ReturnType<typeof useText<'imports'>>;

/** What a field is called; what the form alone has is not among them. */
export const fieldText = (t: Text, field: string): string => t(`field.${field}` as 'field.name');
