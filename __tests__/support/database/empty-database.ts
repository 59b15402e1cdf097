import { randomBytes } from 'node:crypto'

import { withClient } from '@/scripts/database/connection'
import { databaseOf, dropDatabase, type TestDatabase } from './database'

/** A database without tables. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const cluster = process.env.TEST_CLUSTER_URL ?? ''
  const name = `empty_${process.pid}_${randomBytes(6).toString('hex')}`
  await withClient(cluster, (client) => client.query(`create database ${name} template template0`))
  return { url: databaseOf(cluster, name), drop: () => dropDatabase(cluster, name) }
}
