/** What a page follows of the portal's one stream, topic by topic. */
import type { StreamEvents, TopicName } from '@portal/contract/stream.ts';
import { openSharedStream } from './sharedStream.ts';

interface Follower<Told> {
  /** On every connection, and where the server says so: what was missed is not replayed, and must be read anew. */
  onMissed: () => void;
  onEvent: (told: Told) => void;
}

type Followers = { [Name in TopicName]?: Set<Follower<StreamEvents[Name]>> };

const followers: Followers = {};
let close: (() => void) | undefined;

/** Follows a topic until the returned function is called. */
export function follow<Name extends TopicName>(topic: Name, follower: Follower<StreamEvents[Name]>): () => void {
  const those = followersOf(topic);
  those.add(follower);
  close ??= open();
  return () => {
    those.delete(follower);
    if (isFollowed()) return;
    close?.();
    close = undefined;
  };
}

/** Reads with the rights of now: in another role another stream is told. */
export function followAnew(): void {
  close?.();
  close = isFollowed() ? open() : undefined;
}

const open = () =>
  openSharedStream({
    onConnect: tellMissed,
    onEvent: ({ event, data }) => hear(event, data),
    // In this role nothing is told any more: who they are now is read first, and leads to another stream.
    onRefused: () => followersOf('rights').forEach(({ onMissed }) => onMissed()),
  });

const isFollowed = () => Object.values(followers).some(({ size }) => size > 0);

const followersOf = <Name extends TopicName>(topic: Name): Set<Follower<StreamEvents[Name]>> =>
  ((followers as Record<string, unknown>)[topic] ??= new Set()) as Set<Follower<StreamEvents[Name]>>;

const topicNames = () => Object.keys(followers) as TopicName[];

function tellMissed(): void {
  for (const topic of topicNames()) for (const { onMissed } of followersOf(topic)) onMissed();
}

/** Topics that nobody here follows are passed over, those that came with an update of the portal too. */
function hear(event: string, data: string): void {
  if (event === 'resync') {
    const { topic } = JSON.parse(data) as StreamEvents['resync'];
    for (const { onMissed } of followers[topic] ?? []) onMissed();
  } else if (event in followers) {
    const told = JSON.parse(data) as StreamEvents[TopicName];
    for (const { onEvent } of followersOf(event as TopicName)) onEvent(told);
  }
}
