/**
 * How long a run that has ended is kept with its rows. What a row was refused is looked at in the days after; what was done
 * stands in the histories of its subjects, so that nothing is lost with it. A quarter covers every question of a report.
 */
export const BULK_RUN_DAYS = 90;

/** So many at once are looked at before and told of after; more are to be narrowed down. Far more than one Ephesian is in charge of. */
export const MOST_AT_ONCE = 10_000;
