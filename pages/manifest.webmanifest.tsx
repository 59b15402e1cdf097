import type { GetServerSideProps } from 'next'

import type { PageBrand } from '@/domain/kit/page-brand'
import { iconAddress } from '#server/ssr/icon-address'
import { pageSettings } from '#server/ssr/page-settings'

const PAPER = '#F6F5F1'

const icon = (name: string, size: number, brand: PageBrand) => ({
  src: iconAddress(`/icons/${name}-${size}.png`, brand),
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(name === 'maskable' && { purpose: 'maskable' }),
})

export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const { brand } = await pageSettings()
  const { name, line } = brand
  const manifest = {
    name,
    short_name: name,
    description: line,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: ['icon', 'maskable'].flatMap((kind) => [icon(kind, 192, brand), icon(kind, 512, brand)]),
  }
  res.setHeader('Content-Type', 'application/manifest+json; charset=utf-8')
  res.setHeader('Cache-Control', 'public, max-age=3600')
  res.end(JSON.stringify(manifest))
  return { props: {} }
}

/** Never rendered: the response is a file. */
export default function ManifestPage() {
  return null
}
