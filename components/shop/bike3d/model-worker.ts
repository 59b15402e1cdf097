import type { Bike, Build } from '@/domain/shop/bikes/bike'
import type { LiveModel } from '@/domain/shop/bike3d/live-model'
import { instead, liveModeler, simplifiedModel } from '@/domain/shop/bike3d/live-model'

/** Message of the page to the worker; the first one carries the bike. */
export interface ModelOrder {
  bike?: Bike
  build: Build
  saddle: number
}

export type ModelAnswer = LiveModel & {
  /** Time that building the model took, in ms. */
  ms: number
  /** Whether this model is a stand-in that the final model will replace. */
  isStandIn: boolean
}

let model: ReturnType<typeof liveModeler> | undefined

self.onmessage = ({ data }: MessageEvent<ModelOrder>) => {
  const { bike, build, saddle } = data
  const isFirst = bike !== undefined
  if (bike) {
    model = liveModeler(bike)
    send(() => simplifiedModel(bike, build, saddle), true)
  }
  const make = model
  if (make) send(() => (isFirst ? instead(make(build, saddle)) : make(build, saddle)), false)
}

function send(make: () => LiveModel, isStandIn: boolean): void {
  const began = performance.now()
  const made = make()
  const answer: ModelAnswer = { ...made, isStandIn, ms: Math.round(performance.now() - began) }
  const arrays = made.changed.flatMap(({ surfaces }) =>
    surfaces.flatMap(({ positions, normals, uvs, triangles }) =>
      [positions, normals, uvs, triangles].map(({ buffer }) => buffer),
    ),
  )
  self.postMessage(answer, { transfer: arrays })
}
