import type { UsdzAnswer, UsdzOrder } from './usdz-worker'

/** Creates a USDZ file for iPhones in a web worker. */
export function makeUsdz(order: UsdzOrder): Promise<Blob> {
  return new Promise<Blob>((resolve, reject) => {
    const worker = new Worker(new URL('./usdz-worker.ts', import.meta.url))
    worker.onmessage = ({ data }: MessageEvent<UsdzAnswer>) => {
      worker.terminate()
      if ('fault' in data) reject(new Error(data.fault))
      else resolve(new Blob([data.bytes], { type: 'model/vnd.usdz+zip' }))
    }
    worker.onerror = ({ message }) => {
      worker.terminate()
      reject(new Error(message))
    }
    worker.postMessage(order)
  })
}
