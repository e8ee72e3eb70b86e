import { expect, test } from 'vitest';
import { PERMISSION_GROUPS, permissionsIn } from './permissionGroups.ts';
import { PERMISSIONS, STAGE_SLUGS, stagePermission } from './permissions.ts';

test('every permission stands in one group, or in the table of the stages', () => {
  const stages = STAGE_SLUGS.flatMap((slug) =>
    (['show', 'do'] as const).flatMap((act) => [stagePermission(act, slug), stagePermission(act, slug, true)]),
  );
  const shown = [...PERMISSION_GROUPS.flatMap(permissionsIn), ...stages];
  expect(shown.toSorted()).toEqual(PERMISSIONS.toSorted());
});
