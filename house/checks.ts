import { findBarrels } from './imports/barrels.ts';
import { findCircles } from './imports/circles.ts';
import { findRawColours } from './colours.ts';
import { findUnclassifiedColumns } from './columns.ts';
import { findDeadExports } from './deadExports.ts';
import { findBrokenCitations } from './documents/citations.ts';
import { findLostSteps } from './documents/oneMove.ts';
import { findUnlisted } from './documents/documents.ts';
import { findUntoldCosts } from './documents/growing.ts';
import { findLongFiles } from './fileLength.ts';
import { findFullFolders } from './folderSize.ts';
import { findForbiddenFolders, findStrangeNouns } from './folders.ts';
import { findStalePermissions } from './documents/permissions.ts';
import { findForbiddenImports } from './imports/importRules.ts';
import { findUntestedRules } from './documents/rules.ts';
import { findUnseenScreens } from './screensSeen.ts';
import { findUnshapelyStatistics } from './statistics.ts';
import { findMissingTexts } from './texts.ts';

interface Check {
  name: string;
  /** What is against the rule below the root, a line each. Throws when it had nothing to look at. */
  find: (root: string) => string[] | Promise<string[]>;
}

export const CHECKS: readonly Check[] = [
  { name: 'Imports against the layers', find: findForbiddenImports },
  { name: 'Import circles', find: findCircles },
  { name: 'Barrels', find: findBarrels },
  { name: 'Forbidden folders', find: findForbiddenFolders },
  { name: 'Folders and files that are no noun', find: findStrangeNouns },
  { name: 'Folders of more than 20 modules', find: findFullFolders },
  { name: 'Codes and permissions without texts', find: findMissingTexts },
  { name: 'Nouns and decisions that no list names', find: findUnlisted },
  { name: 'Costs that growing.md does not tell', find: findUntoldCosts },
  { name: 'Citations that lead nowhere', find: findBrokenCitations },
  { name: 'Steps of one move that are lost', find: findLostSteps },
  { name: 'Statistics of another shape, or past the reach', find: findUnshapelyStatistics },
  { name: 'Screens that nobody looks at', find: findUnseenScreens },
  { name: 'Permissions that are told otherwise', find: findStalePermissions },
  { name: 'Rules without a test', find: findUntestedRules },
  { name: 'Columns neither personal nor plain', find: findUnclassifiedColumns },
  { name: 'Raw colours outside the theme', find: findRawColours },
  { name: 'Files over 250 lines', find: findLongFiles },
  { name: 'Dead exports, files and dependencies', find: findDeadExports },
];
