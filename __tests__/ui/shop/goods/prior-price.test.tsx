import { screen } from '@testing-library/react'

import { PriorPrice } from '@/components/shop/goods/prior-price'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { cents } from '@/domain/kit/money'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { priorPrice } from '@/messages/shop/goods/prior-price'

import { fakeServices } from '@/__tests__/support/fake-services'
import { countries } from '@/__tests__/support/guest-shop'
import { germany } from '@/__tests__/support/catalog/fixture-bike'
import { renderApp } from '@/__tests__/support/render-app'

function Page({ amount }: { amount: number | null }) {
  const { choose } = useCountries(true)
  return (
    <>
      <PriorPrice amount={amount === null ? null : cents(amount)} />
      <button onClick={() => choose(germany.id)}>Germany</button>
    </>
  )
}

it('shows the lowest price before an offer with tax, only in the EEA and only during offers', async () => {
  const { user, rerender } = renderApp(<Page amount={10_000} />, {
    services: fakeServices({
      countries: { list: async () => ({ countries, default_id: DEFAULT_COUNTRY_ID }) },
    }),
  })
  expect(screen.queryByText(/^Lowest price/)).toBeNull()
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText(priorPrice(cents(11_900)))).toBeVisible()
  rerender(<Page amount={null} />)
  expect(screen.queryByText(/^Lowest price/)).toBeNull()
})
