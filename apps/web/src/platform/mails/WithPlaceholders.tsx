import { useRef, type FocusEvent, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useFormContext } from 'react-hook-form';
import { PLACEHOLDERS, type Placeholder } from '@portal/domain/outbox/mailTexts.ts';
import { useText } from '../texts/i18n.ts';
import classes from './Mails.module.css';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Props {
  /** Where a value goes while no field within has been entered yet, by its name in the form. */
  first: string;
  children: ReactNode;
}

/** Fields of a mail's text, and the values that can be put into them: each goes to where the cursor stood last. */
export function WithPlaceholders({ first, children }: Props) {
  const t = useText('mailTexts');
  const form = useFormContext();
  const fields = useRef<HTMLDivElement>(null);
  const last = useRef<TextField>(undefined);

  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target;
  };
  const put = (name: Placeholder) => {
    const entered = last.current?.isConnected ? last.current : undefined;
    const field = entered ?? fields.current?.querySelector<TextField>(`[name="${first}"]`);
    if (!field) return;
    const text = field.value;
    const [start, end] = [field.selectionStart ?? text.length, field.selectionEnd ?? text.length];
    const placeholder = `{${name}}`;
    form.setValue(field.name, text.slice(0, start) + placeholder + text.slice(end), { shouldDirty: true });
    // React writes the value first.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start + placeholder.length, start + placeholder.length);
    });
  };

  return (
    <>
      <div ref={fields} className={classes.fields} onFocus={note}>
        {children}
      </div>
      <fieldset aria-label={t('values')} className={classes.values}>
        <span aria-hidden>{t('values')}</span>
        {PLACEHOLDERS.map((name) => (
          <Button
            key={name}
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => put(name)}
          >
            {t(`value.${name}`)}
          </Button>
        ))}
      </fieldset>
    </>
  );
}
