import type { BundlePart } from '@/domain/shop/accessories/accessory'
import type { BundleFault } from '@/domain/office/goods/bundle-form'
import { typedPercent } from '@/domain/office/goods/bundle-form-values'

import { wholeOf, type Cells, type CsvLines, type Verdict } from './kind'

export interface BundleLine {
  id: number
  title: string
  description: string
  is_offered: boolean
  /** Discount in basis points; null for a fixed price. */
  basisPoints: number | null
  parts: BundlePart[]
}

export const bundleLines: CsvLines<BundleLine> = {
  parse: parseLine,
  keyOf: ({ id }) => String(id),
  titleOf: ({ title }) => title,
}

function parseLine(cells: Cells): BundleLine | string {
  const id = wholeOf(cells.part_number ?? '')
  const [title, description] = [cells.title ?? '', cells.description ?? '']
  const offered = cells.offered?.trim().toLowerCase() ?? ''
  const percent = cells.percent_off?.trim() ?? ''
  const basisPoints = percent === '' ? null : typedPercent(percent)
  const parts = (cells.parts ?? '').split(';').filter((one) => one.trim() !== '')
  const read = parts.map(partOf)
  if (id === null) return 'part_number must be a whole number.'
  if (title.trim() === '' || title.length > 120) return 'title must have 1 to 120 characters.'
  if (description.trim() === '' || description.length > 2_000) {
    return 'description must have 1 to 2,000 characters.'
  }
  if (offered !== 'yes' && offered !== 'no') return 'offered must be yes or no.'
  if (percent !== '' && basisPoints === null)
    return 'percent_off must be from 0.01 to 90, or empty.'
  const sound = read.filter((part) => part !== null)
  if (sound.length < read.length) return 'parts must be like “5000114 x 1; 5000110:bone-m x 2”.'
  return { id, title, description, is_offered: offered === 'yes', basisPoints, parts: sound }
}

/** @example partOf('5000110:bone-m x 2') // { product_id: 5000110, variant: 'bone-m', count: 2 } */
function partOf(text: string): BundlePart | null {
  const [, number = '', variant, count = '1'] =
    /^\s*(\d{1,9})(?::([\w-]{1,60}))?(?:\s*[x×]\s*(\d{1,2}))?\s*$/.exec(text) ?? []
  if (number === '') return null
  return { product_id: Number(number), variant: variant ?? null, count: Number(count) }
}

/** Validates a line against its bundle. @param faultOf returns why parts can't form a bundle */
export function validateBundleLine(
  row: BundleLine,
  bundle: BundleLine | undefined,
  faultOf: (parts: readonly BundlePart[]) => BundleFault | null,
): Verdict {
  if (!bundle) return { refused: `There’s no bundle with the number ${row.id}.` }
  if (factsOf(row) === factsOf(bundle)) return 'same'
  const fault = faultOf(row.parts)
  if (!fault) return 'change'
  const part = fault.position === null ? '' : `Part ${fault.position + 1}: `
  return { refused: `${part}${fault.message}` }
}

const factsOf = ({ title, description, is_offered, basisPoints, parts }: BundleLine) =>
  JSON.stringify([title, description, is_offered, basisPoints, parts.map(partText)])

export const partText = ({ product_id, variant, count }: BundlePart) =>
  `${product_id}${variant === null ? '' : `:${variant}`} x ${count}`
