import type { Build } from '@/domain/shop/bikes/bike'
import { buildAddress, configuratorAddress } from '@/domain/shop/bikes/build-address'

interface SceneInput {
  /** Such as https://shop.example. */
  origin: string
  slug: string
  title: string
  build: Build
}

export const modelAddress = (slug: string, build: Build) =>
  `/models/${slug}.glb?build=${encodeURIComponent(buildAddress(build))}`

/** Returns the URL that opens the same build on a phone. */
export const pageAddress = ({ origin, slug, build }: Omit<SceneInput, 'title'>) =>
  `${origin}${configuratorAddress(slug, build)}`

/** Opens Android's viewer in true size, or the page: developers.google.com/ar/develop/scene-viewer */
export function sceneViewerLink({ origin, slug, title, build }: SceneInput): string {
  const query = new URLSearchParams({
    file: `${origin}${modelAddress(slug, build)}`,
    mode: 'ar_preferred',
    resizable: 'false',
    title,
  })
  const otherwise = encodeURIComponent(pageAddress({ origin, slug, build }))
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;S.browser_fallback_url=${otherwise};end;`
}
