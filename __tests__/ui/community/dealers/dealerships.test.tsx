import { fireEvent, screen, within } from '@testing-library/react'

import { ModalHost } from '@/components/kit/layout/modal-host'
import { cents } from '@/domain/kit/money'
import { dealerships as texts } from '@/messages/office/dealers/dealers'
import { edit } from '@/messages/kit/edit'
import { testRides } from '@/messages/office/test-rides/test-rides'
import type { TestRide } from '@/contract/office/test-rides/test-rides'
import { dealerships as resource, type Dealership } from '@/contract/office/dealers/dealers'
import type { DealershipChoices } from '@/contract/office/dealers/dealer-routes'
import { dealers as page } from '@/screens/backoffice/dealers'
import type { ResourceServices } from '@/services/office/resources'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const BERLIN: Dealership = {
  ...{ id: '7', title: 'Radhaus Mitte', note: 'In a courtyard.', street: 'Linienhof 12' },
  ...{ postcode: '10119', city: 'Berlin', region: '', country_id: 15, country_title: 'Germany' },
  ...{ lat: 52.5281, lng: 13.4046, time_zone: 'Europe/Berlin', phone: '+49 30 23' },
  ...{ email: 'hallo@radhaus.example', services: ['sale', 'assembly'] },
  hours: [
    { weekday: 2, opens: 600, closes: 780 },
    { weekday: 2, opens: 840, closes: 1080 },
  ],
  closed_days: [{ date: '2026-12-24', reason: 'Christmas Eve' }],
  ...{ ride_minutes: 60, ride_notice_hours: 20, rides_at_once: null },
  ...{ assembly_fee: cents(13_950), assembly_days: 3, version: 'v1' },
  bikes: [{ bike_id: 3, size_id: 303 }],
  is_active: true,
}
const LIST = [BERLIN, { ...BERLIN, id: '8', title: 'Velo Süd', is_active: false }]
const CHOICES: DealershipChoices = {
  countries: [{ id: 15, title: 'Germany' }],
  bikes: [
    {
      ...{ id: 3, title: 'Nyx' },
      sizes: [
        { id: 302, title: 'M' },
        { id: 303, title: 'L' },
      ],
    },
  ],
}
const RIDE: TestRide = {
  ...{ id: '3', status: 'booked', outcome: null, can_change: true, can_tell: false },
  ...{ starts_at: '2026-12-01T09:00:00.000Z', day: '2026-12-01', minutes: 600, is_offered: false },
  ...{ bike: 'Nyx, size M', bike_id: 700, dealer_id: 7, dealer: 'Radhaus Mitte' },
  ...{ name: 'Ada Rider', email: 'ada@x.org', phone: '', height_cm: null, customer_id: null },
}

function open(overrides: Partial<ResourceServices['dealerships']> = {}, rides: TestRide[] = []) {
  const services = fakeServices({
    dealerships: { list: async () => LIST, choices: async () => CHOICES, ...overrides },
    testRides: {
      list: async () => ({ rides, dealers: [], has_mail: true, next: null, previous: null }),
    },
    dealers: {
      places: async () => [
        { id: 9, name: 'Potsdam', region: '', country_code: 'DE', lat: 52.4, lng: 13.0667 },
      ],
    },
  })
  const screens = (
    <>
      {page().body}
      <ModalHost />
    </>
  )
  return renderApp(screens, { path: '/backoffice/dealers', role: 'manager', services })
}

const openRow = (name = 'Radhaus Mitte') => screen.findByRole('button', { name })
const save = () => screen.getByRole('button', { name: edit.save })
const { id: _, country_title: __, ...KNOWN } = BERLIN
const faultOf = (name: keyof typeof resource.fields) => {
  const { required, wrong = '' } = resource.fields[name].spec
  return required ?? wrong
}

it('lists dealers with place, services and visibility; N opens a new one, which needs its facts', async () => {
  const { user } = open()
  expect(
    await screen.findByRole('row', { name: /Radhaus Mitte.*Berlin, Germany.*Sales, Assembly/ }),
  ).toBeVisible()
  expect(screen.getByRole('row', { name: /Velo Süd.*Not shown/ })).toBeVisible()
  expect(screen.getByText(texts.found(2, LIST))).toBeVisible()
  await openRow()
  await user.keyboard('n')
  const form = within(screen.getByRole('form', { name: texts.addTitle }))
  await user.click(save())
  expect(form.getByText(faultOf('title'))).toBeVisible()
  expect(form.getByText(faultOf('country_id'))).toBeVisible()
  expect(form.getByText(faultOf('time_zone'))).toBeVisible()
  expect(form.getByLabelText(texts.fields.title)).toHaveFocus()
  const { fields, position } = texts
  const groups = [position, fields.hours.label, fields.closed_days, fields.services.label]
  for (const name of [...groups, fields.bikes.label]) {
    expect(screen.getByRole('heading', { name })).toBeVisible()
  }
})

it('saves hours, a break and a bike as they are typed', async () => {
  const change = jest.fn(async () => ({ ...BERLIN, version: 'v2' }))
  const { user } = open({ change })
  await user.click(await openRow())
  expect(screen.getByLabelText('Tuesday')).toHaveValue('10 AM–1 PM, 2 PM–6 PM')
  await user.type(screen.getByLabelText('Saturday'), '9-13')
  fireEvent.change(screen.getByLabelText(texts.from), { target: { value: '2026-12-28' } })
  fireEvent.change(screen.getByLabelText(texts.to), { target: { value: '2026-12-29' } })
  await user.type(screen.getByLabelText(texts.reason), 'Stocktaking')
  await user.click(screen.getByRole('button', { name: texts.addDays }))
  await user.click(await screen.findByRole('checkbox', { name: texts.sizeOf('Nyx', 'M') }))
  await user.type(screen.getByLabelText(texts.fields.rides_at_once.label), '2')
  await user.click(save())
  expect(await screen.findByText(texts.saved('Radhaus Mitte'))).toBeVisible()
  expect(change).toHaveBeenCalledWith('7', {
    ...KNOWN,
    hours: [...BERLIN.hours, { weekday: 6, opens: 540, closes: 780 }],
    closed_days: [
      { date: '2026-12-24', reason: 'Christmas Eve' },
      { date: '2026-12-28', reason: 'Stocktaking' },
      { date: '2026-12-29', reason: 'Stocktaking' },
    ],
    bikes: [
      { bike_id: 3, size_id: 303 },
      { bike_id: 3, size_id: 302 },
    ],
    rides_at_once: 2,
  })
})

it('says what is wrong by its field; a town puts the dealer on the map, the arrow keys move it', async () => {
  const { user } = open()
  await user.click(await openRow())
  await user.clear(screen.getByLabelText('Tuesday'))
  await user.type(screen.getByLabelText('Tuesday'), '18-9')
  await user.clear(screen.getByLabelText(texts.fields.assembly_fee.label))
  await user.click(save())
  expect(screen.getByText(faultOf('hours'))).toBeVisible()
  expect(screen.getByText(faultOf('assembly_fee'))).toBeVisible()
  expect(screen.getByLabelText('Tuesday')).toHaveValue('18-9')
  await user.click(screen.getByRole('button', { name: texts.addDays }))
  expect(screen.getByText(texts.breakFault)).toBeVisible()
  await user.type(screen.getByLabelText(texts.town), 'pots')
  await user.click(await screen.findByRole('button', { name: 'Potsdam, DE' }))
  expect(screen.getByLabelText(texts.fields.lat.label)).toHaveValue('52.4000')
  expect(screen.getByLabelText(texts.fields.lng)).toHaveValue('13.0667')
  screen.getByRole('button', { name: texts.mapLabel }).focus()
  await user.keyboard('{ArrowUp}{ArrowRight}')
  expect(
    Number(screen.getByLabelText<HTMLInputElement>(texts.fields.lat.label).value),
  ).toBeGreaterThan(52.4)
  expect(Number(screen.getByLabelText<HTMLInputElement>(texts.fields.lng).value)).toBeGreaterThan(
    13.07,
  )
})

it('names booked rides whose time went, each with the way to move it', async () => {
  const { user } = open({}, [RIDE])
  await user.click(await openRow())
  expect(await screen.findByText(texts.bookedLead(1, 1))).toBeVisible()
  expect(screen.getByText(testRides.notOffered)).toBeVisible()
  expect(
    screen.getByRole('button', { name: `${testRides.change} ${testRides.openOf(RIDE)}` }),
  ).toBeVisible()
})
