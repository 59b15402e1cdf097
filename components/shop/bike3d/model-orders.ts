import type { Bike } from '@/domain/shop/bikes/bike'
import type { LiveModel, LivePiece } from '@/domain/shop/bike3d/live-model'
import type { PictureRequest } from '@/domain/shop/bike3d/live-pictures'

import type { ModelAnswer, ModelMessage, ModelOrder, ModelPicture } from './model-worker'

type Listener<Of> = (one: Of) => void

/** Builds and pictures models in a web worker; a newer order replaces the one in progress. */
export class ModelOrders {
  /** The latest picture. */
  picture: ModelPicture | null = null
  private readonly worker = new Worker(new URL('./model-worker.ts', import.meta.url))
  private readonly pieces = new Map<string, LivePiece>()
  private readonly files = new Map<number, (picture: ModelPicture) => void>()
  private readonly pictureListeners = new Set<Listener<ModelPicture>>()
  private readonly faultListeners = new Set<Listener<unknown>>()
  private points: LiveModel['points'] | null = null
  private listener: Listener<LiveModel> | null = null

  constructor(bike: Bike) {
    this.worker.onmessage = ({ data }: MessageEvent<ModelAnswer>) => this.receive(data)
    this.worker.onerror = ({ message }) => this.faultListeners.forEach((tell) => tell(message))
    this.post({ bike })
  }

  /** The complete latest model; null before the first one. */
  get model(): LiveModel | null {
    return this.points && { points: this.points, changed: [...this.pieces.values()] }
  }

  order(order: ModelOrder): void {
    const needsModel = order.needsModel || this.listener !== null
    // The worker, too, then forgets which pieces the page has.
    if (!needsModel) this.forgetModel()
    this.post({ order: { ...order, needsModel } })
  }

  /** Renders a picture in its final quality. */
  file(request: PictureRequest): Promise<ModelPicture> {
    return new Promise((resolve, reject) => {
      const file = this.files.size + 1
      this.files.set(file, resolve)
      this.onFault(reject)
      this.post({ file, request })
    })
  }

  /** Passes the current model, and each later change, to the listener. */
  listen(listener: Listener<LiveModel> | null): void {
    this.listener = listener
    if (this.model) listener?.(this.model)
  }

  onPicture(listener: Listener<ModelPicture>): () => void {
    this.pictureListeners.add(listener)
    return () => this.pictureListeners.delete(listener)
  }

  onFault(listener: Listener<unknown>): () => void {
    this.faultListeners.add(listener)
    return () => this.faultListeners.delete(listener)
  }

  end(): void {
    this.worker.terminate()
    this.picture?.bitmap.close()
    this.listener = null
    this.forgetModel()
    this.pictureListeners.clear()
    this.faultListeners.clear()
  }

  private forgetModel(): void {
    this.points = null
    this.pieces.clear()
  }

  private post(message: ModelMessage): void {
    this.worker.postMessage(message)
  }

  private receive(answer: ModelAnswer): void {
    if ('model' in answer) {
      this.points = answer.model.points
      for (const piece of answer.model.changed) this.pieces.set(piece.name, piece)
      this.listener?.(answer.model)
    } else if ('file' in answer) {
      this.files.get(answer.file)?.(answer.picture)
    } else {
      this.picture?.bitmap.close()
      this.picture = answer.picture
      this.pictureListeners.forEach((tell) => tell(answer.picture))
    }
  }
}

/** The worker of the page's bike, which the stage, the full screen and the summary share. */
let shared: { bike: Bike; orders: ModelOrders; users: number } | null = null

/** Returns the page's worker for a bike. Its last user ends it. */
export function sharedOrders(bike: Bike): { orders: ModelOrders; release: () => void } {
  if (shared?.bike !== bike) shared = { bike, orders: new ModelOrders(bike), users: 0 }
  const own = shared
  own.users += 1
  const release = () => {
    own.users -= 1
    if (own.users > 0) return
    own.orders.end()
    if (shared === own) shared = null
  }
  return { orders: own.orders, release }
}
