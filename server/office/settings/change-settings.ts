import type { DecodedInput } from '@/contract/kit/route'
import type { settingsSchemas } from '@/contract/office/settings/settings.schema'
import { BRAND_SETTING, brandOf } from '@/domain/kit/brand'
import { ASSEMBLY_SETTING, assemblyKm } from '@/domain/community/dealers/dealers'
import {
  SUPPORT_SETTING,
  supportOf,
  type PostedSupport,
} from '@/domain/community/support/support-hours'
import { CONNECTIONS, type Connection } from '@/domain/office/settings/connections'
import { OPENING_SETTING, openingOf } from '@/domain/office/settings/opening'
import { PREVIEW_QUERY, type OpeningState } from '@/utils/shop-preview'
import { HIDDEN_METHODS_SETTING, hiddenMethods, readCatalog, type Catalog } from '@/server/catalog'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'
import { SHOP_SETTING, sellerOf } from '@/server/kernel/ports/seller'
import { scheduleOf } from '@/server/kernel/ports/support-hours'
import { asSafetyFacts, SAFETY_SETTING } from '@/server/goods'
import { moveDueTimes, planDueTimes, type DuePlan } from '@/server/support'

import { safetyFacts, safetyLines } from './safety-lines'
import { lockSettings, upsertSetting } from './queries'

type SettingsDeps = Pick<
  Deps,
  'db' | 'ids' | 'seller' | 'providers' | 'mail' | 'inbound' | 'socials'
>
type Body<Name extends Extract<keyof typeof settingsSchemas, `set${string}`>> = DecodedInput<
  (typeof settingsSchemas)[Name]
>['body']

export async function readSettings(using: SettingsDeps) {
  const catalog = await readCatalog(using.db)
  const { name, address, vat_id, email } = shopOf(using, catalog)
  const brand = brandOf(catalog.settings[BRAND_SETTING], using.seller.name)
  const support = supportOf(catalog.settings[SUPPORT_SETTING])
  const safety = safetyLines(asSafetyFacts(catalog.settings[SAFETY_SETTING]))
  const opening = openingOf(catalog.settings[OPENING_SETTING])
  const hidden = hiddenMethods(catalog)
  const max_km = assemblyKm(catalog.settings[ASSEMBLY_SETTING])
  const isSet = connectionsOf(using)
  return {
    shop: { name, address, vat_id, email, seen: versionOf({ name, address, vat_id, email }) },
    brand: { ...brand, seen: versionOf(brand) },
    safety: { ...safety, seen: versionOf(safety) },
    support: { ...support, seen: versionOf(support) },
    assembly: { max_km, seen: versionOf(max_km) },
    opening: { ...shownOpening(opening), seen: versionOf(opening) },
    methods: methodsOf(using).map(({ id, title, isTest }) => {
      return { id, title, is_test: isTest, is_shown: !hidden.includes(id) }
    }),
    methods_seen: versionOf(hidden),
    connections: CONNECTIONS.map((connection) => {
      return { name: connection, is_set: isSet[connection] }
    }),
  }
}

/** @throws DomainError settings_changed */
export async function setShop(using: SettingsDeps, { seen, ...shop }: Body<'setShop'>) {
  return using.db.transaction(async (tx) => {
    await lockSettings(tx)
    const known = await readSettings({ ...using, db: tx })
    if (known.shop.seen !== seen) throw new DomainError('settings_changed', 'shop')
    await upsertSetting(tx, SHOP_SETTING, shop)
    return readSettings({ ...using, db: tx })
  })
}

/** @throws DomainError settings_changed */
export async function setBrand(using: SettingsDeps, { seen, ...brand }: Body<'setBrand'>) {
  return using.db.transaction(async (tx) => {
    await lockSettings(tx)
    const known = await readSettings({ ...using, db: tx })
    if (known.brand.seen !== seen) throw new DomainError('settings_changed', 'brand')
    await upsertSetting(tx, BRAND_SETTING, brand)
    return readSettings({ ...using, db: tx })
  })
}

/** @throws DomainError settings_changed */
export async function setSafety(using: SettingsDeps, { seen, ...lines }: Body<'setSafety'>) {
  return using.db.transaction(async (tx) => {
    await lockSettings(tx)
    const known = await readSettings({ ...using, db: tx })
    if (known.safety.seen !== seen) throw new DomainError('settings_changed', 'product safety')
    await upsertSetting(tx, SAFETY_SETTING, safetyFacts(lines))
    return readSettings({ ...using, db: tx })
  })
}

/** Previews how different support hours would change open tickets. */
export async function previewSupport({ db }: Pick<Deps, 'db'>, posted: PostedSupport) {
  return countsOf(await planDueTimes(db, scheduleOf(posted)))
}

/** @throws DomainError settings_changed */
export async function setSupport(using: SettingsDeps, { seen, ...posted }: Body<'setSupport'>) {
  return using.db.transaction(async (tx) => {
    await lockSettings(tx)
    const known = await readSettings({ ...using, db: tx })
    if (known.support.seen !== seen) throw new DomainError('settings_changed', 'support')
    const hours = [...posted.hours].sort((a, b) => a.weekday - b.weekday)
    const closed_days = [...posted.closed_days].sort((a, b) => (a.date < b.date ? -1 : 1))
    await upsertSetting(tx, SUPPORT_SETTING, { hours, closed_days })
    const moved = countsOf(await moveDueTimes(tx, scheduleOf({ hours, closed_days })))
    return { settings: await readSettings({ ...using, db: tx }), moved }
  })
}

/** @throws DomainError settings_changed */
export async function setAssembly(using: SettingsDeps, { seen, max_km }: Body<'setAssembly'>) {
  return using.db.transaction(async (tx) => {
    await lockSettings(tx)
    const known = await readSettings({ ...using, db: tx })
    if (known.assembly.seen !== seen) throw new DomainError('settings_changed', 'assembly')
    await upsertSetting(tx, ASSEMBLY_SETTING, { max_km })
    return readSettings({ ...using, db: tx })
  })
}

/** @throws DomainError settings_changed */
export async function setOpening(using: SettingsDeps, { seen, is_open }: Body<'setOpening'>) {
  return using.db.transaction(async (tx) => {
    await lockSettings(tx)
    const known = await readSettings({ ...using, db: tx })
    if (known.opening.seen !== seen) throw new DomainError('settings_changed', 'opening')
    const preview_key = is_open ? null : using.ids.publicId()
    await upsertSetting(tx, OPENING_SETTING, { is_open, preview_key } satisfies OpeningState)
    return readSettings({ ...using, db: tx })
  })
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
  return using.db.transaction(async (tx) => {
    await lockSettings(tx)
    const known = await readSettings({ ...using, db: tx })
    if (known.methods_seen !== seen) throw new DomainError('settings_changed', 'payment methods')
    await upsertSetting(
      tx,
      HIDDEN_METHODS_SETTING,
      ids.filter((id) => !shown.includes(id)),
    )
    return readSettings({ ...using, db: tx })
  })
}

const shopOf = ({ seller }: { seller: Seller }, { settings }: Catalog) =>
  sellerOf(seller, settings[SHOP_SETTING])

const methodsOf = ({ providers }: SettingsDeps) => providers.filter(({ isInternal }) => !isInternal)

function connectionsOf({
  mail,
  inbound,
  socials,
  providers,
}: SettingsDeps): Record<Connection, boolean> {
  const pays = (id: string) => providers.some((one) => one.id === id && !one.isInternal)
  const logsIn = (name: string) => socials.some((one) => one.name === name)
  return {
    mail: mail !== null,
    replies: inbound !== null,
    stripe: pays('stripe'),
    paypal: pays('paypal'),
    bank: pays('bank'),
    google: logsIn('google'),
    facebook: logsIn('facebook'),
  }
}

const versionOf = (value: unknown) => sha256(JSON.stringify(value)).slice(0, 32)

const noMethod = () =>
  new DomainError('invalid_input', 'No payment method would be left.', {
    errors: [{ field: 'shown', message: 'Keep at least one payment method.' }],
  })
