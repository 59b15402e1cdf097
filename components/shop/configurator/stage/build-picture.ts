import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { STILL } from '@/domain/shop/bike3d/views'
import { colorTexts, sizeOf } from '@/domain/shop/bikes/build'

/** Returns a file name for a picture of the build, such as nyx-petrol-m.jpg. */
export function pictureName(bike: Bike, build: Build): string {
  const size = sizeOf(bike, build.size_id)?.title ?? ''
  const words = [...colorTexts(bike, build), size].join('-').toLowerCase()
  return `${bike.slug}-${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.jpg`
}

/** Whether a studio photo exists for this URL; otherwise the server draws the picture. */
export async function isTaken(address: string): Promise<boolean> {
  const headers = { accept: 'image/avif,image/webp' }
  const answer = await fetch(address, { method: 'HEAD', headers })
  return answer.ok && !answer.headers.get('content-type')?.includes('svg')
}

const QUALITY = 0.92

/** Draws a picture onto the dark stage of the page. */
export async function onStage(address: string): Promise<Blob> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const { width, height } = STILL
  const paper = Object.assign(document.createElement('canvas'), { width, height })
  const ink = paper.getContext('2d')
  if (!ink) throw new Error('No canvas')
  const style = getComputedStyle(document.documentElement)
  const gradient = ink.createLinearGradient(0, 0, 0, height)
  gradient.addColorStop(0, style.getPropertyValue('--stage') || 'black')
  gradient.addColorStop(1, style.getPropertyValue('--stage-soft') || 'black')
  ink.fillStyle = gradient
  ink.fillRect(0, 0, width, height)
  ink.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture')))
    paper.toBlob(keep, 'image/jpeg', QUALITY)
  })
}
