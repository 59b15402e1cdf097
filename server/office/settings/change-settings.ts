import type { DecodedInput } from '@/contract/kit/route'
import type { settingsSchemas } from '@/contract/office/settings/settings.schema'
import { ASSEMBLY_SETTING, assemblyKm } from '@/domain/community/dealers/dealers'
import {
  SUPPORT_SETTING,
  supportOf,
  type PostedSupport,
} from '@/domain/community/support/support-hours'
import { CSV_SETTING, csvFormatOf } from '@/domain/office/kit/csv'
import { OPENING_SETTING, openingOf } from '@/domain/office/settings/opening'
import { REGION_SETTING, regionOf } from '@/domain/office/settings/region'
import { processGlobals } from '@/utils/process-globals'
import { shopRegion } from '@/utils/shop-region'
import { PREVIEW_QUERY, type OpeningState } from '@/utils/shop-preview'
import { HIDDEN_METHODS_SETTING, hiddenMethods, readCatalog, type Catalog } from '@/server/catalog'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'
import { SHOP_SETTING, sellerOf } from '@/server/kernel/ports/seller'
import { scheduleOf } from '@/server/kernel/ports/support-hours'
import { asSafetyFacts, SAFETY_SETTING } from '@/server/goods'
import { moveDueTimes, planDueTimes, type DuePlan } from '@/server/support'

import { safetyFacts, safetyLines } from './safety-lines'
import { lockSettings, upsertSetting } from './queries'

type SettingsDeps = Pick<Deps, 'db' | 'ids' | 'seller' | 'providers'>
type Body<Name extends Extract<keyof typeof settingsSchemas, `set${string}`>> = DecodedInput<
  (typeof settingsSchemas)[Name]
>['body']

export async function readSettings(using: SettingsDeps) {
  const catalog = await readCatalog(using.db)
  const { name, address, vat_id, email } = shopOf(using, catalog)
  const support = supportOf(catalog.settings[SUPPORT_SETTING])
  const safety = safetyLines(asSafetyFacts(catalog.settings[SAFETY_SETTING]))
  const opening = openingOf(catalog.settings[OPENING_SETTING])
  const hidden = hiddenMethods(catalog)
  const region = regionOf(catalog.settings[REGION_SETTING], address)
  const max_km = assemblyKm(catalog.settings[ASSEMBLY_SETTING])
  const csv = csvFormatOf(catalog.settings[CSV_SETTING])
  return {
    shop: { name, address, vat_id, email, seen: versionOf({ name, address, vat_id, email }) },
    safety: { ...safety, seen: versionOf(safety) },
    support: { ...support, seen: versionOf(support) },
    assembly: { max_km, seen: versionOf(max_km) },
    region: { ...region, seen: versionOf(region) },
    csv: { ...csv, seen: versionOf(csv) },
    opening: { ...shownOpening(opening), seen: versionOf(opening) },
    methods: methodsOf(using).map(({ id, title, isTest }) => {
      return { id, title, is_test: isTest, is_shown: !hidden.includes(id) }
    }),
    methods_seen: versionOf(hidden),
  }
}

type Settings = Awaited<ReturnType<typeof readSettings>>

interface SettingChange<Result> {
  /** The version on which the change is based. */
  seen: string
  versionIn: (settings: Settings) => string
  /** What is changed, for the error. */
  title: string
  write: (tx: Db, settings: Settings) => Promise<Result>
}

/** Changes settings one at a time. @throws DomainError settings_changed if they changed since */
async function change<Result>(using: SettingsDeps, rules: SettingChange<Result>) {
  return using.db.transaction(async (tx) => {
    await lockSettings(tx)
    const known = await readSettings({ ...using, db: tx })
    if (rules.versionIn(known) !== rules.seen)
      throw new DomainError('settings_changed', rules.title)
    const result = await rules.write(tx, known)
    return { result, settings: await readSettings({ ...using, db: tx }) }
  })
}

/** @throws DomainError settings_changed */
export async function setShop(using: SettingsDeps, { seen, ...shop }: Body<'setShop'>) {
  const { settings } = await change(using, {
    ...{ seen, title: 'shop', versionIn: (known) => known.shop.seen },
    write: (tx) => upsertSetting(tx, SHOP_SETTING, shop),
  })
  return settings
}

/** @throws DomainError settings_changed */
export async function setSafety(using: SettingsDeps, { seen, ...lines }: Body<'setSafety'>) {
  const { settings } = await change(using, {
    ...{ seen, title: 'product safety', versionIn: (known) => known.safety.seen },
    write: (tx) => upsertSetting(tx, SAFETY_SETTING, safetyFacts(lines)),
  })
  return settings
}

/** Previews how different support hours would change open tickets. */
export async function previewSupport({ db }: Pick<Deps, 'db'>, posted: PostedSupport) {
  return countsOf(await planDueTimes(db, scheduleOf(posted)))
}

/** @throws DomainError settings_changed */
export async function setSupport(using: SettingsDeps, { seen, ...posted }: Body<'setSupport'>) {
  const hours = [...posted.hours].sort((a, b) => a.weekday - b.weekday)
  const closed_days = [...posted.closed_days].sort((a, b) => (a.date < b.date ? -1 : 1))
  const { settings, result: moved } = await change(using, {
    ...{ seen, title: 'support', versionIn: (known) => known.support.seen },
    async write(tx) {
      await upsertSetting(tx, SUPPORT_SETTING, { hours, closed_days })
      return countsOf(await moveDueTimes(tx, scheduleOf({ hours, closed_days })))
    },
  })
  return { settings, moved }
}

/** @throws DomainError settings_changed */
export async function setAssembly(using: SettingsDeps, { seen, max_km }: Body<'setAssembly'>) {
  const { settings } = await change(using, {
    ...{ seen, title: 'assembly', versionIn: (known) => known.assembly.seen },
    write: (tx) => upsertSetting(tx, ASSEMBLY_SETTING, { max_km }),
  })
  return settings
}

/** Other processes follow within a second. @throws DomainError settings_changed */
export async function setRegion(using: SettingsDeps, { seen, ...sent }: Body<'setRegion'>) {
  // Clients from before a member existed leave it out.
  const { units, currency } = shopRegion()
  const region = { ...sent, units: sent.units ?? units, currency: sent.currency ?? currency }
  const { settings } = await change(using, {
    ...{ seen, title: 'region', versionIn: (known) => known.region.seen },
    write: (tx) => upsertSetting(tx, REGION_SETTING, region),
  })
  processGlobals().region = region
  return settings
}

/** @throws DomainError settings_changed */
export async function setCsv(using: SettingsDeps, { seen, ...format }: Body<'setCsv'>) {
  const { settings } = await change(using, {
    ...{ seen, title: 'tables', versionIn: (known) => known.csv.seen },
    write: (tx) => upsertSetting(tx, CSV_SETTING, format),
  })
  return settings
}

/** Other processes follow within a second. @throws DomainError settings_changed */
export async function setOpening(using: SettingsDeps, { seen, is_open }: Body<'setOpening'>) {
  const opening: OpeningState = { is_open, preview_key: is_open ? null : using.ids.publicId() }
  const { settings } = await change(using, {
    ...{ seen, title: 'opening', versionIn: (known) => known.opening.seen },
    write: (tx) => upsertSetting(tx, OPENING_SETTING, opening),
  })
  processGlobals().opening = opening
  return settings
}

const shownOpening = ({ is_open, preview_key }: OpeningState) => ({
  is_open,
  preview_path: preview_key === null ? null : `/?${PREVIEW_QUERY}=${preview_key}`,
})

const countsOf = ({ open, earlier, later }: DuePlan) => ({ open, earlier, later })

/** @throws DomainError settings_changed, invalid_input if none of the given methods is set up */
export async function setMethods(using: SettingsDeps, { shown, seen }: Body<'setMethods'>) {
  const ids = methodsOf(using).map(({ id }) => id)
  if (!ids.some((id) => shown.includes(id))) throw noMethod()
  const hidden = ids.filter((id) => !shown.includes(id))
  const { settings } = await change(using, {
    ...{ seen, title: 'payment methods', versionIn: (known) => known.methods_seen },
    write: (tx) => upsertSetting(tx, HIDDEN_METHODS_SETTING, hidden),
  })
  return settings
}

const shopOf = ({ seller }: { seller: Seller }, { settings }: Catalog) =>
  sellerOf(seller, settings[SHOP_SETTING])

const methodsOf = ({ providers }: SettingsDeps) => providers.filter(({ isInternal }) => !isInternal)

const versionOf = (value: unknown) => sha256(JSON.stringify(value)).slice(0, 32)

const noMethod = () =>
  new DomainError('invalid_input', 'No payment method would be left.', {
    errors: [{ field: 'shown', message: 'Keep at least one payment method.' }],
  })
