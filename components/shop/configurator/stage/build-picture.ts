import { pictureAddress } from '@/components/shop/bikes/bike-picture'
import { saddleOf } from '@/components/shop/bike3d/can-turn'
import { sharedOrders } from '@/components/shop/bike3d/model-orders'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { STILL } from '@/domain/shop/bike3d/views'
import { colorTexts, sizeOf } from '@/domain/shop/bikes/build'
import { logError } from '@/utils/log-error'

/** Returns a file name for a picture of the build, such as nyx-petrol-m.jpg. */
export function pictureName(bike: Bike, build: Build): string {
  const size = sizeOf(bike, build.size_id)?.title ?? ''
  const words = [...colorTexts(bike, build), size].join('-').toLowerCase()
  return `${bike.slug}-${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.jpg`
}

const QUALITY = 0.92

/** Returns the picture of the page's worker or, without workers, that of the server, as a JPEG file. */
export async function pictureFile(bike: Bike, build: Build): Promise<Blob> {
  if (typeof Worker !== 'undefined') {
    try {
      return await onStage(await renderedPicture(bike, build))
    } catch (fault) {
      logError('The picture could not be made here', { fault: String(fault) })
    }
  }
  const picture = new Image()
  picture.src = `${pictureAddress({ slug: bike.slug, build, view: 'studio' })}&w=${STILL.width}`
  await picture.decode()
  return await onStage(picture)
}

async function renderedPicture(bike: Bike, build: Build): Promise<ImageBitmap> {
  const { orders, release } = sharedOrders(bike)
  const saddle = saddleOf({ bike, build, rider: null })
  const request = { build, saddle, hasRider: false, width: STILL.width }
  const { bitmap } = await orders.file(request).finally(release)
  return bitmap
}

/** Draws a picture onto the dark stage of the page. */
function onStage(picture: CanvasImageSource): Promise<Blob> {
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
