import type { Bike, Build } from '@/domain/shop/bikes/bike'
import type { LiveModel } from '@/domain/shop/bike3d/live-model'

import type { ModelAnswer, ModelOrder } from './model-worker'

/** Builds models in a web worker: one at a time; while it's busy, only the latest order is queued. */
export class ModelOrders {
  private readonly worker = new Worker(new URL('./model-worker.ts', import.meta.url))
  private readonly pieces = new Map<string, LiveModel['changed'][number]>()
  private points: LiveModel['points'] | null = null
  private isBusy = false
  private next: ModelOrder | null = null
  private listener: ((model: LiveModel) => void) | null = null

  constructor(
    private bike: Bike | null,
    onFault: (fault: unknown) => void,
  ) {
    this.worker.onmessage = ({ data }: MessageEvent<ModelAnswer>) => {
      this.isBusy = data.isStandIn
      this.send()
      this.points = data.points
      for (const piece of data.changed) this.pieces.set(piece.name, piece)
      this.listener?.(data)
    }
    this.worker.onerror = ({ message }) => onFault(message)
  }

  /** The complete latest model; null before the first one. */
  get model(): LiveModel | null {
    return this.points && { points: this.points, changed: [...this.pieces.values()] }
  }

  order(build: Build, saddle: number): void {
    this.next = { build, saddle }
    this.send()
  }

  /** Passes the current model, and each later change, to the listener. */
  listen(listener: ((model: LiveModel) => void) | null): void {
    this.listener = listener
    if (this.model) listener?.(this.model)
  }

  end(): void {
    this.listener = null
    this.worker.terminate()
    this.pieces.clear()
  }

  private send(): void {
    if (this.isBusy || !this.next) return
    // The bike never changes, so only the first order carries it.
    this.worker.postMessage(this.bike ? { ...this.next, bike: this.bike } : this.next)
    this.bike = null
    this.next = null
    this.isBusy = true
  }
}
