import { screen, waitFor, within } from '@testing-library/react'

import { noticeTexts } from '@/messages/configurator-parts'
import { configuratorView } from '@/store/configurator/configurator-selectors'
import { selectUnit } from '@/store/unit/unit-slice'

import {
  announced,
  answer,
  countryOf,
  openConfigurator,
  option,
  pannier,
} from './open-configurator'

beforeEach(() => localStorage.clear())

describe('A choice', () => {
  it('shows its price inside its name and its weight, range and days beside it', async () => {
    await openConfigurator('nireeka-prime')
    const battery = option(/^816 Wh battery \+\$699\.00$/)
    expect(battery).toHaveAccessibleDescription(/1\.6 kg heavier · 37 km farther/)
    expect(option(/12-speed/)).toHaveAccessibleDescription(/12 business days later/)
  })

  it('changes price, weight and range at once and without a request', async () => {
    const { user, configurator } = await openConfigurator('nireeka-prime')
    configurator.colors.mockClear()
    configurator.date.mockClear()
    await user.click(option(/^816 Wh/))
    expect(answer(/^Price/)).toHaveTextContent('$4,698.00')
    expect(answer(/^Weight/)).toHaveTextContent('27.6 kg')
    expect(answer(/^Range/)).toHaveTextContent('72–108 km')
    expect(configurator.colors).not.toHaveBeenCalled()
    expect(configurator.date).not.toHaveBeenCalled()
  })

  it('of a multiple-select part adds it to the upgrades and takes it out again', async () => {
    const { user, configuration } = await openConfigurator('nireeka-prime')
    const rack = screen.getByRole('checkbox', { name: /^Rear rack/ })
    await user.click(rack)
    expect(rack).toBeChecked()
    expect(configuration().build?.selectedMultipleParts[20]).toHaveLength(1)
    await user.click(rack)
    expect(rack).not.toBeChecked()
    expect(configuration().build?.selectedMultipleParts[20]).toEqual([])
  })

  it('is announced politely with what changed, price, weight and date', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await user.click(option(/^816 Wh/))
    const words = await announced(/816 Wh battery instead of 480 Wh battery/)
    expect(words).toHaveTextContent(
      /Price \$4,698\.00, weight 27\.6 kg, estimated delivery December \d+, 2026\./,
    )
  })

  it('that replaces a part which excludes it says why only one can be had', async () => {
    const { user, bike } = await openConfigurator('nireeka-homie')
    const reason = bike.groups.find(({ title }) => title === 'Drivetrain')?.exclusive_reason
    await user.click(option(/^Belt/))
    const words = await announced(/belt and 5-speed hub instead of/i)
    expect(words).toHaveTextContent(reason ?? 'no reason in the catalogue')
  })

  it('marks its step as chosen in the step index', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    const index = screen.getByRole('navigation', { name: 'Steps' })
    expect(within(index).getByRole('link', { name: 'Battery' })).toHaveAttribute(
      'href',
      '#step-part-1',
    )
    await user.click(option(/^816 Wh/))
    expect(within(index).getByRole('link', { name: 'Battery , selected' })).toBeVisible()
  })
})

describe('A refused choice', () => {
  it('stays focusable, says why, and is not taken by a press', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    const brakes = option(/^Four-piston/)
    expect(brakes).toHaveAttribute('aria-disabled', 'true')
    expect(brakes).toHaveAccessibleDescription(/rigid carbon fork is rated for rotors up to 180/)
    brakes.focus()
    expect(brakes).toHaveFocus()
    await user.keyboard(' ')
    expect(brakes).not.toBeChecked()
    expect(option(/^Two-piston, 160/)).toBeChecked()
  })

  it('is taken whole by its fix, which announces itself and keeps the focus at the option', async () => {
    const { user, configuration } = await openConfigurator('nireeka-prime')
    await user.click(screen.getByRole('button', { name: /Four-piston.*: Add air fork/ }))
    const brakes = option(/^Four-piston/)
    expect(brakes).toBeChecked()
    expect(brakes).toHaveFocus()
    expect(option(/^Air fork, 120/)).toBeChecked()
    expect(answer(/^Price/)).toHaveTextContent('$4,827.00')
    expect(configuration().history).toHaveLength(1)
    expect(await announced(/air fork instead of rigid carbon fork/i)).toBeVisible()
  })

  it('that needs two steps offers both in one fix', async () => {
    const { user } = await openConfigurator('nireeka-prime', {
      countries: [{ ...countryOf('United States'), legal_tunes: ['tune-us2', 'tune-offroad'] }],
    })
    await user.selectOptions(screen.getByLabelText('Ship to'), 'United States')
    await waitFor(() => expect(option(/^Off-road/)).toHaveAccessibleDescription(/larger|203/))
    const [fix] = screen.getAllByRole('button', { name: /^Off-road.*air fork/ })
    if (!fix) throw new Error('The off-road tune has no fix.')
    await user.click(fix)
    expect(option(/^Off-road/)).toBeChecked()
    expect(option(/^Air fork, 120/)).toBeChecked()
    expect(option(/^Four-piston/)).toBeChecked()
  })

  it('by the law of the country names the country and a legal tune', async () => {
    const { user, store } = await openConfigurator('nireeka-prime')
    await user.click(screen.getByLabelText('Ship to'))
    await screen.findByRole('option', { name: 'Germany' })
    await user.click(option(/^US Class 3/))
    await user.selectOptions(screen.getByLabelText('Ship to'), 'Germany')
    const broken = screen.getByRole('region', { name: noticeTexts.brokenTitle })
    expect(broken).toHaveTextContent(/isn’t road-legal in Germany/)
    const add = screen.getByRole('button', { name: 'Add to cart' })
    expect(add).toHaveAccessibleDescription(/Germany/)
    await user.click(add)
    expect(store.getState().guestCart.items).toEqual([])
    await user.click(within(broken).getByRole('button', { name: /EU/ }))
    expect(option(/^EU, 250 W/)).toBeChecked()
    expect(screen.queryByRole('region', { name: noticeTexts.brokenTitle })).toBeNull()
  })
})

describe('The unit toggle', () => {
  it('starts metric, flips between 1 and 0, and is kept for a guest', async () => {
    const { user, store } = await openConfigurator('nireeka-prime')
    expect(selectUnit(store.getState())).toBe(1)
    await user.click(option(/^Imperial$/))
    expect(selectUnit(store.getState())).toBe(0)
    expect(answer(/^Weight/)).toHaveTextContent('57.3 lb')
    expect(localStorage.getItem('unit')).toBe('0')
    await user.click(option(/^Metric$/))
    expect(selectUnit(store.getState())).toBe(1)
    expect(localStorage.getItem('unit')).toBe('1')
  })
})

describe('Undo and reset', () => {
  it('undo takes back the last change, one at a time', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveAttribute('aria-disabled', 'true')
    await user.click(option(/^816 Wh/))
    await user.click(option(/^Signal Orange/))
    await user.click(undo)
    expect(option(/^Graphite/)).toBeChecked()
    expect(option(/^816 Wh/)).toBeChecked()
    await user.click(undo)
    expect(option(/^480 Wh/)).toBeChecked()
  })

  it('reset asks first, starts on the safe button, and does nothing when dismissed', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await user.click(option(/^816 Wh/))
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    )
    await user.keyboard('{Escape}')
    expect(option(/^816 Wh/)).toBeChecked()
  })

  it('reset leads to the bike as offered, without preset, in unit 0, and can be undone', async () => {
    const { user, store, bike } = await openConfigurator('nireeka-prime')
    const price = answer(/^Price/).textContent
    await user.click(option(/^Trail/))
    await user.click(option(/^816 Wh/))
    expect(answer(/^Weight/)).toHaveTextContent('kg')
    await confirmReset(user)
    await waitFor(() => expect(answer(/^Price/)).toHaveTextContent(price ?? ''))
    expect(option(/^480 Wh/)).toBeChecked()
    expect(await screen.findByText('Changes from the standard bike')).toBeVisible()
    expect(configuratorView(store.getState(), bike)).toMatchObject({
      mode: 'CNM',
      unit: 0,
      selectedParts: {},
      selectedMultipleParts: {},
      totalPrice: 0,
    })
    expect(option(/^Imperial$/)).toBeChecked()
    expect(answer(/^Weight/)).toHaveTextContent('lb')
    expect(localStorage.getItem('unit')).toBe('0')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(option(/^816 Wh/)).toBeChecked()
  })
})

async function confirmReset(user: Awaited<ReturnType<typeof openConfigurator>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

describe('The cart', () => {
  it('receives the configured bike with its build', async () => {
    const { user, store, configuration } = await openConfigurator('nireeka-prime')
    await user.click(option(/^816 Wh/))
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    const [item] = store.getState().guestCart.items
    expect(item).toMatchObject({
      title: 'Nireeka Prime',
      type: 'bike',
      price: 469_800,
      cartQuantity: 1,
      server: { bike_slug: 'nireeka-prime', build: configuration().build },
    })
    expect(configuration().hasAddedToCart).toBe(true)
    expect(screen.getByRole('button', { name: 'Add another one' })).toBeVisible()
  })

  it('receives an accessory on its own; one that is sold out cannot be added', async () => {
    const sold = { ...pannier, id: 5000119, title: 'Repair kit', in_stock: false }
    const { user, store } = await openConfigurator('nireeka-homie', { extras: [pannier, sold] })
    await user.click(screen.getByRole('button', { name: 'Add Pannier pair to cart' }))
    expect(store.getState().guestCart.items).toMatchObject([
      { title: 'Pannier pair', type: 'other', product: 5000113, price: 12_900, server: null },
    ])
    expect(screen.queryByRole('button', { name: /Repair kit/ })).toBeNull()
    expect(screen.getByText('Sold out')).toBeVisible()
  })
})
