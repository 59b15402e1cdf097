import { screen } from '@testing-library/react'

import { cents } from '@/domain/kit/money'
import { buildPrice, defaultBuild } from '@/domain/shop/bikes/build'
import { displayPrice } from '@/domain/shop/tax/display-price'
import { priorPrice } from '@/messages/shop/goods/prior-price'

import { bikeOf, countryOf, openConfigurator } from './open-configurator'

const germany = countryOf('Germany')
const bike = bikeOf('nyx')
const CHEAPER = [{ variant: '', price: cents(bike.price - 20_000) }]

async function shipTo(user: Awaited<ReturnType<typeof openConfigurator>>['user'], title: string) {
  await user.click(screen.getByLabelText('Ship to'))
  await screen.findByRole('option', { name: title })
  await user.selectOptions(screen.getByLabelText('Ship to'), title)
}

test('during an offer, the summary shows the lowest price of this very build, with tax, only in the EEA', async () => {
  const { user } = await openConfigurator('nyx', { earlier: [[], CHEAPER] })
  expect(screen.queryByText(/^Lowest price/)).toBeNull()
  await shipTo(user, 'Germany')
  const sentence = (price: number) => priorPrice(displayPrice(cents(price - 20_000), germany))
  const first = buildPrice(bike, defaultBuild(bike, germany))
  expect(await screen.findByText(sentence(first))).toBeVisible()
  const color = bike.colors.find(({ surcharge }) => surcharge > 0)
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${color?.title}`) }))
  expect(await screen.findByText(sentence(first + (color?.surcharge ?? 0)))).toBeVisible()
  await shipTo(user, 'United States')
  expect(screen.queryByText(/^Lowest price/)).toBeNull()
})

test('without an offer, the summary shows no earlier price', async () => {
  const { user } = await openConfigurator('nyx')
  await shipTo(user, 'Germany')
  expect(screen.queryByText(/^Lowest price/)).toBeNull()
})
