import { removeApiBundle } from '@/__tests__/support/api/api-bundle'

/** Stops and removes the temporary cluster; the server of TEST_DATABASE_URL is left unchanged. */
export default async function tearDownDatabases(): Promise<void> {
  await globalThis.stopTestCluster?.()
  await removeApiBundle()
}
