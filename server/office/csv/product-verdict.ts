import { hostMessage } from '@/contract/kit/link-messages'
import type { Product } from '@/domain/shop/accessories/accessory'
import { isAllowedLink } from '@/domain/kit/external-link'

import type { CsvLines, Verdict } from './kind'
import { isSame, parseProductLine, type ExistingProduct, type ProductLine } from './product-line'

type Kind = Product['kind']

export const productLines: CsvLines<ProductLine> = {
  parse: parseProductLine,
  keyOf: ({ id, title }) => (id === null ? `title ${title.trim()}` : String(id)),
  titleOf: ({ id, title }) => (id === null ? title : `${id} ${title}`),
}

export interface ProductShop {
  kind: Kind
  slugs: ReadonlySet<string>
  options: ReadonlySet<string>
  groups: ReadonlySet<string>
  hosts: readonly string[]
}

const NAMES: Record<Kind, string> = { accessory: 'accessory', spare: 'spare part' }

export function validateProductLine(
  row: ProductLine,
  found: readonly ExistingProduct[],
  { kind, slugs, options, groups, hosts }: ProductShop,
): Verdict {
  const [known, another] = found
  const refused = (sentence: string) => ({ refused: sentence })
  if (another) return refused(`Several products have this title. Enter the part number.`)
  const slug = row.fits.find((one) => !slugs.has(one))
  if (slug !== undefined) return refused(`There’s no bike “${slug}”.`)
  const option = row.fits_parts?.find((one) => !options.has(one))
  if (option !== undefined) return refused(`There’s no option “${option}”.`)
  if (row.group !== undefined && !groups.has(row.group)) {
    return refused(`There’s no group “${row.group}”. Enter its code.`)
  }
  const { external_link: link } = row
  if (link && link !== known?.external_link && !isAllowedLink(link, hosts)) {
    return refused(hostMessage(hosts))
  }
  if (!known) return row.id === null ? newVerdict(row) : refused(missing(kind, row.id))
  if (known.isBundle) return refused('This is a bundle. Change it by the table of bundles.')
  if (row.price !== undefined && row.price !== known.price) {
    return refused('Change the price of a product that’s there by the table of prices.')
  }
  return isSame(row, known) ? 'same' : 'change'
}

const missing = (kind: Kind, id: number) =>
  `There’s no ${NAMES[kind]} with the number ${id}. Leave part_number empty to add one.`

function newVerdict({ price, weight_g, is_offered }: ProductLine): Verdict {
  if (price === undefined) return { refused: 'Enter a price for a new product.' }
  if (weight_g === undefined) return { refused: 'Enter weight_g for a new product.' }
  if (is_offered) {
    return {
      refused: 'A new product isn’t offered at once. Enter no, look at it, and offer it then.',
    }
  }
  return 'new'
}
