import { act, screen, waitFor, within } from '@testing-library/react'

import { availableColors } from '@/domain/shop/bikes/build'
import { stockAlert } from '@/messages/shop/goods/stock-alert'

import type { AvailableColors } from '@/services/shop/configurator'

import {
  announced,
  answer,
  bikeOf,
  byType,
  dateAnswer,
  deferred,
  openConfigurator,
  option,
} from './open-configurator'

const prime = bikeOf('nireeka-prime')
const sizeId = (title: string) => prime.sizes.find((size) => size.title === title)?.id ?? 0
const colorId = (title: string) => prime.colors.find((color) => color.title === title)?.id ?? 0

describe('A change of size', () => {
  it('fetches the available colors and then the date of that size and color', async () => {
    const { user, configurator } = await openConfigurator('nireeka-prime')
    configurator.colors.mockClear()
    configurator.date.mockClear()
    await user.click(option(/^L$/))
    await waitFor(() => expect(configurator.date).toHaveBeenCalled())
    expect(configurator.colors).toHaveBeenCalledWith({ productId: prime.id, sizeId: sizeId('L') })
    expect(configurator.date).toHaveBeenCalledWith({
      productId: prime.id,
      sizeId: sizeId('L'),
      colorId: colorId('Graphite'),
    })
    expect(configurator.colors.mock.invocationCallOrder[0]).toBeLessThan(
      configurator.date.mock.invocationCallOrder[0] ?? 0,
    )
  })

  it('shows the color types in the order Standard, Pearlized, Custom', async () => {
    await openConfigurator('nireeka-prime')
    const step = screen.getByRole('region', { name: 'Color' })
    const [, ...types] = within(step).getAllByRole('group')
    const names = types.map(
      (group) => within(group).getByText(/^(Standard|Pearlized|Custom)/).textContent,
    )
    expect(names).toEqual(['Standard', 'Pearlized', 'Custom, two colors of your choice'])
  })

  it('keeps the chosen color when the size has it', async () => {
    const { user, configuration } = await openConfigurator('nireeka-prime')
    await user.click(option(/^Signal Orange/))
    await user.click(option(/^XL$/))
    await waitFor(() => expect(configuration().dates?.size_id).toBe(sizeId('XL')))
    expect(configuration().dates?.color_id).toBe(colorId('Signal Orange'))
    expect(option(/^Signal Orange/)).toBeChecked()
  })

  it('else takes the first color of the first nonempty type and says why', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    await user.click(option(/^L$/))
    await user.click(option(/^Bone/))
    await announced(/Color: Bone instead of Graphite/)
    await user.click(option(/^M$/))
    expect(option(/^Graphite/)).toBeChecked()
    expect(
      await announced(/Color changed to Graphite because Bone doesn’t come in size M\./),
    ).toBeVisible()
  })

  it('takes the first nonempty type of the answer when that has fewer colors than the page', async () => {
    const pearlized = byType(prime.colors.filter(({ type }) => type === 'Pearlized'))
    const { configuration } = await openConfigurator('nireeka-prime', {
      calls: { colors: async () => pearlized },
    })
    expect(configuration().build?.color_id).toBe(colorId('Abyss'))
    expect(option(/^Abyss/)).toBeChecked()
  })

  it('drops the answer for a size that is no longer chosen', async () => {
    const slow = deferred<AvailableColors>()
    const { user, configurator, configuration } = await openConfigurator('nireeka-prime')
    configurator.colors.mockImplementationOnce(() => slow.promise)
    await user.click(option(/^XL$/))
    await user.click(option(/^L$/))
    await waitFor(() => expect(configuration().dates?.size_id).toBe(sizeId('L')))
    slow.resolve(byType(prime.colors.filter(({ title }) => title === 'Moss')))
    await slow.promise
    await waitFor(() => expect(configurator.date).toHaveBeenCalledTimes(2))
    expect(option(/^Graphite/)).toBeChecked()
    expect(configuration().availableColors.Standard).toHaveLength(3)
  })

  it('shows that the colors are being checked, and keeps the page usable meanwhile', async () => {
    const slow = deferred<AvailableColors>()
    const { user, configurator } = await openConfigurator('nireeka-prime')
    configurator.colors.mockImplementationOnce(() => slow.promise)
    await user.click(option(/^L$/))
    expect(screen.getByText(/Checking the colors for size L…/)).toBeVisible()
    await user.click(option(/816 Wh/))
    expect(answer(/^Price/)).toHaveTextContent('$4,698.00')
    slow.resolve(byType(availableColors(prime, sizeId('L'))))
    await waitFor(() => expect(screen.queryByText(/Checking the colors/)).toBeNull())
  })
})

describe('A failure of the factory', () => {
  it('leaves colors empty and dates null, keeps the choice and offers to try again', async () => {
    const { user, configurator, configuration } = await openConfigurator('nireeka-prime')
    await user.click(option(/^Signal Orange/))
    configurator.colors.mockRejectedValueOnce(new Error('offline'))
    await user.click(option(/^L$/))
    expect(await screen.findByText(/We couldn’t load the colors for size L/)).toBeVisible()
    expect(configuration()).toMatchObject({ availableColors: {}, dates: null })
    expect(configuration().build?.color_id).toBe(colorId('Signal Orange'))
    expect(answer(/^Delivery/)).toHaveTextContent('Unknown')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(option(/^Signal Orange/)).toBeChecked())
    expect(answer(/^Delivery/)).not.toHaveTextContent('Unknown')
  })

  it('is the same when the colors arrive and the date of the new size does not', async () => {
    const { user, configurator, configuration } = await openConfigurator('nireeka-prime')
    configurator.date.mockRejectedValueOnce(new Error('offline'))
    await user.click(option(/^L$/))
    await screen.findByText(/We couldn’t load the colors for size L/)
    expect(configuration()).toMatchObject({ availableColors: {}, dates: null })
  })

  it('of a new color’s date alone leaves the colors and says that the date is not known', async () => {
    const { user, configurator, configuration } = await openConfigurator('nireeka-prime')
    configurator.date.mockRejectedValueOnce(new Error('offline'))
    await user.click(option(/^Moss/))
    await waitFor(() => expect(answer(/^Delivery/)).toHaveTextContent('Unknown'))
    expect(configuration().dates).toBeNull()
    expect(option(/^Moss/)).toBeChecked()
    await user.click(answer(/^Delivery/))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(answer(/^Delivery/)).not.toHaveTextContent('Unknown'))
  })
})

describe('A size that is sold out', () => {
  it('says so in the bar and keeps the bike out of the cart', async () => {
    const { user, store } = await openConfigurator('nireeka-prime', {
      calls: { date: async () => dateAnswer(false) },
    })
    expect(answer(/^Delivery/)).toHaveTextContent('Sold out')
    const add = screen.getByRole('button', { name: 'Add to cart' })
    expect(add).toHaveAccessibleDescription(/sold out in size M/)
    await user.click(add)
    expect(store.getState().cart.guest.items).toEqual([])
  })

  it('takes an address to be told when its frame is back', async () => {
    const request = jest.fn(async () => ({ is_confirmed: false }))
    const { user } = await openConfigurator('nireeka-prime', {
      calls: { date: async () => dateAnswer(false) },
      services: { stockAlerts: { request } },
    })
    await user.type(await screen.findByLabelText(stockAlert.email), 'ada@example.com{Enter}')
    expect(await screen.findByText(stockAlert.asked)).toBeVisible()
    expect(request).toHaveBeenCalledWith({
      sku: 'frame:nireeka-prime:M',
      email: 'ada@example.com',
    })
  })
})

describe('A color that the size does not have', () => {
  it('can be focused, names the sizes that have it, and offers the change', async () => {
    const { user } = await openConfigurator('nireeka-prime')
    const bone = option(/^Bone/)
    expect(bone).toHaveAttribute('aria-disabled', 'true')
    expect(bone).toHaveAccessibleDescription(/Bone comes in sizes L and XL\./)
    bone.focus()
    expect(bone).toHaveFocus()
    await user.click(bone)
    expect(bone).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: /Bone: Choose size L/ }))
    expect(option(/^Bone/)).toBeChecked()
    expect(option(/^L$/)).toBeChecked()
  })
})

test('Without a network the page says so, until it is back', async () => {
  await openConfigurator('nireeka-prime')
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/^You’re offline. Keep configuring/)).toBeVisible()
  network.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/^You’re offline/)).toBeNull()
})
