/** One endpoint under attack in one scene: sends calls, judges every answer, keeps what was wrong. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import { requestOf, type Changes } from './sent/call.ts';
import { codesOf, faultsOf } from './judge.ts';
import type { Made, Scene } from './scenes/scene.ts';
import type { Tally } from './tally.ts';
import { rightfulCaller, type CallerName, type Reply, type World } from './world.ts';

/** After so many the database looks again how much there is. */
const REQUESTS_A_LOOK = 2_000;

interface Attempt {
  /** In words, for whoever has to mend it. */
  what: string;
  changes?: Changes | ((made: Made) => Changes);
  /** Absent, whoever has the right. */
  caller?: CallerName;
  /** What is wrong beyond what is wrong in any answer. */
  judge?: (reply: Reply, made: Made) => string[] | Promise<string[]>;
}

export type Siege = ReturnType<typeof besiege>;

export function besiege(world: World, tally: Tally, name: EndpointName, endpoint: Endpoint, scene: Scene) {
  const faults: string[] = [];
  const rightful = rightfulCaller(endpoint);
  const title = scene.about === undefined ? name : `${name} (${scene.about})`;
  let present: Promise<Made> | undefined;

  async function make(): Promise<Made> {
    return { token: world.token(rightful), ...(await scene.make(world)) };
  }
  /** The scene's good call, made anew whenever the one before was spent. */
  const made = (): Promise<Made> => (present ??= make());

  return {
    world,
    tally,
    name,
    endpoint,
    rightful,
    scene,
    made,
    /** The same once more, beside the present one. */
    makeAnother: make,
    async attempt({ what, changes = {}, caller = rightful, judge = () => [] }: Attempt): Promise<Reply> {
      const call = await made();
      const token = caller === rightful ? call.token : world.token(caller);
      const changed = typeof changes === 'function' ? changes(call) : changes;
      const reply = await world.ask(requestOf(endpoint, call, { token, ...changed }));
      tally.count(endpoint, caller, reply.status);
      if (tally.requests() % REQUESTS_A_LOOK === 0) await world.lookAtSizes();
      const found = [...faultsOf(endpoint, reply), ...(await judge(reply, call))];
      const answer = `${reply.status} ${reply.text.slice(0, 200)}`;
      faults.push(...found.map((fault) => `${title} ← ${what} as ${caller}: ${fault} (${answer})`));
      if (scene.lasts === 'never' || (scene.lasts !== 'always' && reply.status < 300)) present = undefined;
      if (scene.endsSession && reply.status < 300) await world.signInAgain(caller);
      return reply;
    },
    /** What was found, with what the log had to say meanwhile. */
    faults: () => [...faults, ...world.takeErrors().map((line) => `${title} wrote an error into the log: ${line}`)],
  };
}

/** Whether the sample does what it is for; if not, attacks on it would prove nothing. */
export async function withGoodSample(
  siege: Siege,
  attack: () => Promise<void>,
  judge: Attempt['judge'] = () => [],
): Promise<string[]> {
  const { status, body, text } = await siege.attempt({ what: 'its own sample', judge });
  if (status >= 300 && codesOf(body).join() !== siege.scene.refusedAs) {
    return [
      `${siege.name} refuses its own sample (${status} ${text.slice(0, 300)}): add a scene for it to test/attacks.`,
    ];
  }
  await attack();
  return siege.faults();
}
