import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { useText } from '../../../platform/texts/i18n.ts';
import classes from './FormSection.module.css';

/** A number as one dials it from abroad, to call or to write to. Without its country's code nobody is reached by WhatsApp. */
export function PhoneText({ code, number }: { code: string; number: string }) {
  const t = useText('applicationDetail');
  const country = code.replace(/\D/gu, '');
  const national = number.replace(/\D/gu, '');
  const whole = country ? `+${country} ${number}` : number;
  return (
    <span className={classes.phone}>
      <a href={country ? `tel:+${country}${national}` : `tel:${national}`} className={classes.way}>
        <IconPhone size={16} aria-hidden />
        {whole}
      </a>
      {country && (
        <a
          href={`https://wa.me/${country}${national}`}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.way}
          aria-label={t('act.whatsApp', { number: whole })}
        >
          <IconBrandWhatsapp size={16} aria-hidden />
          WhatsApp
        </a>
      )}
    </span>
  );
}
