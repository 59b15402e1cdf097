import type { Stage } from '@/domain/shop/bike3d/render/lighting'
import type { View } from '@/domain/shop/bike3d/views'
import type { Bike, Build } from '@/domain/shop/bikes/bike'

export interface RenderTask {
  bike: Bike
  build: Build
  views: readonly View[]
}

export interface PictureFile {
  view: View
  stage: Stage
  format: 'avif' | 'webp'
  width: number
}

export interface RenderedPicture {
  files: { name: PictureFile; content: Buffer }[]
  /** CPU time of the task in ms, and memory of the process after it in MB. */
  cpuMs: number
  memoryMb: number
}

/** Renders pictures of builds in all their files. */
export interface BuildRenderer {
  /** Identifies model, materials and renderer: pictures of an earlier one are rendered again. */
  version: string
  /** When this version was built; pictures made after it are by a newer one. */
  since: Date
  render(task: RenderTask): Promise<RenderedPicture>
}
