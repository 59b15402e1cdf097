import { screen } from '@testing-library/react'

import { SpareService } from '@/components/shop/spares/spare-service'
import { blankValues } from '@/domain/kit/text-field'
import { cents } from '@/domain/kit/money'
import { SERVICE_FIELDS } from '@/domain/shop/goods/product-fields'
import { goodsAnswer } from '#server/goods/delivery/goods-answer'
import { spareFacts } from '@/messages/shop/spares/spare-facts'

import { renderApp } from '@/__tests__/support/render-app'
import { seedCatalog } from '@/__tests__/support/catalog/seed-catalog'

const catalog = seedCatalog()

function aSpare(labor: number | null) {
  const product = catalog.products.find(({ kind }) => kind === 'spare')
  if (!product) throw new Error('The seed has no spare part.')
  return {
    ...goodsAnswer(catalog, product, { left: new Map(), today: '2026-11-20' }),
    ...{ ...blankValues(SERVICE_FIELDS), group: null, minutes: 30, price: cents(2_000) },
    labor_price: labor === null ? null : cents(labor),
  }
}

it('shows the price with labor and leads to who repairs it, also without a rate', () => {
  const { rerender } = renderApp(<SpareService spare={aSpare(4_500)} />)
  expect(screen.getByText(spareFacts.about('$65.00'))).toBeVisible()
  rerender(<SpareService spare={aSpare(null)} />)
  expect(screen.queryByText(/^About/)).toBeNull()
  expect(screen.getByRole('link', { name: spareFacts.repairs })).toLinkTo('/help-center/repairs')
})
