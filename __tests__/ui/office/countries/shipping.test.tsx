import { screen, within } from '@testing-library/react'

import { shipping as resource, type ShippingCountry } from '@/contract/office/countries/countries'
import { cents } from '@/domain/kit/money'
import { chrome } from '@/messages/kit/chrome'
import { edit } from '@/messages/kit/edit'
import { shipping as texts } from '@/messages/office/countries/countries'
import { shipping as page } from '@/screens/backoffice/shipping'
import type { ResourceServices } from '@/services/office/resources'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const GERMANY: ShippingCountry = {
  ...{ code: 'DE', title: 'Germany', tax_title: 'VAT', tax_rate: 190_000, version: 'v1' },
  ...{ prices_include_tax: true, shipping_bike: cents(19_900), shipping_goods: cents(1_250) },
  ...{ transit_battery_days: 21, transit_goods_days: 7, legal_tunes: ['tune-eu'] },
  ...{ region_title: null, is_offered: true, is_default: false, taxed_regions: 0 },
  ...{ postcode_formats: ['99999'], postcode_example: '10115' },
}
const USA: ShippingCountry = {
  ...{ ...GERMANY, code: 'US', title: 'United States', tax_title: 'Sales tax', is_default: true },
  ...{ tax_rate: 0, taxed_regions: 1, legal_tunes: ['tune-us1', 'tune-eu'] },
}
const TUNES = [
  { tag: 'tune-eu', title: 'EU, 250 W' },
  { tag: 'tune-us1', title: 'US Class 1' },
]
const { fields } = texts
const fault = (name: keyof typeof fields) => resource.fields[name].spec.wrong ?? ''

function open(
  overrides: Partial<ResourceServices['shipping'] & Pick<Services['shipping'], 'tunes'>> = {},
  role: 'manager' | 'read_only' = 'manager',
) {
  const shipping = { list: async () => [GERMANY, USA], tunes: async () => TUNES, ...overrides }
  const services = fakeServices({ shipping: shipping as never })
  return renderApp(page().body, { path: '/backoffice/shipping', role, services })
}

const openRow = (name: string) => screen.findByRole('button', { name })
const save = () => screen.getByRole('button', { name: edit.save })

it('lists taxes and fees', async () => {
  open()
  expect(await screen.findByRole('row', { name: /Germany.*19% VAT.*\$199/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /United States.*1 by region/ })).toBeVisible()
})

it('saves the name of a tax and a fee as they are typed, and says so', async () => {
  const change = jest.fn(async () => ({ ...GERMANY, version: 'v2' }))
  const { user } = open({ change })
  await user.click(await openRow('Germany'))
  await user.clear(screen.getByLabelText(fields.tax_title))
  await user.type(screen.getByLabelText(fields.tax_title), 'USt.')
  await user.clear(screen.getByLabelText(fields.shipping_goods.label))
  await user.type(screen.getByLabelText(fields.shipping_goods.label), '9.90')
  await user.click(save())
  expect(await screen.findByText(texts.saved('Germany'))).toBeVisible()
  const { code: _, title: __, is_default: ___, postcode_example: ____, ...rest } = GERMANY
  const { tax_rate: _____, taxed_regions: ______, ...known } = rest
  expect(change).toHaveBeenCalledWith('DE', {
    ...{ ...known, tax_title: 'USt.', shipping_goods: cents(990) },
  })
})

it('motor tunes that don’t load can be loaded again, and stay as they are when the rest is saved', async () => {
  const tunes = jest.fn(async () => TUNES).mockRejectedValueOnce(new Error('offline'))
  const change = jest.fn(async () => ({ ...GERMANY, version: 'v2' }))
  const { user } = open({ tunes, change })
  await user.click(await openRow('Germany'))
  const again = await screen.findByRole('button', { name: chrome.tryAgain })
  await user.click(again)
  expect(await screen.findByLabelText('EU, 250 W')).toBeChecked()
  await user.click(save())
  expect(change).toHaveBeenCalledWith('DE', expect.objectContaining({ legal_tunes: ['tune-eu'] }))
})

it('says what is wrong, and keeps it', async () => {
  const { user } = open()
  await user.click(await openRow('Germany'))
  await user.clear(screen.getByLabelText(fields.shipping_bike))
  await user.type(screen.getByLabelText(fields.shipping_bike), '19x')
  await user.clear(screen.getByLabelText(fields.transit_goods_days))
  await user.click(save())
  expect(screen.getByText(fault('shipping_bike'))).toBeVisible()
  expect(screen.getByText(fault('transit_goods_days'))).toBeVisible()
  expect(screen.getByLabelText(fields.shipping_bike)).toHaveFocus()
  expect(screen.getByLabelText(fields.shipping_bike)).toHaveValue('19x')
})

it('the tune that bikes come with is chosen among those of the law', async () => {
  const change = jest.fn(async () => USA)
  const { user } = open({ change })
  await user.click(await openRow('United States'))
  expect(screen.getByLabelText(fields.is_offered)).toBeDisabled()
  await user.selectOptions(await screen.findByLabelText(texts.comesWith), 'EU, 250 W')
  await user.click(save())
  expect(change).toHaveBeenCalledWith(
    'US',
    expect.objectContaining({ legal_tunes: ['tune-eu', 'tune-us1'] }),
  )
})

it('by keyboard: N opens a new country, which needs a code', async () => {
  const add = jest.fn(async () => ({ ...GERMANY, code: 'IS', title: 'Iceland' }))
  const { user } = open({ add })
  await openRow('Germany')
  await user.keyboard('n')
  const form = within(screen.getByRole('form', { name: texts.addTitle }))
  await user.type(form.getByLabelText(fields.title), 'Iceland')
  await user.type(form.getByLabelText(fields.shipping_bike), '300')
  await user.type(form.getByLabelText(fields.shipping_goods.label), '30')
  await user.type(form.getByLabelText(fields.transit_battery_days), '30')
  await user.type(form.getByLabelText(fields.transit_goods_days), '9')
  await user.click(await form.findByLabelText('EU, 250 W'))
  await user.click(save())
  expect(form.getByText(fault('code'))).toBeVisible()
  await user.type(form.getByLabelText(fields.code.label), 'is')
  await user.click(save())
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'is', title: 'Iceland', legal_tunes: ['tune-eu'] }),
  )
})

it('postal codes are typed as they look; “any” checks nothing and empty keeps a rule', async () => {
  const change = jest.fn(async (code: string) => (code === 'CA' ? own : GERMANY))
  const own = {
    ...GERMANY,
    code: 'CA',
    title: 'Canada',
    postcode_formats: null,
    postcode_example: 'K1A 0B1',
  }
  const list = async () => [GERMANY, own]
  const { user } = open({ change, list })
  await user.click(await openRow('Germany'))
  const field = () => screen.getByLabelText(fields.postcode_formats)
  expect(field()).toHaveValue('99999')
  await user.clear(field())
  await user.type(field(), '\\d{{5}')
  await user.click(save())
  expect(screen.getByText(fault('postcode_formats'))).toBeVisible()
  await user.clear(field())
  await user.type(field(), '99999, a9a 9a9')
  await user.click(save())
  const formats = (input: string[] | null): unknown =>
    expect.objectContaining({ postcode_formats: input })
  expect(change).toHaveBeenLastCalledWith('DE', formats(['99999', 'A9A 9A9']))
  await screen.findByText(texts.saved('Germany'))
  await user.click(await openRow('Canada'))
  expect(screen.getByText(texts.postcodesHint(own))).toBeVisible()
  await user.click(save())
  expect(change).toHaveBeenLastCalledWith('CA', formats(null))
  await screen.findByText(texts.saved('Canada'))
  await user.click(await openRow('Canada'))
  await user.type(field(), 'Any')
  await user.click(save())
  expect(change).toHaveBeenLastCalledWith('CA', formats([]))
})
