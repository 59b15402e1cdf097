import { screen, within } from '@testing-library/react'

import { ShippingScreen } from '@/components/office/countries/shipping-screen'
import { cents } from '@/domain/kit/money'
import { edit } from '@/messages/kit/edit'
import { shipping as texts } from '@/messages/office/countries/countries'
import type { Services } from '@/services/services'
import type { ShippingCountries, ShippingCountry } from '@/contract/office/countries/countries'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const GERMANY: ShippingCountry = {
  ...{ code: 'DE', title: 'Germany', tax_title: 'VAT', tax_basis_points: 1_900, seen: 'v1' },
  ...{ prices_include_tax: true, shipping_bike: cents(19_900), shipping_goods: cents(1_250) },
  ...{ transit_battery_days: 21, transit_goods_days: 7, legal_tunes: ['tune-eu'] },
  ...{ region_title: null, is_offered: true, is_default: false },
  ...{ postcode_formats: ['99999'], postcode_example: '10115' },
}
const USA: ShippingCountry = {
  ...{ ...GERMANY, code: 'US', title: 'United States', tax_title: 'Sales tax', is_default: true },
  ...{ tax_basis_points: 0, legal_tunes: ['tune-us1', 'tune-eu'] },
}
const LIST: ShippingCountries = {
  countries: [GERMANY, USA],
  tunes: [
    { tag: 'tune-eu', title: 'EU, 250 W' },
    { tag: 'tune-us1', title: 'US Class 1' },
  ],
}

function open(
  overrides: Partial<Services['shipping']> = {},
  role: 'manager' | 'read_only' = 'manager',
) {
  const services = fakeServices({ shipping: { list: async () => LIST, ...overrides } })
  return renderApp(<ShippingScreen />, { path: '/backoffice/shipping', role, services })
}

const openRow = (name: string) => screen.findByRole('button', { name })
const save = () => screen.getByRole('button', { name: edit.save })

beforeEach(() => sessionStorage.clear())

it('lists taxes and fees', async () => {
  open()
  expect(await screen.findByRole('row', { name: /Germany.*19% VAT.*\$199/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /United States.*Not collected/ })).toBeVisible()
})

it('saves a tax and a fee as they are typed, and says so', async () => {
  const change = jest.fn(async () => ({ ...GERMANY, seen: 'v2' }))
  const { user } = open({ change })
  await user.click(await openRow('Germany'))
  await user.clear(screen.getByLabelText(texts.tax))
  await user.type(screen.getByLabelText(texts.tax), '8,5')
  await user.clear(screen.getByLabelText(texts.shipping_goods))
  await user.type(screen.getByLabelText(texts.shipping_goods), '9.90')
  await user.click(save())
  expect(await screen.findByText(texts.saved('Germany'))).toBeVisible()
  const { code: _, title: __, is_default: ___, postcode_example: ____, ...known } = GERMANY
  expect(change).toHaveBeenCalledWith({
    ...{ ...known, tax_basis_points: 850, shipping_goods: cents(990) },
    code: 'DE',
  })
})

it('says what is wrong, and keeps it', async () => {
  const { user } = open()
  await user.click(await openRow('Germany'))
  await user.clear(screen.getByLabelText(texts.tax))
  await user.type(screen.getByLabelText(texts.tax), '190')
  await user.clear(screen.getByLabelText(texts.goods_days))
  await user.click(save())
  expect(screen.getByText(texts.taxFault)).toBeVisible()
  expect(screen.getByText(texts.daysFault)).toBeVisible()
  expect(screen.getByLabelText(texts.tax)).toHaveFocus()
  expect(screen.getByLabelText(texts.tax)).toHaveValue('190')
})

it('the tune that bikes come with is chosen among those of the law', async () => {
  const change = jest.fn(async () => USA)
  const { user } = open({ change })
  await user.click(await openRow('United States'))
  expect(screen.getByLabelText(texts.is_offered)).toBeDisabled()
  await user.selectOptions(screen.getByLabelText(texts.comesWith), 'EU, 250 W')
  await user.click(save())
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({ legal_tunes: ['tune-eu', 'tune-us1'], code: 'US' }),
  )
})

it('by keyboard: N opens a new country, which needs a code', async () => {
  const add = jest.fn(async () => ({ ...GERMANY, code: 'IS', title: 'Iceland' }))
  const { user } = open({ add })
  await openRow('Germany')
  await user.keyboard('n')
  const form = within(screen.getByRole('form', { name: texts.addTitle }))
  await user.type(form.getByLabelText(texts.name), 'Iceland')
  await user.type(form.getByLabelText(texts.tax), '24')
  await user.type(form.getByLabelText(texts.shipping_bike), '300')
  await user.type(form.getByLabelText(texts.shipping_goods), '30')
  await user.type(form.getByLabelText(texts.battery_days), '30')
  await user.type(form.getByLabelText(texts.goods_days), '9')
  await user.click(form.getByLabelText('EU, 250 W'))
  await user.click(save())
  expect(form.getByText(texts.codeFault)).toBeVisible()
  await user.type(form.getByLabelText(texts.code), 'is')
  await user.click(save())
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'IS', title: 'Iceland', legal_tunes: ['tune-eu'] }),
  )
})

it('who may only read opens a country and changes nothing', async () => {
  const { user } = open({}, 'read_only')
  await user.click(await openRow('Germany'))
  expect(screen.getByLabelText(texts.tax)).toBeDisabled()
  expect(screen.queryByRole('button', { name: edit.save })).toBeNull()
})

it('postal codes are typed as they look; “any” checks nothing and empty keeps a rule', async () => {
  const change = jest.fn(async ({ code }: { code: string | number }) =>
    code === 'CA' ? own : GERMANY,
  )
  const own = {
    ...GERMANY,
    code: 'CA',
    title: 'Canada',
    postcode_formats: null,
    postcode_example: 'K1A 0B1',
  }
  const list = async () => ({ ...LIST, countries: [GERMANY, own] })
  const { user } = open({ change, list })
  await user.click(await openRow('Germany'))
  const field = () => screen.getByLabelText(texts.postcodes)
  expect(field()).toHaveValue('99999')
  await user.clear(field())
  await user.type(field(), '\\d{{5}')
  await user.click(save())
  expect(screen.getByText(texts.postcodesFault)).toBeVisible()
  await user.clear(field())
  await user.type(field(), '99999, a9a 9a9')
  await user.click(save())
  const formats = (code: string, input: string[] | null): unknown =>
    expect.objectContaining({ postcode_formats: input, code })
  expect(change).toHaveBeenLastCalledWith(formats('DE', ['99999', 'A9A 9A9']))
  await screen.findByText(texts.saved('Germany'))
  await user.click(await openRow('Canada'))
  expect(screen.getByText(texts.postcodesHint(own))).toBeVisible()
  await user.click(save())
  expect(change).toHaveBeenLastCalledWith(formats('CA', null))
  await screen.findByText(texts.saved('Canada'))
  await user.click(await openRow('Canada'))
  await user.type(field(), 'Any')
  await user.click(save())
  expect(change).toHaveBeenLastCalledWith(formats('CA', []))
})
