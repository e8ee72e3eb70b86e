/** `npm run permissions`: writes docs/permissions.md anew, from the tables that the portal itself asks. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERMISSIONS_DOCUMENT, permissionsDocument } from '../house/documents/permissions.ts';

writeFileSync(join(import.meta.dirname, '..', PERMISSIONS_DOCUMENT), permissionsDocument());
console.log(`${PERMISSIONS_DOCUMENT} is what the tables say.`);
