import { fromDollars } from '../../../../../domain/money'
import type { ProductVariant, SeedProduct, SpareService } from '../types'

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
}

export function accessory(row: ProductRow & { is_digital?: boolean }): SeedProduct {
  return { ...product(row), kind: 'accessory', is_digital: row.is_digital ?? false, service: null }
}

export function spare(
  row: ProductRow & { is_battery?: boolean; service: SpareService },
): SeedProduct {
  return { ...product(row), is_battery: row.is_battery ?? false, service: row.service }
}

function product(row: ProductRow): SeedProduct {
  return {
    id: row.id,
    kind: 'spare',
    title: row.title,
    description: row.description,
    price: fromDollars(row.dollars),
    weight_g: row.grams,
    thumbnail: '',
    fits: slugsOf(row.fits),
    is_battery: false,
    is_digital: false,
    variants: row.variants ?? [],
    service: null,
  }
}

export function variant(id: string, title: string, dollars: number): ProductVariant {
  return { id, title, price: fromDollars(dollars) }
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
