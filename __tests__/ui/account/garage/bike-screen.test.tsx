import { screen, within } from '@testing-library/react'

import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { BikeScreen } from '@/components/account/garage/bike-screen'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { cents } from '@/domain/kit/money'
import type { BikeDetail } from '@/contract/account/garage/garage'
import { dashboard } from '@/messages/account/dashboard/dashboard'

import { fakeServices } from '@/__tests__/support/fake-services'
import { fixtureBike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'
import { renderApp } from '@/__tests__/support/render-app'

const STEPS = ['ordered', 'building', 'shipped', 'delivered'] as const

function aBike(change: Partial<BikeDetail> = {}): BikeDetail {
  return {
    id: 7,
    mac_id: '02:4E:4B:00:27:3A',
    frame_number: null,
    title: 'Nyx',
    bike_slug: 'nyx',
    build: defaultBuild(fixtureBike, unitedStates),
    parts: [],
    options: [],
    size: 'M',
    color: 'Black',
    status: 'in_production',
    progress: STEPS.map((step, index) => ({
      step,
      is_done: index < 2,
      date: `2026-11-0${index + 1}`,
    })),
    order_number: 'NK-1',
    ordered_at: '2026-11-01T10:00:00.000Z',
    delivery_date: '2026-11-04',
    delivered_at: null,
    warranty_until: null,
    can_upgrade: false,
    settings: {
      nickname: '',
      start_mode: 'tour',
      lights: 'auto',
      sleep_minutes: 10,
      motion_alarm: true,
      service_interval_km: 500,
    },
    build_sheet: [],
    torques: [],
    documents: [{ title: 'User manual of the Nyx', href: '/user-manual/nyx' }],
    service_book: [],
    spares: [],
    ...change,
  }
}

async function open(bike: BikeDetail) {
  const services = fakeServices({ garage: { bike: async () => bike } })
  renderApp(<BikeScreen id={7} />, { services })
  await screen.findByRole('heading', { name: 'Nyx' })
}

const ENTRY = { date: '2026-11-10', km: 0, note: 'New gears', part_id: 30902 }
const OWNED_ONLY = ['Settings', 'Service log', 'Bike passport']

test('a bike that is not delivered shows its progress before anything else about it', async () => {
  await open(aBike())
  const progress = screen.getByRole('region', { name: 'Progress' })
  const steps = within(progress).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Ordered: DoneNovember 1, 2026',
    'In production: DoneNovember 2, 2026',
    'ShipsWe’re building and testing your bike.Expected November 3, 2026',
    'ArrivesExpected November 4, 2026',
  ])
  expect(steps[2]).toHaveAttribute('aria-current', 'step')
  const firstFact = screen.getByText('Size')
  expect(progress.compareDocumentPosition(firstFact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (const name of OWNED_ONLY) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument()
  }
  expect(screen.queryByText('Frame number')).not.toBeInTheDocument()
  expect(screen.queryByText('02:4E:4B:00:27:3A')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'User manual of the Nyx' })).toLinkTo('/user-manual/nyx')
})

test('a delivered bike shows its number, settings and service log, and no progress', async () => {
  await open(
    aBike({
      status: 'owned',
      frame_number: 'NX-10042',
      delivered_at: '2026-11-04T10:00:00.000Z',
      progress: STEPS.map((step) => ({ step, is_done: true, date: '2026-11-04' })),
    }),
  )
  expect(screen.queryByRole('region', { name: 'Progress' })).not.toBeInTheDocument()
  for (const name of OWNED_ONLY) expect(screen.getByRole('heading', { name })).toBeVisible()
  expect(screen.getByText('NX-10042')).toBeVisible()
  expect(screen.getByText('02:4E:4B:00:27:3A')).toBeVisible()
  expect(screen.queryByText(/started building this bike/)).not.toBeInTheDocument()
})

test('spare parts that need another option are a list of their own', async () => {
  const spare = {
    ...{ description: '', price: cents(2_900), standards: [], standard_equivalent: null },
    in_stock: true,
  }
  await open(
    aBike({
      spares: [
        { ...spare, id: 1, title: 'Chain, 9-speed', needs: [] },
        { ...spare, id: 2, title: 'Rotor', needs: [['two-piston brakes', 'four-piston brakes']] },
      ],
    }),
  )
  const fitting = screen.getByRole('region', { name: 'Spare parts that fit' })
  expect(
    within(fitting)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Chain, 9-speed'])
  const later = screen.getByRole('region', { name: 'Fits after an upgrade' })
  expect(within(later).getByRole('link', { name: 'Rotor' })).toBeVisible()
  expect(later).toHaveTextContent('Needs two-piston brakes or four-piston brakes')
})

test('the service log saves the option that was put on', async () => {
  const addService = jest.fn(async () => ({ ...ENTRY, id: 1 }))
  const bike = aBike({
    status: 'owned',
    options: [{ id: 30902, title: '11-speed wide, 11-46', group: 'Drivetrain' }],
  })
  const services = fakeServices({ garage: { bike: async () => bike, addService } })
  const { user } = renderApp(<BikeScreen id={7} />, { services })
  await user.type(await screen.findByLabelText('Date'), ENTRY.date)
  await user.type(screen.getByLabelText(/^Odometer/), '0')
  await user.type(screen.getByLabelText('Work done'), ENTRY.note)
  await user.selectOptions(
    screen.getByLabelText('Option changed'),
    'Drivetrain: 11-speed wide, 11-46',
  )
  await user.click(screen.getByRole('button', { name: 'Add entry' }))
  expect(addService).toHaveBeenCalledWith({ ...ENTRY, id: 7 })
})

it('a bike’s page belongs to the overview in the menu', async () => {
  renderApp(
    <DashboardFrame title="Garage">
      <p />
    </DashboardFrame>,
    { path: '/dashboard/bikes/7', role: 'owner' },
  )
  const menu = await screen.findByRole('navigation', { name: dashboard.navigation })
  expect(within(menu).getByRole('link', { current: 'page' })).toLinkTo('/dashboard')
})
