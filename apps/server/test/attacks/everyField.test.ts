import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackFields, faultsOfSample } from './fieldAttacks.ts';
import { idleExceptions } from './notReadBack.ts';
import { READ_BACK } from './readBack.ts';
import { ENDPOINTS, scenesOf } from './scenes/scenes.ts';
import { variantsOf } from './shapesOf.ts';
import { besiege, withGoodSample } from './siege.ts';
import { startTally } from './tally.ts';
import { openWorld, type World } from './world.ts';

let world: World;
const tally = startTally();

beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  tally.tell('Attacks on fields');
  await world.close();
});

test.each(ENDPOINTS)(
  '%s stores exactly what its fields are sent, or refuses it at the field',
  async (name, endpoint) => {
    const scenes = scenesOf(name, endpoint);
    // One scene for each kind of body that it takes, or a kind would go untried.
    expect(scenes.length).toBeGreaterThanOrEqual(endpoint.body ? variantsOf(endpoint.body) : 1);
    for (const scene of scenes) {
      const siege = besiege(world, tally, name, endpoint, scene);
      expect(await withGoodSample(siege, () => attackFields(siege, scene.only), faultsOfSample(siege))).toEqual([]);
    }
  },
);

test('leaves no job behind that cannot be done', () => world.portal.drain());

test('has tried as much as there is to try', () => {
  expect(tally.requests()).toBeGreaterThan(3000);
  expect([...tally.readBack].sort()).toEqual(Object.keys(READ_BACK).sort());
  expect(idleExceptions([...tally.taken])).toEqual([]);
});
