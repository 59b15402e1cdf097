import type { ProductVariant } from './accessory'

type Version = ProductVariant & { stock: { state: string } }

export interface VersionOption<V extends Version> {
  title: string
  hex: string | null
  isChosen: boolean
  version: V
}

export interface VersionChoices<V extends Version> {
  colors: VersionOption<V>[]
  sizes: VersionOption<V>[]
}

/** Returns the version with the URL's id, or else the first one for sale, or else the first. */
export function versionFrom<V extends Version>(
  versions: readonly V[],
  id: string | string[] | undefined,
): V | null {
  const named = versions.find((one) => one.id === id)
  return named ?? versions.find(isForSale) ?? versions[0] ?? null
}

/** Offers colors that keep the size and sizes that keep the color, or else versions by title. */
export function versionChoices<V extends Version>(
  versions: readonly V[],
  chosen: V | null,
): VersionChoices<V> {
  const option = (title: string, version: V, hex: string | null = null): VersionOption<V> => {
    return { title, hex, version, isChosen: version.id === chosen?.id }
  }
  const isPlain = versions.every(({ color, size }) => color === null && size === null)
  if (isPlain) return { colors: [], sizes: versions.map((one) => option(one.title, one)) }
  const colors = new Map<string, V>()
  const sizes = new Map<string, V>()
  for (const one of versions) {
    if (one.color && isBetter(colors.get(one.color.title), one, chosen?.size === one.size)) {
      colors.set(one.color.title, one)
    }
    const isSameColor = chosen?.color?.title === one.color?.title
    if (one.size !== null && isBetter(sizes.get(one.size), one, isSameColor)) {
      sizes.set(one.size, one)
    }
  }
  return {
    colors: [...colors].map(([title, one]) => option(title, one, one.color?.hex)),
    sizes: [...sizes].map(([title, one]) => option(title, one)),
  }
}

/** Prefers the first version of an option, unless a later one preserves the other choice. */
function isBetter<V>(held: V | undefined, _next: V, keepsOther: boolean): boolean {
  return held === undefined || keepsOther
}

export function isForSale({ stock }: Pick<Version, 'stock'>): boolean {
  return stock.state !== 'sold_out'
}
