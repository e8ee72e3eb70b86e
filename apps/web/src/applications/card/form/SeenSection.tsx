import type { Detail } from '@portal/contract/applications/detail.ts';
import { Link } from 'react-router';
import { DEACTIVATION_TYPES } from '@portal/domain/applications/values.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import classes from './FormSection.module.css';

const KNOWN = ['email', 'phone', 'name', 'church'] as const;
type Known = (typeof KNOWN)[number];
const isKnown = (what: string): what is Known => (KNOWN as readonly string[]).includes(what);

/** Each earlier application once, with all in which it is alike; in the order they came. */
const eachOnce = (seen: Detail['seen']) =>
  seen
    .filter(({ id }, at) => seen.findIndex((other) => other.id === id) === at)
    .map((first) => ({ ...first, alike: seen.filter(({ id }) => id === first.id).map(({ what }) => what) }));

/** Earlier applications of what seems the same person or church, and how they ended, as far as the reader may see them. */
export function SeenSection({ seen }: { seen: Detail['seen'] }) {
  const t = useText('applicationForm');
  const detail = useText('applicationDetail');
  const stages = useText('stages');
  const whyRejected = (type: string | null) => {
    const known = DEACTIVATION_TYPES.find((one) => one === type);
    return known && t(`values.deactivationType.${known}`);
  };
  return (
    <section className={classes.section} aria-labelledby="section-seen">
      <h3 id="section-seen" className={classes.title}>
        {detail('section.seen')}
      </h3>
      <ul className={classes.plainList}>
        {eachOnce(seen).map(({ alike, id, caseNumber, name, stage, rejectType }) => (
          <li key={id}>
            <Link to={`/requests/dashboard?card=${id}`}>{name}</Link>{' '}
            <span className={classes.empty}>{caseNumber}</span>
            <span className={classes.quiet}>
              {alike.map((what) => t(`values.seen.${isKnown(what) ? what : 'other'}`)).join(' · ')}
            </span>
            <span>{[stages(stage), whyRejected(rejectType)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
