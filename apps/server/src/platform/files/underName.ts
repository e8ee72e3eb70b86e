import { encodeExtended } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** What is sent goes by this name, shown in the browser or saved. */
export const underName = (reply: FastifyReply, how: 'inline' | 'attachment', name: string): FastifyReply =>
  reply.header('content-disposition', `${how}; filename*=${encodeExtended(name)}`);
