import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { quoteOrder } from '@/domain/shop/checkout/quote'
import { cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

import { answer, countryOf, openConfigurator, option } from './open-configurator'

const panel = () => screen.getByRole('group', { name: /^(Price|Weight|Range|Delivery)$/ })

describe('An answer', () => {
  it('opens to the lines of the price and to the total with tax and delivery', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await user.click(option(/^816 Wh/))
    await user.click(answer(/^Price/))
    expect(within(panel()).getByText('816 Wh battery').parentElement).toHaveTextContent('+$699.00')
    await user.click(
      screen.getByRole('button', { name: 'With tax and shipping to the United States' }),
    )
    const line = { price: cents(469_800), count: 1, is_bike: true, is_digital: false }
    const { total } = quoteOrder([line], countryOf('United States'), null)
    expect(within(panel()).getByText('Total').parentElement).toHaveTextContent(money(total))
  })

  it('lists what each part weighs, takes the focus, closes on Escape and gives the focus back', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await user.click(option(/^816 Wh/))
    await user.click(answer(/^Weight/))
    expect(within(panel()).getByText('816 Wh battery').parentElement).toHaveTextContent('+1.6 kg')
    expect(within(panel()).getByText('Standard bike').parentElement).toHaveTextContent('26.0 kg')
    expect(answer(/^Weight/)).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Weight' })).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(answer(/^Weight/)).toHaveAttribute('aria-expanded', 'false')
    expect(answer(/^Weight/)).toHaveFocus()
  })

  it('shows the formula of the range and follows the ride', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await user.click(answer(/^Range/))
    expect(
      within(panel()).getByText('Usable energy (92% of the battery, times both factors)'),
    ).toBeVisible()
    await user.click(within(panel()).getByRole('radio', { name: 'Boost' }))
    expect(answer(/^Range/)).toHaveTextContent('27–40 km')
    fireEvent.change(within(panel()).getByRole('slider', { name: 'Temperature' }), {
      target: { value: '0' },
    })
    expect(within(panel()).getByText('Temperature factor').parentElement).toHaveTextContent('0.8')
    expect(answer(/^Range/)).toHaveTextContent('21–32 km')
  })

  it('names the choice that sets the date and takes the quicker one in one tap', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await user.click(option(/^Moss/))
    await waitFor(() => expect(answer(/^Delivery/)).toHaveTextContent('Dec 30'))
    await user.click(answer(/^Delivery/))
    expect(panel()).toHaveTextContent('Moss paint adds 5 business days.')
    const quicker = within(panel()).getByRole('button', { name: /days sooner, −\$179\.00/ })
    await user.click(quicker)
    expect(option(/^Moss/)).not.toBeChecked()
    expect(answer(/^Delivery/)).toHaveTextContent('Dec 23')
    expect(screen.getByRole('heading', { name: 'Delivery' })).toHaveFocus()
  })
})

describe('The size finder', () => {
  const measure = async (
    user: Awaited<ReturnType<typeof openConfigurator>>['user'],
    height: string,
    inseam: string,
  ) => {
    await user.click(screen.getByText('Which size fits me?'))
    await user.type(screen.getByLabelText(/^Height/), height)
    await user.type(screen.getByLabelText(/^Inseam/), inseam)
    await user.click(screen.getByRole('button', { name: 'Find my size' }))
  }

  it('gives size, clearance and saddle height, and takes the size', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await measure(user, '180', '84')
    const fit = screen.getByRole('heading', { name: 'Size L' }).closest('li')
    expect(fit).toHaveTextContent('105 mm')
    expect(fit).toHaveTextContent('742 mm')
    await user.click(screen.getByRole('button', { name: 'Use size L' }))
    expect(option(/^L$/)).toBeChecked()
    expect(screen.getByText('Size L is selected')).toBeVisible()
  })

  it('offers both sizes with the trade-off where two fit', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await measure(user, '174', '80')
    expect(screen.getByText(/both fit\..*nimbler.*steadier/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Size M' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Size L' })).toBeVisible()
  })

  it('says what is missing where none fits, and offers no size', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await measure(user, '150', '66')
    expect(screen.getByText(/has no size for these measures/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Use size/ })).toBeNull()
  })

  it('reads inches in imperial units and refuses what cannot be a rider', async () => {
    const { user, store } = await openConfigurator('nireeka-prime')
    await user.click(option(/^Imperial$/))
    await measure(user, '71', '33')
    expect(store.getState().configurator.rider).toEqual({ height_cm: 180, inseam_cm: 84 })
    await user.clear(screen.getByLabelText(/^Height/))
    await user.type(screen.getByLabelText(/^Height/), 'tall')
    await user.click(screen.getByRole('button', { name: 'Find my size' }))
    expect(screen.getByText(/Enter a height between/)).toBeVisible()
    expect(store.getState().configurator.rider).toBeNull()
  })

  it('puts the rider on the drawing', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await user.click(screen.getByRole('button', { name: 'Show rider' }))
    expect(await screen.findByRole('img', { name: /With rider\./ })).toBeVisible()
  })
})

describe('The summary', () => {
  it('lists what differs from the preset', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await user.click(option(/^Trail/))
    const summary = screen.getByRole('region', { name: 'Summary' })
    expect(summary).toHaveTextContent('None: this is the Trail preset.')
    await user.click(option(/^816 Wh/))
    expect(
      within(summary).getByText('816 Wh battery instead of 480 Wh battery, +$699.00'),
    ).toBeVisible()
  })

  it('has a spec sheet and a geometry table in both units, which open for print', async () => {
    await openConfigurator('nireeka-prime')
    const weight = screen.getByRole('row', { name: /^Weight/ })
    expect(weight).toHaveTextContent('26.0 kg (57.3 lb)')
    const reach = screen.getByRole('row', { name: /^Reach/ })
    expect(reach).toHaveTextContent('40515.9')
    expect(screen.getByRole('columnheader', { name: /^M your size$/ })).not.toBeVisible()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(screen.getByRole('columnheader', { name: /^M your size$/ })).toBeVisible()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(weight).not.toBeVisible()
  })
})

describe('The Custom color', () => {
  it('takes two different colors and a name, and says what a name means', async () => {
    const { user, configuration, bike } = await openConfigurator('nireeka-prime')
    await user.click(option(/^Two-tone/))
    await user.selectOptions(screen.getByLabelText('Second color'), 'Moss')
    const first = screen.getByLabelText('First color')
    expect(within(first).queryByRole('option', { name: 'Moss' })).toBeNull()
    const name = screen.getByLabelText('Name on the top tube (optional)')
    expect(name).toHaveAccessibleDescription(/can’t be returned/)
    await user.type(name, 'Ada Lovelace and her long bicycle{Enter}')
    expect(configuration().build?.paint).toEqual({
      first_color_id: bike.colors.find(({ title }) => title === 'Graphite')?.id,
      second_color_id: bike.colors.find(({ title }) => title === 'Moss')?.id,
      name: 'Ada Lovelace and her',
    })
    expect(answer(/^Price/)).toHaveTextContent('$4,448.00')
  })
})
