import type { Group, WebGLRenderer } from 'three'
import { HalfFloatType, Scene, WebGLRenderTarget } from 'three'

import { FLOOR } from '@/domain/shop/bike3d/render/lighting'
import { floorLight } from '@/domain/shop/bike3d/render/sky'

import { accumulation } from './accumulation'
import { cameraAbove, shadowCatcher, shadowOnFloor } from './floor-shadow'
import { lamp } from './photograph'

/** Number of light directions of the finished, soft shadow. */
const DIRECTIONS = 64
/** Minimum number of directions before the shadow can be shown. */
const LEAST = 4

/** Shadow below a bike on a turntable; refined from frame to frame. */
export class LiveFloor {
  readonly mesh
  private readonly scene = new Scene()
  private readonly light = lamp(this.scene, 1024)
  private readonly catcher = shadowCatcher()
  private readonly above = cameraAbove()
  private readonly one
  private readonly sum
  private count = 0

  constructor(private readonly renderer: WebGLRenderer) {
    this.one = new WebGLRenderTarget(FLOOR.width, FLOOR.height, {
      type: HalfFloatType,
    })
    this.sum = accumulation(renderer, FLOOR)
    this.mesh = shadowOnFloor(this.sum.sum(), 'dark')
    this.scene.add(this.catcher)
    // Shadows need only the geometry of bikes, not their materials.
    this.scene.overrideMaterial = this.catcher.material
  }

  /** Restarts the shadow after the bike has changed. */
  forget(): void {
    this.count = 0
  }

  get isDone(): boolean {
    return this.count >= DIRECTIONS
  }

  /** Number of directions to add before the shadow can be shown. */
  get missing(): number {
    return Math.max(0, LEAST - this.count)
  }

  /** Adds light from more directions. Moves the bike out of its scene while rendering. */
  refine(bike: Group, directions: number): void {
    const home = bike.parent
    this.scene.add(bike)
    for (let step = 0; step < directions && !this.isDone; step++) {
      this.count += 1
      this.light.position.set(...floorLight(this.count))
      this.renderer.setRenderTarget(this.one)
      this.renderer.clear()
      this.renderer.render(this.scene, this.above)
      this.sum.add(this.one.texture, this.count)
    }
    const { shadow } = this.mesh.material.uniforms
    if (shadow) shadow.value = this.sum.sum()
    home?.add(bike)
  }

  dispose(): void {
    this.light.dispose()
    this.one.dispose()
    this.sum.dispose()
    for (const { geometry, material } of [this.catcher, this.mesh]) {
      geometry.dispose()
      material.dispose()
    }
  }
}
