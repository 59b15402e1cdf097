import { threadProgram } from '@/server/kernel/ports/worker-thread'

import type { DRAWINGS } from './drawings'
import { createDrawThread } from './draw-thread'

type Drawings = typeof DRAWINGS

const thread = createDrawThread(() => threadProgram('draw'))

/** Draws a document, in production on a thread of its own: a long address in a rare script takes a processor for a second. */
export async function draw<Name extends keyof Drawings>(
  name: Name,
  facts: Parameters<Drawings[Name]>[0],
): Promise<Buffer> {
  if (process.env.NODE_ENV === 'production') return thread({ name, facts })
  const { DRAWINGS: drawings } = await import('./drawings')
  const drawOne: (facts: never) => Promise<Buffer> = drawings[name]
  return drawOne(facts as never)
}
