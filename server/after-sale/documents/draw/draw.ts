import { createWorkerThread } from '@/server/kernel/ports/worker-thread'

import type { DrawTask } from './draw-program'
import type { DRAWINGS } from './drawings'

type Drawings = typeof DRAWINGS

const LIMIT_MS = 30_000

const thread = createWorkerThread<DrawTask, Uint8Array>({
  name: 'draw',
  source: 'server/after-sale/documents/draw/draw-program.ts',
  memoryMb: 512,
  idleMs: 60_000,
})

/** Draws on a worker thread: an address in a rare script takes a second. Callers queue in `lane`. */
export async function draw<Name extends keyof Drawings>(
  name: Name,
  facts: Parameters<Drawings[Name]>[0],
): Promise<Buffer> {
  if (process.env.NODE_ENV === 'production') {
    return Buffer.from(await thread.run({ name, facts }, LIMIT_MS))
  }
  const { DRAWINGS: drawings } = await import('./drawings')
  const drawOne: (facts: never) => Promise<Buffer> = drawings[name]
  return drawOne(facts as never)
}
