import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { databaseUser } from '@/scripts/database/database-user'
import { currentBuild } from '../current-build'
import { keepRunning, until, type RunningProcess } from './processes'

export interface Ports {
  etcd: number
  peers: number
  /** Ports of PostgreSQL and Patroni on each server. */
  a: [number, number]
  b: [number, number]
  database: number
  pooler: number
  shops: [number, number]
  http: number
}

const PROGRAMS = ['/usr/bin/etcd', '/usr/bin/patroni', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer']
const BIN = '/usr/lib/postgresql/15/bin'

export function portsFrom(first: number): Ports {
  const at = (offset: number) => first + offset
  return {
    ...{ etcd: at(0), peers: at(1), a: [at(2), at(3)], b: [at(4), at(5)] },
    ...{ database: at(6), pooler: at(7), shops: [at(8), at(9)], http: at(10) },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

export function missingParts(): string {
  const missing = PROGRAMS.filter((program) => !existsSync(program))
  if (!currentBuild()) missing.push('a production build')
  return missing.join(', ')
}

export const databaseUrls = ({ pooler, database }: Ports) => ({
  pooled: `postgresql://shop@${local(pooler)}/shop`,
  direct: `postgresql://shop@${local(database)}/shop`,
})

export const poolerConsole = ({ pooler }: Ports) => `postgresql://shop@${local(pooler)}/pgbouncer`

export async function stopCluster({ all, folder }: Cluster, { keepsLogs = false } = {}) {
  for (const one of Object.values(all).reverse()) await one.stop()
  if (!keepsLogs) rmSync(folder, { recursive: true, force: true })
}

/** Starts etcd, two PostgreSQL under Patroni, HAProxy (database and shops) and PgBouncer on this machine. */
export async function startCluster(ports: Ports) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-cluster-'))
  const user = await databaseUser(path.join(folder, 'a'))
  chmodSync(folder, 0o711)
  const home = path.join(folder, 'home')
  for (const each of [home, ...['a', 'b'].map((name) => path.join(folder, name))]) {
    mkdirSync(each, { mode: 0o700 })
    if (user) chownSync(each, user.uid, user.gid)
  }
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text, { mode: 0o644 })
    return file
  }
  const all: Record<string, RunningProcess> = {}
  const run = (name: string, command: string, args: string[], more = {}) =>
    (all[name] = keepRunning(folder, { name, command, args, ...more }))

  const [client, peer] = [local(ports.etcd), local(ports.peers)].map((at) => `http://${at}`)
  run('etcd', 'etcd', [
    ...['--data-dir', path.join(folder, 'etcd'), '--name', 'one'],
    ...['--listen-client-urls', client ?? '', '--advertise-client-urls', client ?? ''],
    ...['--listen-peer-urls', peer ?? '', '--initial-advertise-peer-urls', peer ?? ''],
    ...['--initial-cluster', `one=${peer}`],
  ])
  for (const name of ['a', 'b'] as const) {
    const file = write(`patroni-${name}.yml`, patroni(folder, name, ports))
    run(`patroni-${name}`, 'patroni', [file], { user, env: { HOME: home } })
  }
  run('haproxy', 'haproxy', ['-db', '-f', write('haproxy.cfg', balancer(ports))])
  await until(() => isPrimary(ports), 'a primary')
  write('users.txt', '"shop" ""\n')
  run('pgbouncer', 'pgbouncer', [write('pgbouncer.ini', pooler(folder, ports))], { user })
  return { all, ports, folder, user }
}

const local = (port: number) => `127.0.0.1:${port}`

const isPrimary = ({ a, b }: Ports) =>
  Promise.any([a, b].map(async ([, api]) => ok(await fetch(`http://${local(api)}/primary`))))

function ok(answer: Response): true {
  if (!answer.ok) throw new Error(String(answer.status))
  return true
}

function patroni(folder: string, name: 'a' | 'b', ports: Ports): string {
  const [postgres, api] = ports[name]
  return `
scope: shop
name: ${name}
restapi: { listen: '${local(api)}', connect_address: '${local(api)}' }
etcd3: { host: '${local(ports.etcd)}' }
bootstrap:
  dcs:
    ttl: 10
    loop_wait: 2
    retry_timeout: 3
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, wal_level: replica, hot_standby: 'on' }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }]
  pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
postgresql:
  listen: '${local(postgres)}'
  connect_address: '${local(postgres)}'
  data_dir: ${path.join(folder, name, 'data')}
  bin_dir: ${BIN}
  pgpass: ${path.join(folder, 'home', `pgpass-${name}`)}
  authentication:
    superuser: { username: postgres }
    replication: { username: replicator }
    rewind: { username: postgres }
  parameters: { unix_socket_directories: '${path.join(folder, name)}' }
`
}

/** Returns the HAProxy configuration for the primary database and the available shops. */
function balancer({ a, b, database, shops, http }: Ports): string {
  return `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 70s
  timeout server 70s
  retries 2
listen database
  mode tcp
  bind ${local(database)}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
  server a ${local(a[0])} check port ${a[1]}
  server b ${local(b[0])} check port ${b[1]}
listen shops
  mode http
  bind ${local(http)}
  option forwardfor
  # Below the 5 s after which a shop closes an idle connection: a request on its way there would be answered 502.
  timeout http-keep-alive 4s
  http-reuse never
  balance roundrobin
  option httpchk GET /readyz
  option redispatch
  default-server inter 300 fall 1 rise 1
  server one ${local(shops[0])} check
  server two ${local(shops[1])} check
`
}

function pooler(folder: string, { database, pooler: port }: Ports): string {
  return `
[databases]
* = host=127.0.0.1 port=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, 'users.txt')}
admin_users = shop
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
query_wait_timeout = 5
server_connect_timeout = 2
server_login_retry = 1
`
}
