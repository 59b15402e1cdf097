import { screen, within } from '@testing-library/react'

import type { Registration } from '@/contract/office/taxes/registrations'
import { edit } from '@/messages/kit/edit'
import { registrations as texts } from '@/messages/office/taxes/registrations'
import { registrations as page } from '@/screens/backoffice/tax-registrations'
import type { ResourceServices } from '@/services/office/resources'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const NEW_YORK: Registration = {
  ...{ id: 'us-ny', version: 'v1', country_code: 'US', region: 'NY', title: 'Sales tax' },
  ...{ number: '12-3', rate: 40_000, starts_on: '2026-01-01', ends_on: null, state: 'in_force' },
  jurisdiction: 'United States, New York',
  ...{ taxes_delivery: true, replaces_national: false, covers_eu: false },
  ...{ limit_amount: null, limit_currency: null, limit_scope: 'consignment' },
  local_rates: [{ postcodes: '12201-12288', title: 'Albany County', rate: 40_000 }],
}
const { fields } = texts

function open(overrides: Partial<ResourceServices['registrations']> = {}) {
  const registrations = { list: async () => [NEW_YORK], ...overrides }
  const services = fakeServices({ registrations: registrations as never })
  return renderApp(page().body, {
    path: '/backoffice/tax-registrations',
    role: 'manager',
    services,
  })
}

const save = () => screen.getByRole('button', { name: edit.save })

it('lists registrations with their rates', async () => {
  open()
  expect(
    await screen.findByRole('row', {
      name: /United States, New York.*Sales tax.*4% and 1 local.*In force/,
    }),
  ).toBeVisible()
})

it('local rates are typed as lines, and a line that can’t be read is named', async () => {
  const change = jest.fn(async () => ({ ...NEW_YORK, version: 'v2' }))
  const { user } = open({ change })
  await user.click(await screen.findByRole('button', { name: 'United States, New York' }))
  const form = within(screen.getByRole('form'))
  const rates = form.getByLabelText(fields.local_rates.label)
  expect(rates).toHaveValue('12201-12288 4% Albany County')
  await user.type(rates, '{Enter}142 Erie County')
  await user.click(save())
  expect(form.getByText(/^Enter one rate per line/)).toBeVisible()
  await user.clear(rates)
  await user.type(rates, '142 4,75% Erie County{Enter}* 4 Others')
  await user.clear(form.getByLabelText(fields.rate.label))
  await user.type(form.getByLabelText(fields.rate.label), '4.5')
  await user.click(save())
  expect(await screen.findByText(texts.saved('United States, New York'))).toBeVisible()
  expect(change).toHaveBeenCalledWith(
    'us-ny',
    expect.objectContaining({
      rate: 45_000,
      local_rates: [
        { postcodes: '142', rate: 47_500, title: 'Erie County' },
        { postcodes: '*', rate: 40_000, title: 'Others' },
      ],
    }),
  )
})

it('a limit needs its currency', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'United States, New York' }))
  await user.type(screen.getByLabelText(fields.limit_amount.label), '135')
  await user.click(save())
  expect(screen.getByText('Enter both an amount and its currency, or neither.')).toBeVisible()
})
