/** The building blocks of schemas: fields whose rules live in the domain. */
import * as z from 'zod/mini';
import { richText } from '@portal/domain/fields/richText.ts';
import { password, tidy, type FieldRule } from '@portal/domain/fields/rules.ts';
import type { ErrorCode } from './errors.ts';

z.config({ jitless: true });

/** Rules that depend on the day are asked in the act, which has the clock; here no day is in the future. */
const NO_DAY = '9999-12-31';

/** Text, NFC and trimmed, that a domain rule accepts. Empty is `field.required`. */
export const ruled = (rule: FieldRule) =>
  z.string().check(
    z.overwrite(tidy),
    z.check((ctx) => {
      const found = ctx.value === '' ? { code: 'field.required' } : rule(ctx.value, NO_DAY);
      if (found) ctx.issues.push({ code: 'custom', message: found.code, params: found, input: ctx.value });
    }),
  );

/** Text that must fit, and says what is wrong with it where it does not. */
export const fitting = (fits: (text: string) => boolean, code: ErrorCode) =>
  z.string().check(
    z.check((ctx) => {
      if (!fits(ctx.value)) ctx.issues.push({ code: 'custom', message: code, params: { code }, input: ctx.value });
    }),
  );

/** The same where the field may be left out or empty; empty arrives as null. */
export const optionallyRuled = (rule: FieldRule) =>
  z._default(
    z.nullable(
      z.pipe(
        z.string().check(
          z.overwrite(tidy),
          z.check((ctx) => {
            const found = ctx.value === '' ? undefined : rule(ctx.value, NO_DAY);
            if (found) ctx.issues.push({ code: 'custom', message: found.code, params: found, input: ctx.value });
          }),
        ),
        z.transform((text: string) => (text === '' ? null : text)),
      ),
    ),
    null,
  );

/** A text in both languages. Empty on one side only is `field.languages` at that side, on both `field.required`. */
export const inBothLanguages = (rule: FieldRule) => {
  const side = z.string().check(z.overwrite(tidy));
  return z.object({ en: side, es: side }).check(
    z.check((ctx) => {
      for (const language of ['en', 'es'] as const) {
        const { [language]: text, [language === 'en' ? 'es' : 'en']: other } = ctx.value;
        const empty = other === '' ? 'field.required' : 'field.languages';
        const found = text === '' ? { code: empty } : rule(text, NO_DAY);
        if (!found) continue;
        ctx.issues.push({ code: 'custom', message: found.code, params: found, input: text, path: [language] });
      }
    }),
  );
};

/** A text in both languages, of which a draft may lack one or both. */
export const sides = (rule: FieldRule) => {
  const side = z.string().check(
    z.overwrite(tidy),
    z.check((ctx) => {
      const found = ctx.value === '' ? undefined : rule(ctx.value, '');
      if (found) ctx.issues.push({ code: 'custom', message: found.code, params: found, input: ctx.value });
    }),
  );
  return z.object({ en: side, es: side });
};

/** A text with its marks (product/content.md#rich-text); the act makes it clean, and judges whether it may be empty. */
export const richHtml = z.string().check(
  z.check((ctx) => {
    const found = richText(ctx.value, NO_DAY);
    if (found) ctx.issues.push({ code: 'custom', message: found.code, params: found, input: ctx.value });
  }),
);

/** A secret as typed: never trimmed or normalised away, only bounded. */
export const secret = z.string().check(z.minLength(1), z.maxLength(1000));

/** A password to be set: bounded, and what the domain asks of one. */
export const newPassword = secret.check(
  z.check((ctx) => {
    const found = ctx.value === '' ? undefined : password(ctx.value, '');
    if (found) ctx.issues.push({ code: 'custom', message: found.code, params: found, input: ctx.value });
  }),
);

const MAX_ID = Number.MAX_SAFE_INTEGER;
export const id = z.int().check(z.minimum(1), z.maximum(MAX_ID));

const numberText = (digits: RegExp, said?: ErrorCode) =>
  z.pipe(
    z.string().check(z.regex(digits, said)),
    z.transform((text: string) => Number(text)),
  );

/** An id in a path or query: digits only. One in a path that is none is not found, or refused with the code `said`. */
export const idTextSaying = (said?: ErrorCode) => numberText(/^[1-9]\d{0,14}$/, said);
export const idText = idTextSaying();
/** A year of four digits, in a query. */
export const yearText = numberText(/^[1-9]\d{3}$/);
/** The number of a line of a file, in a query. */
export const lineText = numberText(/^[1-9]\d{0,8}$/);

/** A choice that has words of its own where nothing was chosen, and where what came is none of them. */
export const choiceSaying = <const Values extends readonly string[]>(
  values: Values,
  said: { none: ErrorCode; other: ErrorCode },
) => z.enum(values, { error: (issue) => (issue.input === undefined ? said.none : said.other) });

export const instant = z.string();
export const language = z.enum(['en', 'es']);

/** A list's cursor, opaque to the reader. */
export const cursor = z.optional(z.string().check(z.maxLength(100)));

export const uploadId = z.uuid();
