import type { DirectionalLight, Texture } from 'three'
import {
  Group,
  HalfFloatType,
  HemisphereLight,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

import type { LiveModel } from '@/domain/shop/bike3d/live-model'
import type { Material, MaterialName } from '@/domain/shop/bike3d/materials'
import { LIGHT } from '@/domain/shop/bike3d/render/lighting'
import { halton, keyLight, skyLight } from '@/domain/shop/bike3d/render/sky'
import type { Camera } from '@/domain/shop/bike3d/views'

import type { Accumulation } from './accumulation'
import { accumulation } from './accumulation'
import { LiveBike } from './live-bike'
import { LiveFloor } from './live-floor'
import { LiveLoading } from './live-loading'
import type { Exposure, Size } from './live-picture'
import { blobOf } from './live-picture'
import type { Stance } from './live-stance'
import { pause } from './pause'
import { lamp } from './photograph'
import { softBoxes } from './soft-boxes'

const SAMPLES = 32
const CLEAN_SAMPLES = 8

const { lamp: KEY, sky: SKY, bounce, surroundings, rim, exposure } = LIGHT.dark

const ALONE: Stance = { shifts: [], ghost: -1, share: 0 }

/** A studio for a bike on a turntable: draws a frame at once and refines it while nothing moves. */
export class LiveStudio {
  private readonly renderer
  private readonly scene = new Scene()
  private readonly camera = new PerspectiveCamera(20, 1, 0.05, 30)
  private readonly balance = {
    surroundings: { value: surroundings },
    rim: { value: rim },
    lamps: { value: 0 },
  }
  private readonly bikes: readonly LiveBike[]
  private readonly all = new Group()
  private readonly floor
  private readonly key: DirectionalLight
  private readonly sky: DirectionalLight
  private environment: Texture | undefined
  private readonly loading
  private isGone = false
  private size: Size = { width: 1, height: 1 }
  private rendered: WebGLRenderTarget | undefined
  private mean: Accumulation | undefined
  private count = 0
  /** Index of the sample that the shadow maps were rendered for; 0 after the bike has changed. */
  private litFor = 0
  private fence: WebGLSync | null = null
  private stale: (() => void)[] = []
  private stance = ALONE

  constructor(canvas: HTMLCanvasElement, count = 1) {
    this.bikes = Array.from({ length: count }, () => new LiveBike(this.balance))
    for (const { holder } of this.bikes) this.all.add(holder)
    const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false })
    renderer.setClearColor(0, 0)
    renderer.shadowMap.enabled = true
    renderer.shadowMap.type = PCFShadowMap
    renderer.toneMapping = NeutralToneMapping
    renderer.toneMappingExposure = exposure
    renderer.debug.checkShaderErrors = false
    this.renderer = renderer
    this.sky = lamp(this.scene, 1024)
    this.key = lamp(this.scene, 2048)
    this.key.intensity = KEY
    this.sky.intensity = SKY
    for (const light of [this.key, this.sky]) light.shadow.autoUpdate = false
    this.floor = new LiveFloor(renderer)
    this.loading = new LiveLoading(renderer)
    this.scene.add(this.all, this.floor.mesh, new HemisphereLight(0x000000, ...bounce))
  }

  /** Lights the studio. Must run before the first frame. */
  light(): void {
    this.environment = softBoxes(this.renderer, 'dark')
    this.scene.environment = this.environment
  }

  paint(materials: Record<MaterialName, Material>, which = 0): void {
    const forget = this.bikes[which]?.paint(materials)
    if (forget) this.stale.push(forget)
    this.begin()
  }

  /** Uploads pieces to the GPU one by one, then shows all of them at once. */
  async show({ points, changed }: LiveModel, which = 0): Promise<void> {
    const bike = this.bikes[which]
    if (!bike) return
    const pieces: Group[] = []
    for (const piece of changed) {
      const made = bike.make(piece)
      pieces.push(made)
      this.loading.upload(made, this.camera)
      await pause()
      if (this.isGone) return
    }
    pieces.forEach((piece) => bike.exchange(piece))
    bike.place(points)
    this.relight()
  }

  arrange(stance: Stance): void {
    const isSwitched = stance.ghost !== this.stance.ghost
    this.stance = stance
    this.bikes.forEach((bike, which) => {
      bike.holder.position.x = stance.shifts[which] ?? 0
      if (isSwitched) bike.haunt(which === stance.ghost)
    })
    this.relight()
  }

  names(): string[][] {
    return this.bikes.map((bike) => bike.names())
  }

  aim({ eye, at, angle }: Camera): void {
    this.camera.fov = angle
    this.camera.position.set(...eye)
    this.camera.lookAt(...at)
    this.begin()
  }

  resize(size: Size): void {
    if (size.width === this.size.width && size.height === this.size.height) return
    this.size = size
    this.mean?.dispose()
    this.rendered?.dispose()
    this.mean = undefined
    this.rendered = undefined
    this.renderer.setSize(size.width, size.height, false)
    this.camera.aspect = size.width / size.height
    this.begin()
  }

  /** Prepares the first frame, shader by shader and shadow by shadow, so that user input is handled in between. */
  async prepare(): Promise<void> {
    this.rendered ??= this.target(this.size)
    await this.loading.link(this.scene, this.camera, this.rendered)
    while (this.floor.missing > 0 && !this.isGone) {
      this.floor.refine(this.all, 1)
      await pause()
    }
  }

  private relight(): void {
    this.floor.forget()
    this.litFor = 0
    this.begin()
  }

  /** Restarts the mean of samples with the next frame. */
  private begin(): void {
    this.count = 0
  }

  /** Whether the frame has few enough specks to follow a finished picture. */
  get isClean(): boolean {
    return this.count >= CLEAN_SAMPLES
  }

  get isRefined(): boolean {
    return this.count >= SAMPLES
  }

  /** Whether the GPU has finished the last frame. Drawing earlier would queue frames up. */
  get isFree(): boolean {
    const gl = this.context()
    if (!this.fence) return true
    const isDone = gl.getSyncParameter(this.fence, gl.SYNC_STATUS) !== gl.UNSIGNALED
    if (isDone) this.forgetFence()
    return isDone
  }

  /** Adds one sample to the mean and draws it. */
  frame(): void {
    // A rough shadow suffices while the bike is moving.
    this.floor.refine(this.all, this.count === 0 ? this.floor.missing : 2)
    this.rendered ??= this.target(this.size)
    this.mean ??= accumulation(this.renderer, this.size)
    this.count += 1
    this.expose({ into: this.rendered, mean: this.mean, size: this.size, index: this.count })
    this.mean.develop()
    this.stale.splice(0).forEach((forget) => forget())
    this.raiseFence()
  }

  /** Renders the current view at another size, on the dark stage. */
  async picture(size: Size, nextFrame: () => Promise<void>): Promise<Blob> {
    const [rendered, mean] = [this.target(size), accumulation(this.renderer, size)]
    const { aspect, fov } = this.camera
    try {
      for (let index = 1; index <= SAMPLES; index++) {
        // Between samples, live frames are drawn with the user's own camera, so set and restore it each time.
        this.camera.aspect = size.width / size.height
        this.floor.refine(this.all, 2)
        this.expose({ into: rendered, mean, size, index })
        Object.assign(this.camera, { aspect, fov })
        this.raiseFence()
        await nextFrame()
      }
      return await blobOf(this.renderer.domElement, size, () => {
        this.renderer.setSize(size.width, size.height, false)
        mean.develop()
      })
    } finally {
      this.renderer.setSize(this.size.width, this.size.height, false)
      this.mean?.develop()
      rendered.dispose()
      mean.dispose()
    }
  }

  dispose(): void {
    this.isGone = true
    this.stale.splice(0).forEach((forget) => forget())
    for (const bike of this.bikes) bike.dispose()
    this.floor.dispose()
    this.mean?.dispose()
    this.rendered?.dispose()
    this.environment?.dispose()
    for (const light of [this.key, this.sky]) light.dispose()
    this.loading.dispose()
    this.renderer.dispose()
  }

  /** Disposes the studio and frees GPU memory immediately. */
  release(): void {
    this.dispose()
    this.renderer.forceContextLoss()
  }

  private context(): WebGL2RenderingContext {
    return this.renderer.getContext() as WebGL2RenderingContext
  }

  private raiseFence(): void {
    this.forgetFence()
    const gl = this.context()
    this.fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
    gl.flush()
  }

  private forgetFence(): void {
    this.context().deleteSync(this.fence)
    this.fence = null
  }

  private target({ width, height }: Size): WebGLRenderTarget {
    return new WebGLRenderTarget(width, height, { type: HalfFloatType, samples: 4 })
  }

  /** Adds a sample to a mean: one render with the ghost and one without, weighted by its opacity. */
  private expose({ into, mean, size, index }: Exposure): void {
    const { ghost, share } = this.stance
    const seen = this.bikes[ghost]?.holder
    if (!seen) {
      this.sample(into, size, index)
      mean.add(into.texture, index)
      return
    }
    const without = 1 - share
    for (const [isSeen, part] of [[false, without] as const, [true, share] as const]) {
      if (part === 0) continue
      seen.visible = isSeen
      this.sample(into, size, index)
      mean.add(into.texture, (isSeen ? index : index - share) / part)
    }
    seen.visible = true
  }

  private sample(into: WebGLRenderTarget, { width, height }: Size, index: number): void {
    this.key.position.set(...keyLight(index))
    this.sky.position.set(...skyLight(index))
    if (this.litFor !== index) {
      for (const light of [this.key, this.sky]) light.shadow.needsUpdate = true
      this.litFor = index
    }
    const [u, v] = index === 1 ? [0, 0] : [halton(index, 11) - 0.5, halton(index, 13) - 0.5]
    this.camera.setViewOffset(width, height, u, v, width, height)
    this.renderer.setRenderTarget(into)
    this.renderer.clear()
    this.renderer.render(this.scene, this.camera)
    this.camera.clearViewOffset()
  }
}
