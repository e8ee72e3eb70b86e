/** What is noted of a call about a report: product/census.md#chasing. */
import { line } from '../fields/rules.ts';

const LONGEST_NOTE = 300;
export const noteRule = line(LONGEST_NOTE);
