import type { Bike } from '@/domain/bike'
import type { LiveModel } from '@/domain/bike3d/live-model'
import type { Material, MaterialName } from '@/domain/bike3d/materials'
import type { Orbit } from '@/domain/bike3d/orbit'
import { between, cameraOfOrbit, orbitOf, turnedBy, zoomedBy } from '@/domain/bike3d/orbit'
import type { View } from '@/domain/bike3d/views'
import { cameraOf, STILL } from '@/domain/bike3d/views'

import { LiveStudio } from './live-studio'
import type { ModelOrders } from './model-orders'

const FLIGHT_MS = 700
/** More pixels than that nobody sees, but a phone feels them. */
const MOST_PIXELS = 1_600_000
/** A browser that lost the graphics card gets it back soon or not at all. */
const RETURN_MS = 4_000

type Materials = Record<MaterialName, Material>

interface Wishes {
  bike: Bike
  canvas: HTMLCanvasElement
  orders: ModelOrders
  materials: Materials
  /** No flights: the visitor wants less motion. */
  isCalm: () => boolean
  /** With each model that can be seen. */
  onShown: (names: string[]) => void
  onFault: (fault: unknown) => void
}

interface Flight {
  from: Orbit
  to: Orbit
  began: number
}

/** A bike on a turntable: takes models, colors and hands, and draws whenever something is to be seen. */
export class Turning {
  private studio: LiveStudio | null
  private view: View = 'side'
  private orbit: Orbit | null = null
  private flight: Flight | null = null
  private request = 0
  private isReady = false
  private isInSight = true
  private lostTimer: ReturnType<typeof setTimeout> | undefined
  private readonly cleanups: (() => void)[] = []

  constructor(private readonly wishes: Wishes) {
    this.studio = new LiveStudio(wishes.canvas)
    this.watch()
    // Studio, materials and model each in a task of its own: whoever taps meanwhile goes first.
    const begin = setTimeout(() => this.begin())
    this.cleanups.push(() => clearTimeout(begin))
  }

  private begin(): void {
    const { orders, materials, onFault } = this.wishes
    try {
      this.studio?.paint(materials)
    } catch (fault) {
      onFault(fault)
      return
    }
    const listen = setTimeout(() => orders.listen((model) => void this.show(model)))
    this.cleanups.push(() => {
      clearTimeout(listen)
      orders.listen(null)
    })
  }

  paint(materials: Materials): void {
    this.wishes.materials = materials
    this.studio?.paint(materials)
    this.wake()
  }

  fly(view: View): void {
    this.view = view
    const { orders, bike } = this.wishes
    if (!orders.model || !this.orbit) return
    const to = orbitOf(cameraOf(view, bike, orders.model.points))
    if (this.wishes.isCalm()) this.orbit = to
    else this.flight = { from: this.orbit, to, began: performance.now() }
    this.moved()
  }

  /** By angles in radians. */
  turn(around: number, up: number): Orbit | null {
    return this.change((orbit) => turnedBy(orbit, around, up))
  }

  zoom(factor: number): Orbit | null {
    return this.change((orbit) => zoomedBy(orbit, factor))
  }

  picture(): Promise<Blob> {
    if (!this.studio) return Promise.reject(new Error('The graphics card is away.'))
    return this.studio.picture(STILL, () => this.nextFrame())
  }

  end(): void {
    cancelAnimationFrame(this.request)
    clearTimeout(this.lostTimer)
    this.cleanups.splice(0).forEach((clean) => clean())
    this.studio?.release()
    this.studio = null
  }

  private async nextFrame(): Promise<void> {
    do await new Promise((done) => requestAnimationFrame(done))
    while (this.studio?.isFree === false)
  }

  private change(how: (orbit: Orbit) => Orbit): Orbit | null {
    if (!this.orbit) return null
    this.flight = null
    this.orbit = how(this.orbit)
    this.moved()
    return this.orbit
  }

  private moved(): void {
    this.aim()
    this.wake()
  }

  private async show(model: LiveModel): Promise<void> {
    const { studio } = this
    if (!studio) return
    studio.show(model)
    if (!this.orbit) {
      this.orbit = orbitOf(cameraOf(this.view, this.wishes.bike, model.points))
      this.fit()
      await studio.prepare()
      if (this.studio !== studio) return
      this.isReady = true
    }
    this.aim()
    this.draw()
    this.wishes.onShown(studio.names())
  }

  private aim(): void {
    const { width, height } = this.wishes.canvas
    if (this.orbit) this.studio?.aim(cameraOfOrbit(this.orbit, width / height))
  }

  private wake(): void {
    if (this.request || !this.isReady || !this.studio || !this.isInSight || document.hidden) return
    this.request = requestAnimationFrame(() => {
      this.request = 0
      this.step()
    })
  }

  private step(): void {
    const { flight } = this
    if (this.studio?.isFree === false) {
      this.wake()
      return
    }
    if (flight) {
      const share = Math.min(1, (performance.now() - flight.began) / FLIGHT_MS)
      this.orbit = between(flight.from, flight.to, share)
      if (share === 1) this.flight = null
      this.aim()
    }
    if (flight || !this.studio?.isRefined) this.draw()
  }

  private draw(): void {
    try {
      this.studio?.frame()
    } catch (fault) {
      this.wishes.onFault(fault)
      return
    }
    this.wake()
  }

  /** As many pixels as the place has, within reason. */
  private fit(): void {
    const { canvas } = this.wishes
    const { clientWidth: wide, clientHeight: high } = canvas
    if (!wide || !high) return
    const most = Math.sqrt(MOST_PIXELS / (wide * high))
    const scale = Math.min(2, window.devicePixelRatio, most)
    this.studio?.resize({ width: Math.round(wide * scale), height: Math.round(high * scale) })
    this.aim()
    // What had another size is empty: nobody sees it so.
    if (this.isReady) this.draw()
  }

  private watch(): void {
    const { canvas } = this.wishes
    const sized = new ResizeObserver(() => this.fit())
    sized.observe(canvas)
    const seen = new IntersectionObserver((entries) => {
      this.isInSight = entries.at(-1)?.isIntersecting ?? true
      this.wake()
    })
    seen.observe(canvas)
    const wake = () => this.wake()
    const lost = (event: Event) => this.lost(event)
    const found = () => this.found()
    document.addEventListener('visibilitychange', wake)
    canvas.addEventListener('webglcontextlost', lost)
    canvas.addEventListener('webglcontextrestored', found)
    this.cleanups.push(
      () => sized.disconnect(),
      () => seen.disconnect(),
      () => document.removeEventListener('visibilitychange', wake),
      () => canvas.removeEventListener('webglcontextlost', lost),
      () => canvas.removeEventListener('webglcontextrestored', found),
    )
  }

  private lost(event: Event): void {
    event.preventDefault()
    cancelAnimationFrame(this.request)
    this.request = 0
    this.studio?.dispose()
    this.studio = null
    this.isReady = false
    const fault = () => this.wishes.onFault(new Error('The graphics card did not come back.'))
    this.lostTimer = setTimeout(fault, RETURN_MS)
  }

  /** All that lay on the graphics card is gone: the studio is set up anew from what the page still has. */
  private found(): void {
    clearTimeout(this.lostTimer)
    const { bike, orders } = this.wishes
    const { model } = orders
    this.studio = new LiveStudio(this.wishes.canvas)
    this.studio.paint(this.wishes.materials)
    if (!model) return
    this.orbit ??= orbitOf(cameraOf(this.view, bike, model.points))
    this.isReady = true
    this.studio.show(model)
    this.fit()
    this.draw()
  }
}
