import type { Camera, Group, WebGLRenderer } from 'three'
import { DoubleSide, HalfFloatType, Mesh, MeshBasicMaterial, Scene, WebGLRenderTarget } from 'three'

import { pause } from './pause'

/** Brings what is to be seen to the graphics card in small tasks. */
export class LiveLoading {
  private readonly scene = new Scene()
  private readonly material = new MeshBasicMaterial({ side: DoubleSide })
  private readonly speck = new WebGLRenderTarget(1, 1, { type: HalfFloatType })
  private isGone = false

  constructor(private readonly renderer: WebGLRenderer) {
    this.scene.overrideMaterial = this.material
  }

  /** Draws a piece where nobody sees it, in a material that costs nothing. */
  upload(piece: Group, camera: Camera): void {
    this.scene.add(piece)
    this.renderer.setRenderTarget(this.speck)
    this.renderer.render(this.scene, camera)
    this.renderer.setRenderTarget(null)
    this.scene.remove(piece)
  }

  /** Has the shaders of a scene compiled one by one, all beside each other where the graphics card can do that. */
  async link(scene: Scene, camera: Camera, target: WebGLRenderTarget): Promise<void> {
    const linked: Promise<unknown>[] = []
    for (const one of eachMaterial(scene)) {
      // For the canvas they would be others.
      this.renderer.setRenderTarget(target)
      linked.push(this.renderer.compileAsync(one, camera, scene))
      this.renderer.setRenderTarget(null)
      await pause()
      if (this.isGone) return
    }
    await Promise.all(linked)
  }

  dispose(): void {
    this.isGone = true
    this.material.dispose()
    this.speck.dispose()
  }
}

/** One thing for each material of a scene. */
function eachMaterial(scene: Scene): Mesh[] {
  const seen = new Map<unknown, Mesh>()
  scene.traverse((one) => {
    if (one instanceof Mesh && !seen.has(one.material)) seen.set(one.material, one)
  })
  return [...seen.values()]
}
