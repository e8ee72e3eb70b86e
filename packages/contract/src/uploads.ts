/** Which fields of a body name files: a file is sent first, as an upload, and the act that belongs to it names that. */
import type * as z from 'zod/mini';
import { uploadId } from './fields.ts';

/** Their paths: `document`, `deactivation.document`. Files within lists no endpoint takes. */
export function uploadsIn(schema: z.ZodMiniType | undefined): string[] {
  const found: string[] = [];
  const look = (inner: z.core.$ZodType | undefined, path: readonly string[]): void => {
    if (inner === uploadId) found.push(path.join('.'));
    const { shape, innerType } = (inner?._zod.def ?? {}) as {
      shape?: Record<string, z.core.$ZodType>;
      innerType?: z.core.$ZodType;
    };
    for (const [name, field] of Object.entries(shape ?? {})) look(field, [...path, name]);
    if (innerType) look(innerType, path);
  };
  look(schema, []);
  return found;
}
