import type { ProductNeed, ProductVariant } from '../../../../../domain/accessory'
import { dollars as inDollars, fromDollars } from '../../../../../domain/money'
import type { SeedProduct, SpareService } from '../types'

/** Letters of the bikes, as the workshop writes them. */
const SLUGS: Record<string, string> = { P: 'nireeka-prime', H: 'nireeka-homie', N: 'nyx' }

/** 'PH' → the slugs of Prime and Homie. */
function slugsOf(letters: string): string[] {
  return [...letters].flatMap((letter) => SLUGS[letter] ?? [])
}

interface ProductRow {
  id: number
  title: string
  description: string
  dollars: number
  grams: number
  /** Letters of the bikes it fits. */
  fits: string
  variants?: ProductVariant[]
  category?: string
  /** What it may carry, in kg. */
  load_kg?: number
  volume_l?: number
  /** Lines of the data sheet: label and words. */
  facts?: [label: string, value: string][]
  needs?: ProductNeed[]
  warnings?: string[]
}

export function accessory(row: ProductRow & { is_digital?: boolean }): SeedProduct {
  const { is_digital = false } = row
  const made = product(row)
  return {
    ...made,
    kind: 'accessory',
    is_digital,
    thumbnail: pictureOf(row),
    gtin: is_digital ? null : made.gtin,
  }
}

export function spare(
  row: ProductRow & { is_battery?: boolean; service: SpareService },
): SeedProduct {
  return {
    ...product(row),
    thumbnail: pictureOf(row),
    is_battery: row.is_battery ?? false,
    service: row.service,
  }
}

/** The address of its drawing. */
const pictureOf = ({ id }: Pick<ProductRow, 'id'>) => `/pictures/goods/${id}`

function product(row: ProductRow): SeedProduct {
  return {
    id: row.id,
    kind: 'spare',
    title: row.title,
    description: row.description,
    price: fromDollars(inDollars(row.dollars)),
    weight_g: row.grams,
    thumbnail: '',
    fits: slugsOf(row.fits),
    is_battery: false,
    is_digital: false,
    category: row.category ?? '',
    variants: row.variants ?? [],
    load_limit_g: row.load_kg === undefined ? null : row.load_kg * 1_000,
    volume_l: row.volume_l ?? null,
    facts: (row.facts ?? []).map(([label, value]) => ({ label, value })),
    needs: row.needs ?? [],
    warnings: row.warnings ?? [],
    gtin: gtinOf(row.id),
    service: null,
  }
}

/** Five digits of the company, seven of the product and the check digit of GTIN-13. */
function gtinOf(id: number): string {
  const digits = `08500${id}`
  const sum = [...digits].reduce(
    (all, digit, index) => all + Number(digit) * (index % 2 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

type Version = Partial<Pick<ProductVariant, 'color' | 'size'>>

export function variant(
  id: string,
  title: string,
  dollars: number,
  { color = null, size = null }: Version = {},
): ProductVariant {
  return { id, title, price: fromDollars(inDollars(dollars)), color, size }
}

/** Difficulty, minutes, tools and so on in one line per spare. */
export function service(
  difficulty: SpareService['difficulty'],
  minutes: number,
  tools: string[],
  rest: Partial<Pick<SpareService, 'standard_equivalent' | 'standards' | 'wear_interval_km'>> = {},
): SpareService {
  return {
    standard_equivalent: rest.standard_equivalent ?? null,
    standards: rest.standards ?? [],
    tools,
    difficulty,
    minutes,
    wear_interval_km: rest.wear_interval_km ?? null,
  }
}
