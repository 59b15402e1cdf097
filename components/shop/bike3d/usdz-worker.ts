import type { Bike, Build } from '@/domain/shop/bikes/bike'

import { usdzOf } from './usdz'

export interface UsdzOrder {
  bike: Bike
  build: Build
}

export type UsdzAnswer = { bytes: Uint8Array<ArrayBuffer> } | { fault: string }

self.onmessage = ({ data }: MessageEvent<UsdzOrder>) => {
  const send = (answer: UsdzAnswer, transfer: ArrayBuffer[] = []) =>
    self.postMessage(answer, { transfer })
  usdzOf(data.bike, data.build).then(
    (bytes) => send({ bytes }, [bytes.buffer]),
    (fault: unknown) => send({ fault: String(fault) }),
  )
}
