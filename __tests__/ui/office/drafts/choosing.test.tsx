import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'

import { BikeBuilder } from '@/components/office/drafts/bike-builder'
import { CustomerSearch } from '@/components/office/drafts/customer-search'
import { DraftItems } from '@/components/office/drafts/draft-items'
import { cents } from '@/domain/kit/money'
import type { DraftItem } from '@/hooks/office/drafts/use-drafts'
import { drafts as texts } from '@/messages/office/drafts/drafts'
import type { DraftProduct } from '@/contract/office/drafts/drafts'
import type { OfficeCustomer } from '@/contract/office/customers/customers'

import { fixtureBike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'
import { renderApp } from '@/__tests__/support/render-app'

function openBuilder() {
  const onAdd = jest.fn((item: DraftItem) => void item)
  const calendar = { today: '2026-11-25', closed_days: [] }
  const app = renderApp(
    <BikeBuilder country={unitedStates} onAdd={onAdd} onClose={() => undefined} />,
    {
      fakes: {
        configurator: { list: async () => ({ bikes: [fixtureBike], calendar }) },
      },
    },
  )
  return { ...app, onAdd }
}

it('a bike is built by the rules of the configurator: a refusal says why and what it takes', async () => {
  const { user, onAdd } = openBuilder()
  const brakes = await screen.findByRole('combobox', { name: 'Brakes' })
  const rotors = within(brakes).getByRole('option', { name: 'Two-piston, 203/180 mm (+$119.00)' })
  await user.selectOptions(brakes, rotors)
  expect(screen.getByText('The rigid fork is rated for 180 mm rotors.')).toBeVisible()
  expect(brakes).toHaveDisplayValue('Two-piston, 160/160 mm')
  const [way] = within(screen.getByRole('status')).getAllByRole('button')
  if (!way) throw new Error('There is no way out.')
  await user.click(way)
  expect(brakes).toHaveDisplayValue('Two-piston, 203/180 mm')
  expect(screen.getByRole('combobox', { name: 'Fork' })).toHaveDisplayValue('Air fork')
  await user.click(screen.getByRole('checkbox', { name: 'Rear rack (+$119.00)' }))
  await user.click(screen.getByRole('button', { name: texts.addBike }))
  const [item] = onAdd.mock.calls[0] ?? []
  expect(item?.server?.build.selectedParts).toMatchObject({ 4: 402, 8: 802 })
  expect(item?.server?.build.selectedMultipleParts[20]).toContain(2001)
})

it('a preset starts a bike that can be built, in the size that was chosen', async () => {
  const { user, onAdd } = openBuilder()
  const size = await screen.findByRole('combobox', { name: texts.size })
  const last = within(size).getAllByRole('option').at(-1)
  if (!last) throw new Error('There is no size.')
  await user.selectOptions(size, last)
  await user.selectOptions(screen.getByRole('combobox', { name: texts.preset }), 'Broken')
  await user.click(screen.getByRole('button', { name: texts.addBike }))
  const [item] = onAdd.mock.calls[0] ?? []
  expect(item?.server).toMatchObject({ bike_slug: fixtureBike.slug })
  expect(item?.server?.build.size_id).toBe(fixtureBike.sizes.at(-1)?.id)
})

const VERSIONS: DraftProduct[] = ['M', 'L'].map((size, at) => ({
  ...{ product_id: 5_000_110, variant: `bone-${size}`, title: `Helmet, Bone, ${size}` },
  ...{ thumbnail: '', price: cents(11_900), for_sale: at * 3 },
}))

function Items() {
  const [items, setItems] = useState<DraftItem[]>([])
  return <DraftItems {...{ items }} countryId={222} fault={undefined} onChange={setItems} />
}

it('versions are chosen with the arrow keys, and the same one again is one more piece', async () => {
  const { user } = renderApp(<Items />, {
    fakes: {
      countries: { list: async () => ({ countries: [unitedStates], default_id: 222 }) },
      drafts: { products: async () => VERSIONS },
    },
  })
  const field = screen.getByRole('combobox', { name: texts.product })
  for (const _ of ['once', 'again']) {
    await user.type(field, 'helmet')
    expect(await screen.findByRole('option', { name: /, M/ })).toHaveTextContent(texts.forSale(0))
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(field).toHaveValue('')
  }
  expect(screen.getByRole('textbox', { name: texts.countOf('Helmet, Bone, L') })).toHaveValue('2')
})

const ADA = {
  ...{ name: 'Ada Rider', email: 'ada@example.com' },
  addresses: [
    {
      ...{ id: 1, is_shipping: true, is_billing: true, name: 'Ada Rider', line1: '1 Main Street' },
      ...{ line2: '', city: 'Albany', region: 'NY', postcode: '12207', phone: '', country_id: 222 },
      country: 'United States',
    },
  ],
} as unknown as OfficeCustomer

it('a customer is found, and fills in who gets the link and where it goes', async () => {
  const onFound = jest.fn()
  const row = { id: 'abc', name: ADA.name, email: ADA.email }
  const { user } = renderApp(<CustomerSearch onFound={onFound} />, {
    fakes: {
      customers: {
        list: async () => ({ customers: [row], next: null, previous: null }) as never,
        read: async () => ADA,
      },
    },
  })
  await user.type(screen.getByRole('combobox', { name: texts.known }), 'ada')
  await user.click(await screen.findByRole('option', { name: /ada@example.com/ }))
  await waitFor(() =>
    expect(onFound).toHaveBeenCalledWith({
      ...{ name: 'Ada Rider', email: 'ada@example.com', line1: '1 Main Street', line2: '' },
      ...{ city: 'Albany', region: 'NY', postcode: '12207', phone: '', country_id: 222 },
    }),
  )
})
