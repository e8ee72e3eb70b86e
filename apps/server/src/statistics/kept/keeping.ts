import * as z from 'zod/mini';

/** The job that works out what is kept: all of it every hour, or one at once. Here, so that whoever leaves it needs not what it does. */
export const KEEPING = { name: 'statistics.keep', schema: z.object({ key: z.optional(z.string()) }) };
