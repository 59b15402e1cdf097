import { parentPort } from 'node:worker_threads'

import type { DrawResult, DrawTask } from '../server/after-sale/documents/draw/draw-thread'
import { DRAWINGS } from '../server/after-sale/documents/draw/drawings'

// The thread that draws documents: draw-thread.ts sends it one after the other.
const isDrawing = (name: string): name is keyof typeof DRAWINGS => name in DRAWINGS

async function answer({ name, facts }: DrawTask): Promise<DrawResult> {
  if (!isDrawing(name)) return { fault: `There is no drawing ${name}.` }
  const draw: (facts: never) => Promise<Buffer> = DRAWINGS[name]
  try {
    return { file: await draw(facts as never) }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (task: DrawTask) => {
  void answer(task).then((result) => parentPort?.postMessage(result))
})
