import { isId, isRecord, isText, isWhole } from '@/domain/kit/stored-value'

export interface Upgrade {
  id: number
  title: string
}

/** Upgrades in a member's cart, by the id of the ordered bike (spec §3 Stored items). */
export type UpgradesInCart = Readonly<Record<string, readonly Upgrade[]>>

const MOST_BIKES = 50
const MOST_PARTS = 100
const LONGEST_TITLE = 200

interface Line {
  order_bike_id: number | null
  options: { upgrades: readonly Upgrade[] }
}

/** Returns upgrades with the shop's part titles only, without custom text by the buyer. */
export function upgradesInCart(lines: readonly Line[]): UpgradesInCart {
  return Object.fromEntries(
    lines.flatMap(({ order_bike_id, options }) =>
      order_bike_id === null
        ? []
        : [[String(order_bike_id), options.upgrades.map(({ id, title }) => ({ id, title }))]],
    ),
  )
}

/** Parses a stored value and drops invalid entries. */
export function parseUpgradesInCart(value: unknown): UpgradesInCart {
  if (!isRecord(value)) return {}
  const bikes = Object.entries(value).slice(0, MOST_BIKES)
  return Object.fromEntries(
    bikes.flatMap(([id, parts]) =>
      isId(Number(id)) && Array.isArray(parts) ? [[id, parseParts(parts)]] : [],
    ),
  )
}

function parseParts(parts: readonly unknown[]): Upgrade[] {
  return parts.slice(0, MOST_PARTS).flatMap((part) => {
    if (!isRecord(part) || !isId(part.id) || !isText(part.title, LONGEST_TITLE)) return []
    return [{ id: part.id, title: part.title }]
  })
}

/** Choices in the checkout of upgrades, without addresses and names. */
export interface UpgradeCheckout {
  /** Ids of the ordered bikes to upgrade. */
  bikes: number[]
  /** Address book id; null for the default of the address book. */
  shipping: number | null
  billing: number | 'same' | null
  isCreditUsed: boolean
  isSaved: boolean
  provider: string
  promo_code: string
  assembly_dealer_id: number | null
}

const LONGEST_CODE = 100

export function parseUpgradeCheckout(value: unknown): UpgradeCheckout | null {
  if (!isRecord(value) || !Array.isArray(value.bikes)) return null
  const { shipping, billing, isCreditUsed, isSaved, provider, promo_code } = value
  const bikes = (value.bikes as unknown[]).filter(isId)
  if (!isWhole(bikes.length, 1, MOST_BIKES)) return null
  if (typeof isCreditUsed !== 'boolean' || typeof isSaved !== 'boolean') return null
  return {
    bikes,
    shipping: isId(shipping) ? shipping : null,
    billing: isId(billing) || billing === 'same' ? billing : null,
    isCreditUsed,
    isSaved,
    provider: isText(provider, LONGEST_CODE) ? provider : '',
    promo_code: isText(promo_code, LONGEST_CODE) ? promo_code : '',
    assembly_dealer_id: isId(value.assembly_dealer_id) ? value.assembly_dealer_id : null,
  }
}

export function isStillInCart({ bikes }: UpgradeCheckout, inCart: UpgradesInCart): boolean {
  return bikes.every((id) => Object.hasOwn(inCart, String(id)))
}
