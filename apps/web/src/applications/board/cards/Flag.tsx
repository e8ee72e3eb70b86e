import { isCountry } from '@portal/domain/countries.ts';
import classes from './Flag.module.css';

/** A country's flag as an image file of its own; the country's name stands beside it in words. */
export function Flag({ country }: { country: string }) {
  if (!isCountry(country)) return null;
  return (
    <img
      className={classes.flag}
      src={`${__FLAGS__}${country}.svg`}
      alt=""
      width={18}
      height={12}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
