import { focusWhenThere } from '../../platform/browser/focusWhenThere.ts';
import type { Path } from './typedReport.ts';

/** Of the field at a place: what is to be mended leads there. */
export const idOf = (path: Path): string => `report-${path.replace('.', '-')}`;

export const focusField = (path: Path): void => focusWhenThere(() => document.getElementById(idOf(path)));
