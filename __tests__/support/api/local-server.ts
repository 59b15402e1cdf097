import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on a free port and returns the origin. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function until(isTrue: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not come.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
