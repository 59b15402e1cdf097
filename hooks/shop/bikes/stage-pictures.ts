import { useSyncExternalStore } from 'react'

import type { Build } from '@/domain/shop/bikes/bike'
import { buildAddress } from '@/domain/shop/bikes/build-address'

/** Older ones are freed. */
const MOST_STORED = 8

/** Object URLs of the stage's pictures of builds in the cart, for as long as the page is open. */
const addresses = new Map<string, string>()
const listeners = new Set<() => void>()
/** The picture on the stage, and the build whose picture is awaited. */
let shown: { key: string; canvas: HTMLCanvasElement } | null = null
let awaited: string | null = null

const keyOf = (slug: string, build: Build) => `${slug} ${buildAddress(build)}`

/** Receives each picture that the stage shows. */
export function stagePictureShown(slug: string, build: Build, canvas: HTMLCanvasElement): void {
  shown = { key: keyOf(slug, build), canvas }
  if (shown.key === awaited) save(shown)
}

/** Stores the stage's picture of a build, also if it is rendered later. */
export function storeStagePicture(slug: string, build: Build): void {
  awaited = keyOf(slug, build)
  if (shown?.key === awaited) save(shown)
}

function save({ key, canvas }: NonNullable<typeof shown>): void {
  canvas.toBlob((blob) => {
    if (!blob) return
    free(key)
    addresses.set(key, URL.createObjectURL(blob))
    const [oldest] = addresses.keys()
    if (oldest !== undefined && addresses.size > MOST_STORED) free(oldest)
    listeners.forEach((changed) => changed())
  }, 'image/webp')
}

function free(key: string): void {
  const address = addresses.get(key)
  if (address) URL.revokeObjectURL(address)
  addresses.delete(key)
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Returns the URL of the stage's picture of a build, if it is stored. */
export const useStagePicture = (slug: string, build: Build): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => addresses.get(keyOf(slug, build)),
    () => undefined,
  )
