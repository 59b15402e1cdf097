import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import type { LiveModel, LivePiece } from '@/domain/shop/bike3d/live-model'
import type { LivePicture, PictureRequest } from '@/domain/shop/bike3d/live-pictures'
import { LivePictures } from '@/domain/shop/bike3d/live-pictures'

/** Latest wishes of the page: a newer order replaces the one in progress. */
export interface ModelOrder {
  build: Build
  saddle: number
  /** Whether the page needs the model itself. */
  needsModel: boolean
  /** The picture that the page needs, if any. */
  picture: Pick<PictureRequest, 'hasRider' | 'width'> | null
}

/** Message of the page to the worker. Pictures with a `file` number are completed, whatever is ordered later. */
export type ModelMessage =
  { bike: Bike } | { order: ModelOrder } | { file: number; request: PictureRequest }

export interface ModelPicture extends Pick<LivePicture, 'quality'> {
  bitmap: ImageBitmap
  build: Build
  hasRider: boolean
}

export type ModelAnswer =
  { model: LiveModel } | { picture: ModelPicture } | { file: number; picture: ModelPicture }

/** Pause after a picture, so that the next of several quick choices needn't wait for a step of the preparation. */
const REST_MS = 2_000

type Job = Generator<undefined | Promise<void>>

let pictures: LivePictures | undefined
let order: Job | null = null
const files: Job[] = []
/** Pieces that the page has. */
const sent = new Map<string, LivePiece>()

const channel = new MessageChannel()
channel.port1.onmessage = () => step()
let isAwake = false
function wake(): void {
  if (!isAwake) channel.port2.postMessage(null)
  isAwake = true
}

self.onmessage = ({ data }: MessageEvent<ModelMessage>) => {
  if ('bike' in data) pictures = new LivePictures(data.bike)
  if (!pictures) return
  if ('order' in data) order = orderJob(pictures, data.order)
  if ('file' in data) files.push(fileJob(pictures, data.request, data.file))
  wake()
}

/** Does a step of the order or, if there is none, of a file. Messages are received between the steps. */
function step(): void {
  isAwake = false
  const job = order ?? files[0]
  if (!job) return
  const { done, value } = job.next()
  if (done && job === order) order = null
  if (done && job === files[0]) files.shift()
  Promise.resolve(value).then(() => (order ?? files[0]) && wake(), reportError)
}

function* orderJob(studio: LivePictures, { build, saddle, needsModel, picture }: ModelOrder): Job {
  if (needsModel) {
    yield* studio.make(build, saddle)
    sendModel(studio, build)
  }
  // The page has released its model.
  if (!needsModel) sent.clear()
  if (!picture) return
  for (const made of studio.pictures({ build, saddle, ...picture }))
    yield made && send(made, { build, hasRider: picture.hasRider })
  yield new Promise((resolve) => setTimeout(resolve, REST_MS))
  yield* studio.prepareOthers(build, saddle)
}

function* fileJob(studio: LivePictures, request: PictureRequest, file: number): Job {
  for (const made of studio.pictures({ ...request, isFinal: true }))
    yield made && send(made, { file, ...request })
}

async function send(
  { rgba, width, height, quality }: LivePicture,
  { file, build, hasRider }: { file?: number; build: Build; hasRider: boolean },
): Promise<void> {
  const bitmap = await createImageBitmap(new ImageData(rgba, width, height))
  const picture: ModelPicture = { bitmap, quality, build, hasRider }
  const answer: ModelAnswer = file === undefined ? { picture } : { file, picture }
  self.postMessage(answer, { transfer: [bitmap] })
}

/** Sends copies of the pieces that the page doesn't have. */
function sendModel({ pieces, bike }: LivePictures, build: Build): void {
  const changed = [...pieces.values()]
    .filter((piece) => sent.get(piece.name) !== piece)
    .map((piece) => {
      sent.set(piece.name, piece)
      const surfaces = piece.surfaces.map((one) => ({
        ...one,
        positions: one.positions.slice(),
        normals: one.normals.slice(),
        uvs: one.uvs.slice(),
        triangles: one.triangles.slice(),
      }))
      return { name: piece.name, surfaces }
    })
  const model = { points: frameOf(bike, lookOf(bike, build).size), changed }
  const arrays = changed.flatMap(({ surfaces }) =>
    surfaces.flatMap(({ positions, normals, uvs, triangles }) =>
      [positions, normals, uvs, triangles].map(({ buffer }) => buffer),
    ),
  )
  const answer: ModelAnswer = { model }
  self.postMessage(answer, { transfer: arrays })
}
