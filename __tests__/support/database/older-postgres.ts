import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

import { databaseUser } from '@/scripts/database/database-user'

const PROGRAMS = '/usr/lib/postgresql/15/bin'

/** `it` for tests that need Debian's PostgreSQL 15, another major version; else skipped. */
export const itWithOlder = existsSync(path.join(PROGRAMS, 'initdb')) ? it : it.skip

/** Starts Debian's PostgreSQL 15 on a socket, where the shop is an ordinary role. */
export async function startOlder(folder: string): Promise<{ url: string; stop(): void }> {
  const [cluster, socket] = [path.join(folder, 'older'), path.join(folder, 'older-socket')]
  const user = await databaseUser(cluster)
  for (const each of [cluster, socket]) {
    mkdirSync(each, { mode: 0o700 })
    if (user) chownSync(each, user.uid, user.gid)
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(PROGRAMS, program), args, { cwd: '/', stdio: 'ignore', ...user })
  run('initdb', '-D', cluster, '-U', 'postgres', '-A', 'trust', '--no-sync')
  run(
    'pg_ctl',
    '-D',
    cluster,
    '-w',
    '-o',
    `-k ${socket} -c listen_addresses= -c fsync=off`,
    'start',
  )
  run('psql', '-h', socket, '-U', 'postgres', '-c', 'create role shop login')
  run('psql', '-h', socket, '-U', 'postgres', '-c', 'create database shop owner shop')
  return {
    url: `postgresql://shop@localhost/shop?host=${encodeURIComponent(socket)}`,
    stop: () => run('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop'),
  }
}
