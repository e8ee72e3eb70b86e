/** Case numbers: `YYYY-NNNNNN`, the year in New York, gapless within it (product/form.md#case-number). */
const newYorkYearFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', year: 'numeric' });

/** The calendar year in New York at an instant. */
export const newYorkYear = (instant: Date): number => Number(newYorkYearFormat.format(instant));

/** `sequence` starts at 1 each year; above 999,999 the number simply grows a digit. */
export const formatCaseNumber = (year: number, sequence: number): string =>
  `${year}-${String(sequence).padStart(6, '0')}`;
