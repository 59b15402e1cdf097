import type { BundlePart, Product } from '@/domain/shop/accessories/accessory'
import { bundleFault } from '@/domain/office/goods/bundle-form'
import type { CsvKind } from '@/domain/office/csv/csv-tables'
import { isSameMailbox, mailboxKey } from '@/domain/kit/mailbox'
import { cents } from '@/domain/kit/money'
import { fullName } from '@/domain/kit/person-name'
import { priceLine } from '@/domain/office/goods/prices'
import { bundleLines, validateBundleLine, type BundleLine } from '@/server/office/csv/bundle-line'
import {
  addressFor,
  customerLines,
  validateCustomerLine,
  nameFor,
  noteFor,
  type CustomerBook,
  type CustomerLine,
} from '@/server/office/csv/customer-line'
import type { CsvLines, Verdict } from '@/server/office/csv/kind'
import {
  validatePriceLine,
  priceKey,
  priceLines,
  type PriceRow,
} from '@/server/office/csv/price-line'
import { definedOf, type ProductLine } from '@/server/office/csv/product-line'
import { externalHosts } from '@/server/kernel/ports/external-hosts'
import { validateProductLine, productLines } from '@/server/office/csv/product-verdict'
import { validateStockLine, stockLines, type StockLine } from '@/server/office/csv/stock-line'

import { newUser } from '../members/account'
import { saveAddress } from '../members/addresses'
import { newMember } from '../members/books'
import type { MockMember } from '../members/records'
import type { MockShop } from '../mock-shop'
import {
  addProduct,
  finderOf,
  groupsOf,
  itemOf,
  matchingOf,
  toRow,
  saveTexts,
} from './catalog-items'
import { thingsOf, writeLines } from './price-changes'
import { picturesOf } from './product-pictures'
import { changeShelf, itemsOf, move } from './stock-shelves'

interface MemberImportInput {
  importId: number
  name: string
  admin: MockMember
}

/** Table with the server's parsing and checks, which writes to the mock shop's state. */
interface MockTable<Row> extends CsvLines<Row> {
  judge: (shop: MockShop, rows: readonly Row[]) => Verdict[]
  write: (shop: MockShop, rows: readonly Row[], writing: MemberImportInput) => void
}

const stock: MockTable<StockLine> = {
  ...stockLines,
  judge: (shop, rows) => {
    const shelves = new Map(itemsOf(shop, {}).map((item) => [item.sku, item]))
    return rows.map((row) => validateStockLine(row, shelves.get(row.sku)))
  },
  write: (shop, rows, { admin, name }) => {
    const before = new Map(itemsOf(shop, {}).map((item) => [item.sku, item.on_hand]))
    for (const { sku, on_hand, threshold } of rows) {
      const delta = on_hand - (before.get(sku) ?? on_hand)
      move(shop, admin, { sku, delta, reason: 'imported', note: name })
      if (threshold !== undefined)
        changeShelf(shop, sku, (shelf) => void (shelf.threshold = threshold))
    }
  },
}

const goodsOf = (shop: MockShop): Product[] => [
  ...matchingOf(shop, { kind: 'accessory' }),
  ...matchingOf(shop, { kind: 'spare' }),
]

const pricesOf = (shop: MockShop) =>
  new Map(
    goodsOf(shop)
      .flatMap(thingsOf)
      .map((thing) => [priceKey(thing), thing]),
  )

const prices: MockTable<PriceRow> = {
  ...priceLines,
  judge: (shop, rows) => {
    const known = pricesOf(shop)
    return rows.map((row) => validatePriceLine(row, known.get(priceKey(row))))
  },
  write: (shop, rows, { admin, name, importId }) => {
    const known = pricesOf(shop)
    const lines = rows.flatMap((row) => {
      const thing = known.get(priceKey(row))
      return thing ? [priceLine(thing, row.price)] : []
    })
    const by = fullName(admin.user)
    writeLines(shop, {
      ...{ kind: 'import', percent: null, note: name, by, lines, key: `import ${importId}` },
      ...{ starts_at: shop.now().toISOString(), state: 'applied', undoes: null },
    })
  },
}

const productsOf = (kind: Product['kind']): MockTable<ProductLine> => {
  const find = (shop: MockShop, { id, title }: ProductLine) =>
    matchingOf(shop, { kind }).filter((one) =>
      id === null ? one.title === title.trim() : one.id === id,
    )
  return {
    ...productLines,
    judge: (shop, rows) => {
      const names = {
        kind,
        slugs: new Set(shop.catalog.bikes.map(({ slug }) => slug)),
        groups: new Set(['', ...groupsOf(shop, kind).map(({ code }) => code)]),
        hosts: externalHosts(),
      }
      return rows.map((row) => {
        const found = find(shop, row).map((product) => {
          const { group, is_offered } = toRow(shop, product)
          return { ...product, group: group ?? '', is_offered, isBundle: product.bundle !== null }
        })
        return validateProductLine(row, found, names)
      })
    },
    write: (shop, rows, { importId }) => {
      for (const row of rows) {
        const [known] = find(shop, row)
        if (known) saveLine(shop, row, known)
        else addLine(shop, row, { kind, importId })
      }
    },
  }
}

function saveLine(shop: MockShop, row: ProductLine, { id }: Product): void {
  const { edition, group } = itemOf(shop, id)
  const { title, description, fits, is_offered } = row
  saveTexts(shop, {
    ...{ id, edition, title, description, fits, is_offered, group: row.group ?? group },
    ...{ pictures: picturesOf(shop, id), ...definedOf(row) },
  })
}

interface ImportLineContext {
  kind: Product['kind']
  importId: number
}

function addLine(shop: MockShop, row: ProductLine, { kind, importId }: ImportLineContext): void {
  const { title, description, fits, group = '', weight_g = 0, price = cents(0) } = row
  const request_key = `import ${importId} ${productLines.keyOf(row)}`
  addProduct(shop, {
    ...{ kind, title: title.trim(), description, fits, group, price, request_key },
    ...{ ...definedOf(row), weight_g },
  })
}

const bundleLineOf = (shop: MockShop, product: Product): BundleLine[] => {
  const { id, title, description, bundle } = product
  if (!bundle) return []
  const { is_offered } = toRow(shop, product)
  const { basis_points: basisPoints, parts } = bundle
  return [{ id, title, description, is_offered, basisPoints, parts: [...parts] }]
}

const bundles: MockTable<BundleLine> = {
  ...bundleLines,
  judge: (shop, rows) => {
    const known = matchingOf(shop, { kind: 'accessory' }).flatMap((one) => bundleLineOf(shop, one))
    const faultOf = (parts: readonly BundlePart[]) => bundleFault(parts, finderOf(shop))
    return rows.map((row) => {
      const bundle = known.find(({ id }) => id === row.id)
      return validateBundleLine(row, bundle, faultOf)
    })
  },
  write: (shop, rows) => {
    for (const { id, basisPoints, parts, ...texts } of rows) {
      const { edition, group, fits } = itemOf(shop, id)
      const percent = basisPoints === null ? null : basisPoints / 100
      saveTexts(shop, {
        ...{ ...texts, id, edition, group, fits, pictures: picturesOf(shop, id) },
        bundle: { percent, parts },
      })
    }
  },
}

const memberOf = (shop: MockShop, email: string) =>
  shop.books().members.find(({ user }) => isSameMailbox(user.email, email))

function bookOf(shop: MockShop): CustomerBook {
  const { subscribers, members } = shop.books()
  const { allCountriesById, countriesById } = shop.catalog
  return {
    find: (email) => {
      const member = memberOf(shop, email)
      if (!member) return undefined
      const { user, addresses, notes = [], credit, isDisabled = false } = member
      return {
        ...{ public_id: user.id, name: user.name, last_name: user.last_name, credit, isDisabled },
        isStaff: user.role !== null,
        isSubscribed: subscribers.includes(mailboxKey(email)),
        address: addresses.find(({ is_shipping }) => is_shipping) ?? null,
        notes: notes.filter(({ isRemoved }) => !isRemoved).map(({ text }) => text),
      }
    },
    hasId: (id) => members.some(({ user }) => user.id === id),
    countries: [...allCountriesById.values()],
    isOffered: (country) => countriesById.has(country),
  }
}

const customers: MockTable<CustomerLine> = {
  ...customerLines,
  judge: (shop, rows) => {
    const book = bookOf(shop)
    return rows.map((row) => validateCustomerLine(row, book))
  },
  write: (shop, rows, writing) => {
    const book = bookOf(shop)
    shop.change(({ members }) => {
      for (const line of rows) {
        const known = memberOf(shop, line.email)
        const member = known ?? memberFor(shop, line)
        if (!known) members.push(member)
        writeCustomer(shop, member, { line, book, writing, isNew: !known })
      }
    })
  },
}

/** Creates a member without a password: an empty one never matches. */
const memberFor = (shop: MockShop, { name, last_name, email }: CustomerLine): MockMember =>
  newMember({ ...newUser(shop, { name, last_name, email }), has_password: false }, '')

interface Customer {
  line: CustomerLine
  book: CustomerBook
  writing: MemberImportInput
  isNew: boolean
}

function writeCustomer(
  shop: MockShop,
  member: MockMember,
  { line, book, writing, isNew }: Customer,
): void {
  const known = isNew ? undefined : book.find(line.email)
  const [name, last_name] = nameFor(line, known)
  const address = addressFor(line, known, book)
  const text = noteFor(line, known)
  Object.assign(member.user, { name, last_name })
  if (address !== null && typeof address !== 'string') {
    const main = member.addresses.find(({ is_shipping }) => is_shipping)
    if (main) Object.assign(main, address)
    else saveAddress(shop, member, address)
  }
  if (text === null) return
  const { user } = writing.admin
  const note = { text, by: fullName(user), at: shop.now().toISOString() }
  const notes = member.notes ?? []
  const key = `import ${writing.importId} ${member.user.id}`
  member.notes = [...notes, { ...note, id: notes.length + 1, key, isRemoved: false }]
}

// A table only gets rows that it parsed itself.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
export const MOCK_TABLES: Record<CsvKind, MockTable<any>> = {
  ...{ stock, prices, bundles, customers },
  accessories: productsOf('accessory'),
  spares: productsOf('spare'),
}
