import type { LiveModel } from '@/domain/shop/bike3d/live-model'
import type { Material, MaterialName } from '@/domain/shop/bike3d/materials'
import type { Orbit } from '@/domain/shop/bike3d/orbit'
import { between, cameraOfOrbit, orbitOf, turnedBy, zoomedBy } from '@/domain/shop/bike3d/orbit'
import type { Camera, View } from '@/domain/shop/bike3d/views'
import { STILL } from '@/domain/shop/bike3d/views'

import type { Stance } from './live-stance'
import { LiveStudio } from './live-studio'
import type { ModelOrders } from './model-orders'
import { pause } from './pause'

const FLIGHT_MS = 700
/** Maximum canvas size: more than 1.6 MP makes no visible difference, but slows phones down. */
const MOST_PIXELS = 1_600_000
/** Time to wait for a lost WebGL context, which is restored soon or not at all. */
const RETURN_MS = 4_000

type Materials = Record<MaterialName, Material>

interface OnTable {
  orders: ModelOrders
  materials: Materials
}

export interface TurntableCallbacks {
  /** Called after each visible model change, at first with a clean frame, with the part names of each bike. */
  onShown: (names: string[][]) => void
  onFault: (fault: unknown) => void
}

interface TurntableOptions extends TurntableCallbacks {
  canvas: HTMLCanvasElement
  /** One bike, or two overlaid ones. */
  bikes: readonly OnTable[]
  /** Returns the camera of a view, or null while a model that it needs isn't ready. */
  cameraOf: (view: View, shifts: readonly number[]) => Camera | null
  stance?: Stance
}

interface Flight {
  from: Orbit
  to: Orbit
  began: number
}

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Bikes on a turntable: takes models, colors and gestures, and draws on demand. */
export class Turning {
  private studio: LiveStudio | null
  private view: View = 'side'
  private orbit: Orbit | null = null
  private flight: Flight | null = null
  private request = 0
  /** Whether the studio has the materials; until then changes are only stored. */
  private isDressed = false
  private isReady = false
  private isShown = false
  /** Part names of the model that is drawn, but was not reported as shown. */
  private unreported: string[][] | null = null
  private isInSight = true
  private lostTimer: ReturnType<typeof setTimeout> | undefined
  private readonly cleanups: (() => void)[] = []

  constructor(private readonly wishes: TurntableOptions) {
    this.studio = new LiveStudio(wishes.canvas, wishes.bikes.length)
    this.watch()
    void this.begin()
  }

  /** Sets up light, colors and models in separate tasks, so that user input is handled in between. */
  private async begin(): Promise<void> {
    const { studio } = this
    const steps = [() => studio?.light(), () => this.dress(), () => this.listen()]
    for (const step of steps) {
      await pause()
      if (!studio || this.studio !== studio) return
      try {
        step()
      } catch (fault) {
        this.wishes.onFault(fault)
        return
      }
    }
  }

  private listen(): void {
    const { bikes, onFault } = this.wishes
    let shows = Promise.resolve()
    bikes.forEach(({ orders }, which) => {
      orders.listen((model) => {
        // Show models one after the other; each yields in between.
        shows = shows.then(() => this.show(model, which)).catch(onFault)
      })
    })
  }

  paint(materials: Materials, which = 0): void {
    const bike = this.wishes.bikes[which]
    if (bike) bike.materials = materials
    if (!this.isDressed) return
    this.studio?.paint(materials, which)
    this.wake()
  }

  arrange(stance: Stance): void {
    this.wishes.stance = stance
    if (!this.isDressed) return
    this.studio?.arrange(stance)
    this.wake()
  }

  fly(view: View): void {
    this.view = view
    const camera = this.cameraOf(view)
    if (!camera || !this.orbit) return
    const to = orbitOf(camera)
    if (isCalm()) this.orbit = to
    else this.flight = { from: this.orbit, to, began: performance.now() }
    this.moved()
  }

  /** Rotates the view by angles in radians. */
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
    for (const { orders } of this.wishes.bikes) orders.listen(null)
    this.studio?.release()
    this.studio = null
  }

  private cameraOf(view: View): Camera | null {
    return this.wishes.cameraOf(view, this.wishes.stance?.shifts ?? [])
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

  private async show(model: LiveModel, which: number): Promise<void> {
    const { studio } = this
    if (!studio) return
    await studio.show(model, which)
    if (this.studio !== studio) return
    if (!this.isReady && !(await this.isFirstReady(studio))) return
    this.unreported = studio.names()
    this.aim()
    this.draw()
  }

  /** Prepares the first frame once every bike has a model. @returns whether the frame is ready */
  private async isFirstReady(studio: LiveStudio): Promise<boolean> {
    const camera = this.cameraOf(this.view)
    if (!camera) return false
    this.orbit ??= orbitOf(camera)
    this.fit()
    await studio.prepare()
    this.isReady = this.studio === studio
    return this.isReady
  }

  private dress(): void {
    const { bikes, stance } = this.wishes
    bikes.forEach(({ materials }, which) => this.studio?.paint(materials, which))
    if (stance) this.studio?.arrange(stance)
    this.isDressed = true
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
    this.isShown ||= this.studio?.isClean === true
    if (this.isShown) this.report()
    this.wake()
  }

  private report(): void {
    const names = this.unreported
    this.unreported = null
    if (names) this.wishes.onShown(names)
  }

  private fit(): void {
    const { canvas } = this.wishes
    const { clientWidth: wide, clientHeight: high } = canvas
    if (!wide || !high) return
    const most = Math.sqrt(MOST_PIXELS / (wide * high))
    const scale = Math.min(2, window.devicePixelRatio, most)
    this.studio?.resize({ width: Math.round(wide * scale), height: Math.round(high * scale) })
    this.aim()
    // Resizing clears the canvas, so redraw it at once.
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
    this.isDressed = false
    this.isReady = false
    const fault = () => this.wishes.onFault(new Error('The graphics card did not come back.'))
    this.lostTimer = setTimeout(fault, RETURN_MS)
  }

  /** Rebuilds the studio from the page's state after a WebGL context loss, which cleared all GPU resources. */
  private found(): void {
    clearTimeout(this.lostTimer)
    const { canvas, bikes } = this.wishes
    this.studio = new LiveStudio(canvas, bikes.length)
    void this.begin()
  }
}
