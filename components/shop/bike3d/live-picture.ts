import type { WebGLRenderTarget } from 'three'

import type { Accumulation } from './accumulation'

/** Stage colors, as in styles/globals.css. */
const STAGE = ['#1B1E22', '#2A2E33'] as const
const QUALITY = 0.92

export interface Size {
  width: number
  height: number
}

export interface Exposure {
  into: WebGLRenderTarget
  mean: Accumulation
  size: Size
  index: number
}

/** Copies the canvas onto the dark stage, right after `develop` has drawn it. */
export function blobOf(canvas: HTMLCanvasElement, size: Size, develop: () => void): Promise<Blob> {
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
