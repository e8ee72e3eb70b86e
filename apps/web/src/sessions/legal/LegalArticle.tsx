import type { Reply } from '../../platform/network/api.ts';
import { formatDate } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { LegalSection } from './legalSections.ts';
import classes from './LegalPage.module.css';

interface Props {
  named: Reply<'getLegal'>;
  lead: 'termsLead' | 'privacyLead';
  sections: readonly LegalSection[];
}

/** The sections of a legal page with their index. */
export function LegalArticle({ named, lead, sections }: Props) {
  const t = useText('legal');
  const { organization, governingState: state, contactEmail, termsVersion } = named;
  const names = { organization, state, email: contactEmail ?? '' };
  return (
    <>
      <p className={classes.version}>{t('version', { date: formatDate(termsVersion) })}</p>
      <p className={classes.lead}>{t(lead, names)}</p>
      <div className={classes.columns}>
        <nav aria-label={t('contents')} className={classes.index}>
          <p>{t('contents')}</p>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(title)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          {sections.map(({ id, title, texts }) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{t(title)}</h2>
              {texts.map((text) => (
                <p key={text}>{t(text, names)}</p>
              ))}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
