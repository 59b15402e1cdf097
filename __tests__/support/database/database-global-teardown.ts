import { removeApiBundle } from '@/__tests__/support/api/api-bundle'

/** Stops and removes the throw-away cluster; a server of TEST_DATABASE_URL is left as it is. */
export default async function tearDownDatabases(): Promise<void> {
  await globalThis.stopTestCluster?.()
  await removeApiBundle()
}
