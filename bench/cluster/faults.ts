import { setTimeout as pause } from 'node:timers/promises'

import { withClient } from '@/scripts/database/connection'
import { until } from './processes'
import { databaseUrls, poolerConsole, type Cluster } from './setup'

type Name = 'a' | 'b'

export interface Fault {
  what: string
  /** Marks planned maintenance, during which no attempt may fail. */
  isPlanned?: true
  /** @returns a function that repairs the fault */
  make(cluster: Cluster): Promise<(() => void) | void>
}

const api = ({ ports }: Cluster, name: Name) => `http://127.0.0.1:${ports[name][1]}`

export async function primaryOf(cluster: Cluster): Promise<Name> {
  for (const name of ['a', 'b'] as const) {
    const answer = await fetch(`${api(cluster, name)}/primary`).catch(() => null)
    if (answer?.ok) return name
  }
  throw new Error('There is no primary.')
}

/** Returns whether a synchronous standby exists, which can take over without data loss. */
export async function isWhole(cluster: Cluster): Promise<boolean> {
  const standby = (await primaryOf(cluster)) === 'a' ? 'b' : 'a'
  return (await fetch(`${api(cluster, standby)}/synchronous`)).ok
}

async function postmasterOf({ ports }: Cluster, name: Name): Promise<number> {
  const url = `postgresql://postgres@127.0.0.1:${ports[name][0]}/postgres`
  const file = await withClient(url, (client) =>
    client.query<{ text: string }>("select pg_read_file('postmaster.pid') as text"),
  )
  return Number(file.rows[0]?.text.split('\n')[0])
}

const kill = (name: string): Fault => ({
  what: `\`kill -9\` of ${name}`,
  make: async ({ all }) => all[name]?.kill(),
})

async function switchOver(cluster: Cluster): Promise<void> {
  const leader = await primaryOf(cluster)
  const candidate = leader === 'a' ? 'b' : 'a'
  await fetch(`${api(cluster, leader)}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader, candidate }),
  })
}

/** Returns whether HAProxy routes to a primary. */
const takesWrites = ({ ports }: Cluster) =>
  withClient(databaseUrls(ports).direct, async (client) => {
    const { rows } = await client.query<{ is: boolean }>('select not pg_is_in_recovery() as is')
    return rows[0]?.is
  })

export const FAULTS: Fault[] = [
  {
    what: 'planned switchover, PgBouncer paused meanwhile',
    isPlanned: true,
    make: async (cluster) =>
      withClient(poolerConsole(cluster.ports), async (console) => {
        await console.query('PAUSE shop')
        try {
          await switchOver(cluster)
          await until(() => takesWrites(cluster), 'a primary')
        } finally {
          await console.query('RESUME shop')
        }
      }),
  },
  {
    what: 'planned restart of one shop after the other',
    isPlanned: true,
    async make({ all, ports }) {
      for (const [at, port] of ports.shops.entries()) {
        const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
        all[`shop-${at + 1}`]?.kill('SIGTERM')
        await until(async () => !(await isReady().catch(() => false)), 'the shop to close')
        await until(isReady, 'the shop')
      }
    },
  },
  { what: 'switchover without a pause', make: switchOver },
  {
    what: '`kill -9` of the postmaster of the primary',
    make: async (cluster) => {
      process.kill(await postmasterOf(cluster, await primaryOf(cluster)), 'SIGKILL')
    },
  },
  {
    what: '`kill -9` of Patroni and postmaster of the primary, both gone for 15 s',
    async make(cluster) {
      const name = await primaryOf(cluster)
      const postmaster = await postmasterOf(cluster, name)
      const patroni = cluster.all[`patroni-${name}`]
      patroni?.hold()
      process.kill(postmaster, 'SIGKILL')
      await pause(15_000)
      return () => patroni?.start()
    },
  },
  {
    what: 'Patroni and postmaster of the primary frozen for 20 s',
    async make(cluster) {
      const name = await primaryOf(cluster)
      const frozen = [await postmasterOf(cluster, name), cluster.all[`patroni-${name}`]?.pid() ?? 0]
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      await pause(20_000)
      return () => frozen.forEach((pid) => process.kill(pid, 'SIGCONT'))
    },
  },
  {
    what: 'restart of PgBouncer',
    make: async ({ all }) => all.pgbouncer?.kill('SIGTERM'),
  },
  ...['pgbouncer', 'haproxy', 'etcd', 'shop-1', 'shop-2', 'worker'].map(kill),
]
