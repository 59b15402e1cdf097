import type { Locator } from '@playwright/test'

/** Parses an amount as displayed by the shop into cents: `'−$1,234.50'` becomes -123450. */
export function centsOf(text: string): number {
  const found = /([−-]?)\$([\d,]+)\.(\d{2})(?!\d)/.exec(text)
  if (!found) throw new Error(`There is no amount in "${text}".`)
  const [, sign = '', dollars = '', rest = ''] = found
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(rest)
  return sign === '' ? cents : -cents
}

export interface Row {
  label: string
  text: string
}

export function rowsOf(scope: Locator): Promise<Row[]> {
  return scope.locator('dl > div').evaluateAll((rows) =>
    rows.map((row) => ({
      label: row.querySelector('dt')?.textContent ?? '',
      text: row.querySelector('dd')?.textContent ?? '',
    })),
  )
}

/** Totals of a checkout or an order, in cents. */
export interface ShownTotals {
  subtotal: number
  discount: number
  shipping: number
  tax: number
  total: number
}

/** Reads the totals on the screen, whatever label the tax has. */
export async function totalsShown(scope: Locator): Promise<ShownTotals> {
  const rows = (await rowsOf(scope)).filter(({ text }) => text.includes('$'))
  const known = ['Subtotal', 'Shipping', 'Order total']
  const amount = (label: string) => centsOf(textOf(rows, (row) => row.label === label))
  const discount = rows.find(({ label }) => label.startsWith('Discount'))
  const tax = textOf(rows, ({ label }) => !known.includes(label) && !label.startsWith('Discount'))
  return {
    subtotal: amount('Subtotal'),
    discount: discount ? -centsOf(discount.text) : 0,
    shipping: amount('Shipping'),
    tax: centsOf(tax),
    total: amount('Order total'),
  }
}

function textOf(rows: Row[], isMeant: (row: Row) => boolean): string {
  const row = rows.find(isMeant)
  if (!row) throw new Error(`A row is missing among ${rows.map(({ label }) => label).join(', ')}.`)
  return row.text
}
