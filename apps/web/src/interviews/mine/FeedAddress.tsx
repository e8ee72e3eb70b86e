import { Button } from '@mantine/core';
import { useCopying } from '../../platform/browser/useCopying.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './CalendarFeedDialog.module.css';

/** The address, this once, with the ways into a calendar: on a phone by one press, else by copying. */
export function FeedAddress({ address }: { address: string }) {
  const t = useText('myInterviews');
  const { copy, said, shown } = useCopying(address);
  return (
    <>
      <p>
        <strong>{t('feed.address')}</strong> {t('feed.once')}
      </p>
      <code ref={shown} className={classes.address}>
        {address}
      </code>
      <div className={classes.acts}>
        <Button onClick={copy}>{t('feed.copy')}</Button>
        <Button component="a" variant="default" href={address.replace(/^https?:/, 'webcal:')}>
          {t('feed.open')}
        </Button>
        {/* It stands there before it says something, so that it is read aloud. */}
        <output>{said && t(`feed.${said}`)}</output>
      </div>
      <p>{t('feed.how')}</p>
    </>
  );
}
