import { parentPort } from 'node:worker_threads'

parentPort?.on('message', (task: 'answer' | 'loop' | 'fill' | 'throw') => {
  if (task === 'throw') throw new Error('planted')
  const full: unknown[] = []
  while (task !== 'answer') if (task === 'fill') full.push(new Array(100_000).fill(task))
  parentPort?.postMessage(`done ${full.length}`)
})
parentPort?.postMessage('loaded')
