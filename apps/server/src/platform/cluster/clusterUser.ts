import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Who runs the database: numbers of user and group, or nothing where it is whoever starts the portal. */
export interface ClusterUser {
  uid: number;
  gid: number;
}

/** "nobody", on Linux and by habit elsewhere; it must stand in the list of users, which `initdb` looks up. */
const NOBODY: ClusterUser = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to run as root: then an unprivileged user does, who owns its folder. */
export const clusterUser = (): ClusterUser | undefined => (process.getuid?.() === 0 ? NOBODY : undefined);

/** Whether that user may go into the folder: every folder on the way must let others through. */
export async function mayEnter(user: ClusterUser, folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid } = await stat(at);
    const isOpen = uid === user.uid ? mode & 0o100 : mode & 0o001;
    if (!isOpen) return false;
    if (at === dirname(at)) return true;
  }
}
