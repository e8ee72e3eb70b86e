import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackBodies } from './bodyAttacks.ts';
import { attackAddresses, attackAsOthers, attackHeaders } from './doorAttacks.ts';
import { ENDPOINTS, scenesOf } from './scenes/scenes.ts';
import { besiege, withGoodSample } from './siege.ts';
import { startTally } from './tally.ts';
import { openWorld, type World } from './world.ts';

let world: World;
const tally = startTally();

beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  tally.tell('Attacks on doors');
  await world.close();
});

test.each(ENDPOINTS)(
  '%s is closed to whoever lacks the right, and clear about calls that are wrong',
  async (name, endpoint) => {
    const [scene] = scenesOf(name, endpoint);
    if (!scene) throw new Error(`${name} has no scene in test/attacks.`);
    const siege = besiege(world, tally, name, endpoint, scene);
    const faults = await withGoodSample(siege, async () => {
      await attackAsOthers(siege);
      await attackAddresses(siege);
      if (endpoint.method !== 'GET' && endpoint.signedBy === undefined) await attackBodies(siege);
      await attackHeaders(siege);
    });
    expect(faults).toEqual([]);
  },
);

test('has tried as much as there is to try', () => expect(tally.requests()).toBeGreaterThan(3000));
