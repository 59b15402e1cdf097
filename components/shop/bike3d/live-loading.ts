import type { Camera, Group, WebGLRenderer } from 'three'
import { DoubleSide, HalfFloatType, Mesh, MeshBasicMaterial, Scene, WebGLRenderTarget } from 'three'

import { pause } from './pause'

/** Uploads geometry and compiles shaders in small tasks. */
export class LiveLoading {
  private readonly scene = new Scene()
  private readonly material = new MeshBasicMaterial({ side: DoubleSide })
  private readonly speck = new WebGLRenderTarget(1, 1, { type: HalfFloatType })
  private isGone = false

  constructor(private readonly renderer: WebGLRenderer) {
    this.scene.overrideMaterial = this.material
  }

  /** Uploads a piece by drawing it off screen with a cheap material. */
  upload(piece: Group, camera: Camera): void {
    this.scene.add(piece)
    this.renderer.setRenderTarget(this.speck)
    this.renderer.render(this.scene, camera)
    this.renderer.setRenderTarget(null)
    this.scene.remove(piece)
  }

  /** Compiles the shaders of a scene one by one, in parallel where the GPU supports it. */
  async link(scene: Scene, camera: Camera, target: WebGLRenderTarget): Promise<void> {
    const linked: Promise<unknown>[] = []
    for (const one of eachMaterial(scene)) {
      // Compile for the render target, because shaders compiled for the canvas would differ.
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

/** Returns one mesh per material of a scene. */
function eachMaterial(scene: Scene): Mesh[] {
  const seen = new Map<unknown, Mesh>()
  scene.traverse((one) => {
    if (one instanceof Mesh && !seen.has(one.material)) seen.set(one.material, one)
  })
  return [...seen.values()]
}
