import { parentPort } from 'node:worker_threads'

import { DRAWINGS } from './drawings'

/** Document to draw, serializable for a message between threads. */
export interface DrawTask {
  name: keyof typeof DRAWINGS
  facts: unknown
}

async function drawTask({ name, facts }: DrawTask): Promise<Uint8Array> {
  const draw: (facts: never) => Promise<Uint8Array> = DRAWINGS[name]
  return draw(facts as never)
}

parentPort?.on('message', (task: DrawTask) => {
  // An error ends the thread, and with it this drawing.
  void drawTask(task).then((file) => parentPort?.postMessage(file))
})
parentPort?.postMessage('loaded')
