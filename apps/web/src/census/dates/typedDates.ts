/** The eight days as they stand in the form, and as they are sent: product/census.md#dates. */
import { QUARTERS, type Quarter, type ReportDates } from '@portal/domain/census/dates.ts';

const SIDES = ['sending', 'deadline'] as const;
type Side = (typeof SIDES)[number];
export type DayField = `${Side}${Quarter}`;
export type TypedDates = Record<DayField, string>;

/** A field for each day: what two people change at once stays apart. */
export const fieldsOf = (time: readonly ReportDates[]): TypedDates =>
  Object.fromEntries(
    QUARTERS.flatMap((quarter, n) => SIDES.map((side) => [`${side}${quarter}`, time[n]?.[side] ?? ''])),
  ) as TypedDates;

export const timeOf = (typed: TypedDates): ReportDates[] =>
  QUARTERS.map((quarter) => ({
    sending: dayMonthOf(typed[`sending${quarter}`]),
    deadline: dayMonthOf(typed[`deadline${quarter}`]),
  }));

/** `31/03` of what means it: `31/3`, `31.03`, `31-3`. Anything else stays as it is, and is refused. */
export function dayMonthOf(typed: string): string {
  const text = typed.trim();
  const [, day = '', month = ''] = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})$/.exec(text) ?? [];
  return day === '' ? text : `${day.padStart(2, '0')}/${month.padStart(2, '0')}`;
}

/** Where the server's `time.N.sending` stands. */
export function fieldAt(path: string): string {
  const [, n, side] = /^time\.(\d)\.(sending|deadline)$/.exec(path) ?? [];
  return n === undefined ? path : `${side}${Number(n) + 1}`;
}

/** And the other way round. */
export const pathOf = (field: DayField): string => `time.${Number(field.slice(-1)) - 1}.${field.slice(0, -1)}`;
