import { useId } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import type { Notice } from '@portal/contract/notifications/notices.ts';
import type { NoticeDay as Day } from '@portal/domain/notifications/notices.ts';
import { formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { NoticeRow, type NoticeActs } from './NoticeRow.tsx';
import classes from './Bell.module.css';

/** The notices of a day; several like ones are told as one, which opens. */
export function NoticeDay({ title, groups, acts }: { title: string; groups: Day<Notice>['groups']; acts: NoticeActs }) {
  const t = useText('notices');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={classes.day}>
        {title}
      </h3>
      <ul className={classes.list}>
        {groups.map(({ kind, notices: [first, ...others] }) => {
          if (!first) return null;
          if (others.length === 0) return <NoticeRow key={first.id} notice={first} acts={acts} />;
          const count = others.length + 1;
          return (
            <li key={`${kind} ${first.read}`} className={first.read ? undefined : classes.unread}>
              <details className={classes.many}>
                <summary>
                  <span className={classes.what}>
                    {t(`many.${kind}`, { count, shown: formatNumber(count) })}
                    {!first.read && <span className={classes.said}> {t('unread')}</span>}
                  </span>
                  <IconChevronDown size={18} stroke={1.6} aria-hidden />
                </summary>
                <ul className={classes.list}>
                  {[first, ...others].map((notice) => (
                    <NoticeRow key={notice.id} notice={notice} acts={acts} />
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
