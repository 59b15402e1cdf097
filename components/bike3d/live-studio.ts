import type { DirectionalLight } from 'three'
import {
  HalfFloatType,
  HemisphereLight,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

import type { LiveModel } from '@/domain/bike3d/live-model'
import type { Material, MaterialName } from '@/domain/bike3d/materials'
import type { Camera } from '@/domain/bike3d/views'

import type { Accumulation } from './accumulation'
import { accumulation } from './accumulation'
import { LiveBike } from './live-bike'
import { LiveFloor } from './live-floor'
import { LIGHT, lamp } from './photograph'
import { halton, skyDirection } from './sky'
import { softBoxes } from './soft-boxes'

const SAMPLES = 32

const { lamp: KEY, sky: SKY, bounce, surroundings, exposure } = LIGHT.dark

interface Size {
  width: number
  height: number
}

/** A studio whose bike can be turned: a frame at once, and better ones as long as nothing moves. */
export class LiveStudio {
  private readonly renderer
  private readonly scene = new Scene()
  private readonly camera = new PerspectiveCamera(20, 1, 0.05, 30)
  private readonly balance = { surroundings: { value: surroundings }, lamps: { value: 0 } }
  private readonly bike = new LiveBike(this.balance)
  private readonly floor
  private readonly key: DirectionalLight
  private readonly sky: DirectionalLight
  private readonly environment
  private size: Size = { width: 1, height: 1 }
  private rendered: WebGLRenderTarget | undefined
  private mean: Accumulation | undefined
  private count = 0
  /** The sample that the lamps stand for; 0 when the bike is another one since. */
  private litFor = 0
  private fence: WebGLSync | null = null
  private stale: (() => void)[] = []

  constructor(canvas: HTMLCanvasElement) {
    const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false })
    renderer.setClearColor(0, 0)
    renderer.shadowMap.enabled = true
    renderer.shadowMap.type = PCFShadowMap
    renderer.toneMapping = NeutralToneMapping
    renderer.toneMappingExposure = exposure
    renderer.debug.checkShaderErrors = false
    this.renderer = renderer
    this.environment = softBoxes(renderer, 'dark')
    this.scene.environment = this.environment
    this.sky = lamp(this.scene, 1024)
    this.key = lamp(this.scene, 2048)
    this.key.intensity = KEY
    this.sky.intensity = SKY
    for (const light of [this.key, this.sky]) light.shadow.autoUpdate = false
    this.floor = new LiveFloor(renderer)
    this.scene.add(this.bike.holder, this.floor.mesh, new HemisphereLight(0x000000, ...bounce))
  }

  paint(materials: Record<MaterialName, Material>): void {
    this.stale.push(this.bike.paint(materials))
    this.begin()
  }

  show({ points, changed }: LiveModel): void {
    changed.forEach((piece) => this.bike.exchange(piece))
    this.bike.place(points)
    this.floor.forget()
    this.litFor = 0
    this.begin()
  }

  names(): string[] {
    return this.bike.names()
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

  /** Compiles what the next frame needs, without holding up the page. */
  async prepare(): Promise<void> {
    await this.renderer.compileAsync(this.scene, this.camera)
  }

  /** The next frame starts a new mean. */
  private begin(): void {
    this.count = 0
  }

  get isRefined(): boolean {
    return this.count >= SAMPLES
  }

  /** Whether the graphics card is through with the last frame: those that come sooner would pile up before it. */
  get isFree(): boolean {
    const gl = this.context()
    if (!this.fence) return true
    const isDone = gl.getSyncParameter(this.fence, gl.SYNC_STATUS) !== gl.UNSIGNALED
    if (isDone) this.forgetFence()
    return isDone
  }

  /** One more sample for the mean, which is shown. */
  frame(): void {
    // While the bike is in motion its shadow is good enough.
    this.floor.refine(this.bike.holder, this.count === 0 ? this.floor.missing : 2)
    this.rendered ??= this.target(this.size)
    this.mean ??= accumulation(this.renderer, this.size)
    this.count += 1
    this.sample(this.rendered, this.size, this.count)
    this.mean.add(this.rendered.texture, this.count)
    this.mean.develop()
    this.stale.splice(0).forEach((forget) => forget())
    this.raiseFence()
  }

  /** A picture of what is seen now, in other pixels, on the dark stage. */
  async picture(size: Size, nextFrame: () => Promise<void>): Promise<Blob> {
    const [rendered, mean] = [this.target(size), accumulation(this.renderer, size)]
    const { aspect, fov } = this.camera
    try {
      for (let index = 1; index <= SAMPLES; index++) {
        // Between the samples the visitor's own frames are drawn, with the camera as they want it.
        this.camera.aspect = size.width / size.height
        this.floor.refine(this.bike.holder, 2)
        this.sample(rendered, size, index)
        mean.add(rendered.texture, index)
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
    this.stale.splice(0).forEach((forget) => forget())
    this.bike.dispose()
    this.floor.dispose()
    this.mean?.dispose()
    this.rendered?.dispose()
    this.environment.dispose()
    for (const light of [this.key, this.sky]) light.dispose()
    this.renderer.dispose()
  }

  /** Gives the memory of the graphics card back at once. */
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

  private sample(into: WebGLRenderTarget, { width, height }: Size, index: number): void {
    const [x, z] = [halton(index, 2) - 0.5, halton(index, 3) - 0.5]
    this.key.position.set(x * 3.2, 4.2, 1.9 + z * 1.6)
    this.sky.position.set(...skyDirection(index, [5, 7], 0.84))
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

/** The stage as styles/globals.css paints it. */
const STAGE = ['#1B1E22', '#2A2E33'] as const
const QUALITY = 0.92

function blobOf(canvas: HTMLCanvasElement, size: Size, develop: () => void): Promise<Blob> {
  const paper = Object.assign(document.createElement('canvas'), size)
  const ink = paper.getContext('2d')
  if (!ink) return Promise.reject(new Error('No 2D canvas'))
  const gradient = ink.createLinearGradient(0, 0, 0, size.height)
  STAGE.forEach((color, index) => gradient.addColorStop(index, color))
  ink.fillStyle = gradient
  ink.fillRect(0, 0, size.width, size.height)
  develop()
  ink.drawImage(canvas, 0, 0)
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture')))
    paper.toBlob(keep, 'image/jpeg', QUALITY)
  })
}
