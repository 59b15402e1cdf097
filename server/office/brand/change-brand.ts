import { z } from 'zod'

import type { DecodedInput } from '@/contract/kit/route'
import type { brandSchemas } from '@/contract/office/brand/brand.schema'
import {
  BRAND_SETTING,
  brandOf,
  PICTURES_SETTING,
  picturesOf,
  uploadOf,
  type BrandPicture,
} from '@/domain/kit/brand'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { Bike } from '@/domain/shop/bikes/bike'
import { availableColors, defaultBuild } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { readCatalog, type Catalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { cleanLogo, type CleanLogo } from '@/server/kernel/files/clean-logo'
import type { Caller } from '@/server/kernel/http/caller'
import { DRAFT_SETTING, VERSIONS_SETTING } from '@/server/kernel/ports/hero-ids'
import { sha256 } from '@/server/kernel/ports/ids'

import { lockSettings, removeSetting, upsertSetting } from '../settings/queries'
import { removeUnusedHeroes, requireHero } from './hero-picture'
import { listNames } from './queries'

type BrandDeps = Pick<Deps, 'db' | 'seller' | 'clock'>
type Body<Name extends 'publish' | 'saveDraft'> = DecodedInput<(typeof brandSchemas)[Name]>['body']

const MOST_VERSIONS = 20

/** Boxes into which pictures are drawn (px): twice the size at which pages show them, or more. */
const BOXES = {
  logo: { width: 960, height: 160, isFilled: false },
  mark: { width: 512, height: 512, isFilled: true },
} as const

/** How much longer one side of a mark may be; a wide picture is a thin line in the square of an icon. */
const MARK_RATIO = 1.5

/** A version as stored: `by` is the id of a user. */
const Stored = z.object({ at: z.string(), by: z.number(), brand: z.unknown() })

export async function readBrandPage({ db, seller }: Pick<Deps, 'db' | 'seller'>) {
  const { settings, bikes, countriesById } = await readCatalog(db)
  const country = countriesById.get(DEFAULT_COUNTRY_ID)
  const draft = Stored.safeParse(settings[DRAFT_SETTING]).data ?? null
  const versions = versionsOf(settings)
  const names = await listNames(
    db,
    [...versions, ...(draft ? [draft] : [])].map(({ by }) => by),
  )
  const shown = ({ at, by, brand }: z.output<typeof Stored>) => {
    return { at, by: names.get(by) ?? null, brand: brandOf(brand, seller.name) }
  }
  const brand = brandOf(settings[BRAND_SETTING], seller.name)
  return {
    ...{ brand, seen: versionOf(brand) },
    ...{ draft: draft && shown(draft), draft_seen: versionOf(draft) },
    versions: versions.map(shown),
    pictures: picturesOf(settings[PICTURES_SETTING]),
    hero: uploadOf(settings[PICTURES_SETTING], 'hero'),
    bikes: bikes.map((bike) => ({
      ...{ slug: bike.slug, title: bike.title },
      colors: country ? colorsOf(bike, country) : [],
    })),
  }
}

/** @throws DomainError settings_changed */
export async function publishBrand(
  using: BrandDeps,
  { seen, ...brand }: Body<'publish'>,
  by: Caller,
) {
  return using.db.transaction(async (tx) => {
    await lockSettings(tx)
    const known = await readBrandPage({ ...using, db: tx })
    if (known.seen !== seen) throw new DomainError('settings_changed', 'brand')
    const { settings } = await readCatalog(tx)
    requireHero(settings, brand.hero_picture)
    const published = { at: using.clock.now().toISOString(), by: by.userId, brand }
    await upsertSetting(tx, BRAND_SETTING, brand)
    const versions = [published, ...versionsOf(settings)].slice(0, MOST_VERSIONS)
    await upsertSetting(tx, VERSIONS_SETTING, versions)
    await removeSetting(tx, DRAFT_SETTING)
    await removeUnusedHeroes(tx, settings)
    return readBrandPage({ ...using, db: tx })
  })
}

/** @throws DomainError settings_changed */
export async function saveBrandDraft(
  using: BrandDeps,
  { brand, seen }: Body<'saveDraft'>,
  by: Caller,
) {
  return using.db.transaction(async (tx) => {
    await lockSettings(tx)
    const known = await readBrandPage({ ...using, db: tx })
    if (known.draft_seen !== seen) throw new DomainError('settings_changed', 'draft of the brand')
    const { settings } = await readCatalog(tx)
    if (brand) requireHero(settings, brand.hero_picture)
    const draft = brand && { at: using.clock.now().toISOString(), by: by.userId, brand }
    if (draft) await upsertSetting(tx, DRAFT_SETTING, draft)
    else await removeSetting(tx, DRAFT_SETTING)
    await removeUnusedHeroes(tx, settings)
    return readBrandPage({ ...using, db: tx })
  })
}

/**
 * Sets the logo or the mark; null removes it.
 * @throws DomainError image_unreadable, server_busy, invalid_input for a mark that is far from square
 */
export async function setBrandPicture(using: BrandDeps, name: BrandPicture, file: Buffer | null) {
  const made = file && (await cleanLogo(file, BOXES[name]))
  if (made && name === 'mark') requireSquare(made.uploaded)
  const content = made?.content.toString('base64') ?? ''
  const stored = made && {
    ...{ version: sha256(content).slice(0, 12), width: made.width, height: made.height },
    content,
  }
  return using.db.transaction(async (tx) => {
    await lockSettings(tx)
    const { settings } = await readCatalog(tx)
    const known = picturesIn(settings)
    await upsertSetting(tx, PICTURES_SETTING, { ...known, [name]: stored })
    return readBrandPage({ ...using, db: tx })
  })
}

function requireSquare({ width, height }: CleanLogo['uploaded']): void {
  if (Math.max(width, height) <= MARK_RATIO * Math.min(width, height)) return
  throw new DomainError('invalid_input', `A mark of ${width}x${height}`, {
    message: `Your picture is ${width} × ${height} pixels. A mark is a square, such as ${BOXES.mark.width} × ${BOXES.mark.height}, because icons are: a wide picture would be too small to see. Upload it as the logo instead.`,
  })
}

/** Colors of the size that the home page shows. */
const colorsOf = (bike: Bike, country: Country) =>
  availableColors(bike, defaultBuild(bike, country).size_id).map(({ title }) => title)

const picturesIn = (settings: Catalog['settings']) =>
  (settings[PICTURES_SETTING] ?? {}) as Partial<Record<BrandPicture, unknown>>

const versionsOf = (settings: Catalog['settings']) =>
  z.array(Stored).safeParse(settings[VERSIONS_SETTING]).data ?? []

const versionOf = (value: unknown) => sha256(JSON.stringify(value)).slice(0, 32)
