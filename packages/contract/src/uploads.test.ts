import { expect, test } from 'vitest';
import { allEndpoints } from './allEndpoints.ts';
import { uploadsIn } from './uploads.ts';

test('of every body the fields are known that name a file', () => {
  const uploads = Object.entries(allEndpoints).flatMap(([name, endpoint]) => {
    const found = 'body' in endpoint ? uploadsIn(endpoint.body) : [];
    return found.length > 0 ? [[name, found]] : [];
  });
  expect(Object.fromEntries(uploads)).toEqual({
    moveApplication: ['deactivation.document'],
    exonerate: ['document'],
    payExternally: ['document'],
    recordInterview: ['deactivation.document'],
    createReference: ['document'],
    updateReference: ['document'],
    setLeaderPhoto: ['upload'],
    sendMessage: ['file'],
    sendOwnMessage: ['file'],
    createPost: ['image'],
    updatePost: ['image'],
    createNotification: ['attachment'],
    updateNotification: ['attachment'],
  });
});
