import type { GetServerSideProps } from 'next'

import { bikeSvg } from '@/components/shop/bikes/bike-svg'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { buildPrice, defaultBuild } from '@/domain/shop/bikes/build'
import { sharing } from '@/messages/kit/sharing'
import { apiErrorOf } from '@/services/http/failure'
import { money } from '@/utils/format'
import type { GoodsPage } from '@/contract/shop/goods/goods'
import { STUDIO_PICTURE } from '@/domain/shop/goods/goods-picture'
import { bundlePicture } from '#server/ssr/bundle-picture'
import { findBike, isSealed } from '#server/ssr/find-bike'
import { goodsPictureFile } from '#server/ssr/goods-picture-file'
import { pageServices } from '#server/ssr/page-services'
import { sharePicture, type ShareTexts } from '#server/ssr/share-picture'
import { pictureFile } from '#server/ssr/still-file'

/**
 * Serves preview images: /og/{bike}.png, /og/{bike}.png?build={code or address} for a shared build,
 * /og/product-{id}.png for an accessory, or /og/shop.png.
 */
export const getServerSideProps: GetServerSideProps = async ({ params, query, res }) => {
  const slug = /^([a-z0-9-]{1,80})\.png$/.exec(String(params?.slug))?.[1]
  const product = /^product-(\d{1,9})$/.exec(slug ?? '')?.[1]
  const shared = slug && typeof query.build === 'string' ? query.build : null
  const own = shared === null ? undefined : await sharedBuild(slug ?? '', shared)
  const found = own ?? (await (product ? productPicture(product) : pictureOf(slug)))
  if (!found) return { notFound: true }
  const picture = await sharePicture(found.words, found.picture, product ? 'photo' : 'bike')
  res.setHeader('Content-Type', 'image/png')
  // The picture of a shared build may be rendered soon.
  const isFinal = own !== null
  res.setHeader(
    'Cache-Control',
    isFinal ? 'public, max-age=3600, stale-while-revalidate=86400' : 'public, max-age=60',
  )
  // Other sites must be able to embed the image.
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  res.end(picture)
  return { props: {} }
}

interface ShareImage {
  words: ShareTexts
  picture: string | Buffer | null
}

/** Returns a studio photo, or a drawing if there is none. */
async function bikePicture(bike: Bike, build: Build): Promise<string | Buffer> {
  const requested = { stage: 'paper', view: 'front', width: 960, accept: 'image/webp' } as const
  const still = await pictureFile({ bike, build, ...requested })
  return still?.bytes ?? (await bikeSvg(bike, build, 'paper'))
}

/** A code of the shop; addresses of builds have dots. */
const CODE = /^[0-9a-z -]{8,12}$/i

/** Returns a build of a link with its price; null without a final picture, which reading doesn't plan. */
async function sharedBuild(slug: string, shared: string): Promise<ShareImage | null> {
  const bike = await findBike(slug)
  const build = bike && (await buildOf(bike, shared))
  if (!bike || !build || isSealed(bike)) return null
  const requested = { stage: 'paper', view: 'side', width: 960, accept: 'image/avif' } as const
  const picture = await pictureFile({ bike, build, ...requested })
  if (!picture) return null
  const figures = money(buildPrice(bike, build))
  return { words: { title: bike.title, eyebrow: bike.kind, figures }, picture: picture.bytes }
}

async function buildOf(bike: Bike, shared: string): Promise<Build | null> {
  if (!CODE.test(shared)) return buildFromAddress(bike, shared)
  try {
    const saved = await pageServices().configurator.restoreBuild({ code: shared })
    return saved.bike_slug === bike.slug ? saved.build : null
  } catch (thrown) {
    if (apiErrorOf(thrown).kind === 'problem') return null
    throw thrown
  }
}

/** Returns the default build with its price; for the shop, its newest bike and own description. */
async function pictureOf(slug?: string): Promise<ShareImage | null> {
  const services = pageServices()
  const [{ bikes }, { countries, default_id }] = await Promise.all([
    services.configurator.list(),
    services.countries.list(),
  ])
  const bike = slug === 'shop' ? bikes.at(-1) : bikes.find((one) => one.slug === slug)
  const country = countries.find(({ id }) => id === default_id)
  if (!bike || !country) return null
  const build = defaultBuild(bike, country)
  const picture = await bikePicture(bike, build)
  if (slug === 'shop') return { words: sharing.shop, picture }
  const figures = sharing.from(buildPrice(bike, build))
  return { words: { title: bike.title, eyebrow: bike.kind, figures }, picture }
}

async function productPicture(id: string): Promise<ShareImage | null> {
  try {
    const { accessory } = await pageServices().accessories.read({ id })
    const { title, category_title: eyebrow, price, variants } = accessory
    const hasRange = variants.some((one) => one.price !== price)
    const figures = hasRange ? sharing.from(price) : money(price)
    return { words: { title, eyebrow, figures }, picture: await pictureOfGoods(accessory) }
  } catch (thrown) {
    if (apiErrorOf(thrown).kind === 'problem') return null
    throw thrown
  }
}

async function pictureOfGoods(goods: GoodsPage): Promise<Buffer | null> {
  const { id, bundle, thumbnail } = goods
  if (!bundle || !STUDIO_PICTURE.test(thumbnail)) return goodsPictureFile(goods)
  return (await bundlePicture({ id, bundle, width: 800, accept: 'image/webp' }))?.bytes ?? null
}

/** Never rendered: the response is a file. */
export default function SharePicturePage() {
  return null
}
