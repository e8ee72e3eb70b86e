import type { Detail } from '@portal/contract/applications/detail.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import classes from './FormSection.module.css';

const KNOWN = ['email', 'phone', 'name', 'church'] as const;
type Known = (typeof KNOWN)[number];
const isKnown = (what: string): what is Known => (KNOWN as readonly string[]).includes(what);

/** Earlier applications of what seems the same person or church, as far as the reader may see them. */
export function SeenSection({ seen }: { seen: Detail['seen'] }) {
  const t = useText('applicationForm');
  const detail = useText('applicationDetail');
  return (
    <section className={classes.section} aria-labelledby="section-seen">
      <h3 id="section-seen" className={classes.title}>
        {detail('section.seen')}
      </h3>
      <ul className={classes.plainList}>
        {seen.map(({ what, caseNumber, name }) => (
          <li key={`${what} ${caseNumber} ${name}`}>
            {name} <span className={classes.empty}>{caseNumber}</span>
            <span className={classes.quiet}>{t(`values.seen.${isKnown(what) ? what : 'other'}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
