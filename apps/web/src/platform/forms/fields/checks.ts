/** The domain's field rules as checks of a form: nothing, or what is wrong in words. */
import { tidy, type FieldRule } from '@portal/domain/fields/rules.ts';
import { problemText } from '../../texts/fieldErrors.ts';

type Check = (value: string) => true | string;

/** As the browser has it, in Greenwich. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const checked =
  (rule: FieldRule, whenEmpty: true | string): Check =>
  (value) => {
    const text = tidy(value);
    if (text === '') return whenEmpty;
    const found = rule(text, today());
    return found ? problemText(found) : true;
  };

export const optional = (rule: FieldRule): Check => checked(rule, true);
export const required =
  (rule: FieldRule): Check =>
  (value) =>
    checked(rule, problemText({ code: 'field.required' }))(value);
export const chosen: Check = (value) => value !== '' || problemText({ code: 'field.required' });
