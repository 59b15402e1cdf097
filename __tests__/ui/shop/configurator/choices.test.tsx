import { screen, waitFor, within } from '@testing-library/react'

import { noticeTexts } from '@/messages/shop/configurator/configurator-parts'
import { itemAdded } from '@/store/cart/guest-cart-slice'
import { configuratorView } from '@/store/configurator/configurator-selectors'
import { selectUnit } from '@/store/unit/unit-slice'

import { aHelmet } from '@/__tests__/support/guest-shop'
import {
  announced,
  answer,
  countryOf,
  openConfigurator,
  option,
  pannier,
} from './open-configurator'

describe('A choice', () => {
  it('shows its figures, changes those of the bike without a request, and is announced politely', async () => {
    const { user, configurator } = await openConfigurator('nireeka-prime')
    const battery = option(/^816 Wh battery \+\$699\.00$/)
    expect(battery).toHaveAccessibleDescription(/1\.6 kg heavier · 37 km farther/)
    expect(option(/12-speed/)).toHaveAccessibleDescription(/12 business days later/)
    configurator.colors.mockClear()
    configurator.date.mockClear()
    await user.click(option(/^816 Wh/))
    expect(answer(/^Price/)).toHaveTextContent('$4,698.00')
    expect(answer(/^Weight/)).toHaveTextContent('27.6 kg')
    expect(answer(/^Range/)).toHaveTextContent('72–108 km')
    expect(configurator.colors).not.toHaveBeenCalled()
    expect(configurator.date).not.toHaveBeenCalled()
    const words = await announced(/816 Wh battery instead of 480 Wh battery/)
    expect(words).toHaveTextContent(
      /Price \$4,698\.00, weight 27\.6 kg, estimated delivery December \d+, 2026\./,
    )
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

  it('that replaces a part which excludes it says why only one can be had', async () => {
    const { user, bike } = await openConfigurator('nireeka-homie')
    const reason = bike.groups.find(({ title }) => title === 'Drivetrain')?.exclusive_reason
    await user.click(option(/^Belt/))
    const words = await announced(/belt and 5-speed hub instead of/i)
    expect(words).toHaveTextContent(reason ?? 'no reason in the catalog')
  })

  it('marks its area as chosen in the step index, and is told at once for the eyes', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    const index = screen.getByRole('navigation', { name: 'Steps' })
    expect(within(index).getByRole('link', { name: 'Power' })).toLinkTo('#step-power')
    await user.click(option(/^816 Wh/))
    expect(within(index).getByRole('link', { name: 'Power , selected' })).toBeVisible()
    const bar = screen.getByRole('region', { name: 'Your build at a glance' })
    expect(bar).toHaveTextContent('816 Wh battery instead of 480 Wh battery, +$699.00')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(bar).toHaveTextContent('480 Wh battery instead of 816 Wh battery, −$699.00')
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
    expect(store.getState().cart.guest.items).toEqual([])
    await user.click(within(broken).getByRole('button', { name: /EU/ }))
    expect(option(/^EU, 250 W/)).toBeChecked()
    expect(screen.queryByRole('region', { name: noticeTexts.brokenTitle })).toBeNull()
  })
})

describe('The country', () => {
  const germany = async () => {
    const app = await openConfigurator('nyx', { extras: [pannier] })
    const bar = within(screen.getByRole('region', { name: 'Your build at a glance' }))
    await app.user.click(bar.getByLabelText('Ship to'))
    await screen.findByRole('option', { name: 'Germany' })
    return { ...app, bar }
  }

  it('is chosen in the bar alone, and price, tax, date and law follow it; the cart keeps the net price', async () => {
    const { user, bar, store } = await germany()
    expect(screen.getAllByLabelText('Ship to')).toHaveLength(1)
    expect(answer(/^Price \$4,999\.00$/)).toBeVisible()
    const date = answer(/^Delivery/).textContent
    await user.selectOptions(bar.getByLabelText('Ship to'), 'Germany')
    // Without a chosen tune, the visitor gets the country's default.
    expect(option(/^EU, 250 W/)).toBeChecked()
    expect(answer(/^Price incl\. VAT \$5,948\.81$/)).toBeVisible()
    expect(answer(/^Delivery/).textContent).not.toBe(date)
    expect(option(/^756 Wh battery \+\$474\.81$/)).toBeVisible()
    expect(screen.getByText('$153.51')).toBeInTheDocument()
    const card = option(/^US Class 3/).closest('[data-option]')
    if (!(card instanceof HTMLElement)) throw new Error('The tune has no card.')
    expect(card).toHaveTextContent('Instead, keep the EU motor.')
    expect(within(card).queryByRole('button')).toBeNull()
    await user.click(answer(/^Price/))
    const panel = screen.getByRole('group', { name: 'Price' })
    expect(within(panel).getByText('19% VAT').parentElement).toHaveTextContent('+$949.81')
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(store.getState().cart.guest.items).toMatchObject([{ price: 499_900 }])
  })

  it('that forbids the tune offers the one change in the bar, with its price and date', async () => {
    const { user, bar } = await germany()
    await user.click(option(/^US Class 3/))
    await user.selectOptions(bar.getByLabelText('Ship to'), 'Germany')
    const change = bar.getByRole('button', { name: /^Change to the EU motor/ })
    expect(change).toHaveTextContent(/\$5,948\.81, delivery \w{3} \d+/)
    await user.click(change)
    expect(option(/^EU, 250 W/)).toBeChecked()
    expect(bar.queryByRole('button', { name: /^Change to/ })).toBeNull()
    expect(bar.getByRole('button', { name: 'Add to cart' })).not.toHaveAttribute('aria-disabled')
  })
})

describe('The page', () => {
  it('has five areas of steps that open, and two selectors for the combinations of bar and stem', async () => {
    const { user, configuration, bike } = await openConfigurator('nyx')
    const index = screen.getByRole('navigation', { name: 'Steps' })
    expect(
      within(index)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Start', 'Fit', 'Power', 'Ride', 'Carry', 'Look', 'Summary'])
    const ride = screen.getByRole('region', { name: 'Ride' })
    const brakes = within(ride).getByRole('region', { name: 'Brakes' })
    expect(brakes).toHaveTextContent('Four-piston, 203/203 mm')
    const radio = within(brakes).getByRole('radio', { hidden: true })
    expect(radio).not.toBeVisible()
    await user.click(within(brakes).getByRole('heading', { name: 'Brakes' }))
    expect(radio).toBeVisible()
    const step = screen.getByRole('region', { name: 'Handlebar and stem' })
    await user.click(within(step).getByRole('heading'))
    const [bar, stem] = ['Bar', 'Stem'].map((name) => within(step).getByRole('group', { name }))
    if (!bar || !stem) throw new Error('An axis is missing.')
    expect(within(step).getAllByRole('radio')).toHaveLength(6)
    await user.click(within(bar).getByRole('radio', { name: '800 mm' }))
    await user.click(within(stem).getByRole('radio', { name: '35 mm' }))
    const chosen = configuration().build?.selectedParts[12]
    const part = bike.groups.flatMap(({ parts }) => parts).find(({ id }) => id === chosen)
    expect(part?.title).toBe('800 mm bar, 35 mm stem')
    expect(within(bar).getByRole('radio', { name: '800 mm' })).toBeChecked()
  })

  it('shows the figures of the bar on its presets', async () => {
    const { user } = await openConfigurator('nyx')
    const city = option(/^City/)
    const price = /\$[\d,.]+/.exec(city.closest('label')?.textContent ?? '')?.[0] ?? 'none'
    const words = city.closest('div')?.textContent ?? ''
    await user.click(city)
    expect(answer(/^Price/)).toHaveTextContent(price)
    for (const name of [/^Weight/, /^Range/]) {
      expect(words).toContain(answer(name).textContent?.replace(/^(Weight|Range)/, ''))
    }
  })
})

describe('The unit toggle', () => {
  it('starts with that of the country, flips between 1 and 0, and is kept for a guest', async () => {
    localStorage.setItem('unit', '')
    const { user, store } = await openConfigurator('nireeka-prime')
    expect(selectUnit(store.getState())).toBe(0)
    expect(answer(/^Weight/)).toHaveTextContent('57.3 lb')
    await user.click(option(/^Metric$/))
    expect(selectUnit(store.getState())).toBe(1)
    expect(localStorage.getItem('unit')).toBe('1')
    await user.click(option(/^Imperial$/))
    expect(selectUnit(store.getState())).toBe(0)
    expect(localStorage.getItem('unit')).toBe('0')
  })
})

describe('Undo and reset', () => {
  it('undo takes back one change at a time; reset asks first, and does nothing when dismissed', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
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

describe('The cart', () => {
  it('receives the configured bike with its build', async () => {
    const { user, store, configuration } = await openConfigurator('nireeka-prime')
    await user.click(option(/^816 Wh/))
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    const [item] = store.getState().cart.guest.items
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

  it('that is full takes no other bike, and nothing says that one was added', async () => {
    const { user, store } = await openConfigurator('nireeka-prime')
    const { items } = store.getState().cart.guest
    expect(items).toEqual([])
    for (let index = 0; index < 50; index += 1) {
      store.dispatch(itemAdded(aHelmet({ id: `product-${index}`, product: index + 1 })))
    }
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(store.getState().cart.guest.items).toHaveLength(50))
    expect(screen.queryByRole('button', { name: 'Add another one' })).toBeNull()
  })

  it('takes no draft, and the button says why', async () => {
    const unavailable = 'This bike is a draft that only staff see.'
    const { user, store } = await openConfigurator('nyx', { unavailable })
    const button = screen.getByRole('button', { name: 'Add to cart' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(unavailable)
    await user.click(button)
    expect(store.getState().cart.guest.items).toEqual([])
    // Everything else works as it will for buyers: prices, rules and fixes.
    await user.click(option(/^756 Wh/))
    expect(answer(/^Price/)).toHaveTextContent('$5,398.00')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('receives an accessory on its own; one that is sold out cannot be added', async () => {
    const sold = { ...pannier, id: 5000119, title: 'Repair kit', in_stock: false }
    const { user, store } = await openConfigurator('nireeka-homie', { extras: [pannier, sold] })
    await user.click(screen.getByRole('button', { name: 'Add Pannier pair to cart' }))
    expect(store.getState().cart.guest.items).toMatchObject([
      { title: 'Pannier pair', type: 'other', product: 5000113, price: 12_900, server: null },
    ])
    expect(screen.queryByRole('button', { name: /Repair kit/ })).toBeNull()
    await user.click(screen.getByRole('heading', { name: 'Extras that fit' }))
    expect(screen.getByText('Sold out')).toBeVisible()
  })
})
