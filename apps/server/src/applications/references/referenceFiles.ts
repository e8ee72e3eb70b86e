import { sql } from 'kysely';
import { readableReferences } from '@portal/domain/applications/references.ts';
import type { FilePlace } from '../../platform/files/attach.ts';
import { attachmentsOf } from '../../platform/files/attachments.ts';
import type { FileOwner, Subject } from '../../platform/files/fileOwner.ts';
import { sightCondition } from '../../access/reachCondition.ts';

const NOUN = 'references';

/** As what the log of readers knows the document of a negative one, whose readers others are not told of. */
export const NEGATIVE_DOCUMENT = 'negativeReference';

/** The document of a reference is for whoever sees its application and may read references of its type. */
export const referenceFiles: FileOwner = {
  noun: NOUN,
  table: 'application_reference',
  maySee: (actor) => sql<boolean>`
    application_reference.type = any(${readableReferences(actor.permissions)}::text[]) and exists (
      select from application
      where application.id = application_reference.application_id and ${sightCondition(actor)})`,
  logged: {
    noun: 'applications',
    id: sql.ref('application_reference.application_id'),
    kind: sql`case application_reference.type when 'NEGATIVE' then ${sql.lit(NEGATIVE_DOCUMENT)} else 'reference' end`,
  },
};

export const referenceSubject = (id: number): Subject => ({ noun: NOUN, id });

/** The only file that a reference has. */
export const DOCUMENT = { kind: 'document' } as const satisfies FilePlace;

/** As a column of a statement that reads `application_reference`. */
export const DOCUMENTS = attachmentsOf(NOUN, sql.ref('application_reference.id'));
