import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { colorChosen, defaultBuild } from '@/domain/shop/bikes/build'
import { buildAddress } from '@/domain/shop/bikes/build-address'

import { pageServices } from './page-services'
import type { StillRequest } from './still-file'
import { stillFile } from './still-file'

/** Returns whether a build has its own picture, or one is being rendered. */
export async function pictureState({ slug }: Pick<Bike, 'slug'>, build: Build) {
  const request = { slug, build: buildAddress(build) }
  return (await pageServices().configurator.pictureState(request)).state
}

/**
 * Returns the studio's picture of the bike in the same color, pale and with a caption, to be shown while the picture
 * of the build is rendered; null if the studio has none in this color.
 */
export async function pendingPicture(
  request: Pick<StillRequest, 'bike' | 'build' | 'stage' | 'view'> & {
    isSmall: boolean
    caption: string
  },
): Promise<string | null> {
  const { bike, build, stage, isSmall, caption } = request
  const { countries, default_id } = await pageServices().countries.list()
  const country = countries.find(({ id }) => id === default_id)
  if (!country) return null
  const nearest = colorChosen(bike, defaultBuild(bike, country), build.color_id)
  const still = await stillFile({ ...request, build: nearest, width: 960, accept: 'image/webp' })
  if (!still) return null
  const ink = stage === 'dark' ? '#E9EAEC' : '#33373B'
  const text = isSmall ? thumbnailText(caption) : line(caption, { size: 26, y: 572 })
  return `<svg viewBox="0 0 960 592" width="960" height="592">
<image href="data:${still.type};base64,${still.bytes.toString('base64')}" width="960" height="592" opacity="${isSmall ? 0.25 : 0.4}"/>
<g text-anchor="middle" font-family="system-ui, sans-serif" fill="${ink}">${text}</g></svg>`
}

/** Two lines that are legible at a width of 96 px. */
function thumbnailText(caption: string): string {
  const [first = '', ...rest] = caption.split(' ')
  return line(first, { size: 110, y: 290 }) + line(rest.join(' '), { size: 110, y: 410 })
}

const line = (text: string, { size, y }: { size: number; y: number }) =>
  `<text x="480" y="${y}" font-size="${size}">${text}</text>`
