import type { AnyShownList } from './listColumn.ts';

/**
 * What is hidden until somebody asks for it: columns that few need, and in a narrow window those that do not fit beside the
 * ones before them any more. `room` is what is left for columns, in rem.
 */
export function hiddenColumns(columns: AnyShownList['columns'], room: number): string[] {
  let left = room - columns.reduce((sum, { fixed, width }) => sum + (fixed ? width : 0), 0);
  return columns.flatMap(({ key, fixed, rare, width }) => {
    if (fixed) return [];
    if (rare || width > left) return key;
    left -= width;
    return [];
  });
}
