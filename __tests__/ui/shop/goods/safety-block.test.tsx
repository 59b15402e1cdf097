import { render, screen } from '@testing-library/react'

import { SafetyBlock } from '@/components/shop/goods/safety-block'
import { blankValues } from '@/domain/kit/text-field'
import { SHEET_FIELDS, type ShownField } from '@/domain/shop/goods/product-fields'
import { batteryReturn } from '@/messages/shop/goods/battery-return'
import { productSheet } from '@/messages/shop/goods/product-sheet'

const SAFETY = {
  maker: { name: 'Nireeka', address: [], email: 'safety@example.com' },
  eu_responsible: null,
  identifier: { sku: '7', gtin: null },
  ...{ warnings: [], marks: [] },
}
const BLANK = { ...blankValues(SHEET_FIELDS), is_battery: false }

it.each(Object.keys(productSheet) as ShownField[])(
  'the page of a product shows its %s, if it has one',
  (name) => {
    const { example } = SHEET_FIELDS[name].field
    const text = productSheet[name](String(example))
    const { rerender } = render(<SafetyBlock safety={SAFETY} goods={BLANK} />)
    expect(screen.queryByText(text)).toBeNull()
    rerender(<SafetyBlock safety={SAFETY} goods={{ ...BLANK, [name]: example }} />)
    expect(screen.getByText(text)).toBeVisible()
  },
)

it('bikes and batteries say how an old battery is returned, other products don’t', () => {
  const { rerender } = render(<SafetyBlock safety={SAFETY} />)
  expect(screen.getByRole('link', { name: batteryReturn.link })).toHaveAttribute(
    'href',
    '/help-center/old-battery',
  )
  rerender(<SafetyBlock safety={SAFETY} goods={BLANK} />)
  expect(screen.queryByText(batteryReturn.text)).toBeNull()
  rerender(<SafetyBlock safety={SAFETY} goods={{ ...BLANK, is_battery: true }} />)
  expect(screen.getByText(batteryReturn.text)).toBeVisible()
})
