import type { Bike, Build } from '@/domain/bike'
import type { LiveModel } from '@/domain/bike3d/live-model'
import { liveModeler } from '@/domain/bike3d/live-model'

/** What the page asks for; the bike comes with the first order. */
export interface ModelOrder {
  bike?: Bike
  build: Build
  saddle: number
}

export type ModelAnswer = LiveModel & {
  /** How long it took, in ms. */
  ms: number
}

let model: ReturnType<typeof liveModeler> | undefined

self.onmessage = ({ data }: MessageEvent<ModelOrder>) => {
  if (data.bike) model = liveModeler(data.bike)
  if (!model) return
  const began = performance.now()
  const made = model(data.build, data.saddle)
  const answer: ModelAnswer = { ...made, ms: Math.round(performance.now() - began) }
  const arrays = made.changed.flatMap(({ surfaces }) =>
    surfaces.flatMap(({ positions, normals, uvs, triangles }) =>
      [positions, normals, uvs, triangles].map(({ buffer }) => buffer),
    ),
  )
  self.postMessage(answer, { transfer: arrays })
}
