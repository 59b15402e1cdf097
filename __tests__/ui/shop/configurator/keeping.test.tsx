import { cleanup, screen, waitFor } from '@testing-library/react'

import { ERROR_SENTENCE } from '@/contract/kit/errors'
import type { Build } from '@/domain/shop/bikes/bike'
import { colorChosen, defaultBuild, sizeChosen } from '@/domain/shop/bikes/build'
import { configuratorAddress } from '@/domain/shop/bikes/build-address'
import { ApiFailure } from '@/services/http/failure'

import { answer, bikeOf, countryOf, openConfigurator, option } from './open-configurator'

const prime = bikeOf('nireeka-prime')
const inSizeL = () => {
  const sizeId = prime.sizes.find(({ title }) => title === 'L')?.id ?? 0
  return sizeChosen(prime, defaultBuild(prime, countryOf('United States')), sizeId)
}
const shared = (bike_slug: string, differences: string[] = []) => ({
  code: 'ABCD1234',
  bike_slug,
  build: inSizeL(),
  saved_at: '2026-11-01T10:00:00Z',
  differences,
})

const leftAddress = [
  expect.objectContaining({ query: {} }),
  undefined,
  expect.objectContaining({ shallow: true }),
]

describe('A reload', () => {
  it('loses neither build, preset, undo, unit nor ride', async () => {
    const before = await openConfigurator('nireeka-prime')
    await before.user.click(option(/^Trail/))
    await before.user.click(option(/^L$/))
    await before.user.click(option(/^Moss/))
    await before.user.click(option(/^Imperial$/))
    const price = answer(/^Price/).textContent ?? ''
    cleanup()
    const { user } = await openConfigurator('nireeka-prime')
    expect(answer(/^Price/)).toHaveTextContent(price)
    expect(option(/^L$/)).toBeChecked()
    expect(option(/^Moss/)).toBeChecked()
    expect(answer(/^Weight/)).toHaveTextContent('lb')
    expect(screen.getByText(/Changes from the Trail preset/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(option(/^Graphite/)).toBeChecked()
  })

  it('keeps the other bike that another tab has changed meanwhile', async () => {
    const first = await openConfigurator('nireeka-prime')
    const other = { version: 1, ride: null, rider: null, bikes: { nyx: { build: inSizeL() } } }
    localStorage.setItem('configurator_data', JSON.stringify(other))
    await first.user.click(option(/^816 Wh/))
    const stored = JSON.parse(localStorage.getItem('configurator_data') ?? '{}')
    expect(Object.keys(stored.bikes).sort()).toEqual(['nireeka-prime', 'nyx'])
  })

  it.each([
    ['no JSON', '{"version":1,'],
    ['another shape', '[1,2,3]'],
    ['hostile values', '{"version":1,"bikes":{"nireeka-prime":{"build":{"size_id":"1;DROP"}}}}'],
    [
      'unknown ids',
      '{"version":1,"bikes":{"nireeka-prime":{"build":{"size_id":99999,"color_id":5,"paint":null,"selectedParts":{"1":424242},"selectedMultipleParts":{}}}}}',
    ],
  ])('with %s in storage shows the bike as offered', async (_, text) => {
    localStorage.setItem('configurator_data', text)
    localStorage.setItem('unit', 'furlongs')
    await openConfigurator('nireeka-prime')
    expect(option(/^M$/)).toBeChecked()
    expect(answer(/^Price/)).toHaveTextContent('$3,999.00')
    expect(answer(/^Weight/)).toHaveTextContent('57.3 lb')
  })
})

describe('A shared build', () => {
  it('gets a code and a link, until the build changes', async () => {
    const { user, configurator } = await openConfigurator('nireeka-prime', {
      calls: { saveBuild: async () => ({ code: 'ABCD1234' }) },
    })
    await user.click(screen.getByRole('button', { name: 'Get a code' }))
    expect(await screen.findByText('ABCD1234')).toBeVisible()
    expect(screen.getByLabelText('Link')).toHaveValue(
      'https://localhost/configurator/nireeka-prime?build=ABCD1234',
    )
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied.')).toBeVisible()
    await user.click(option(/^816 Wh/))
    expect(screen.queryByText('ABCD1234')).toBeNull()
    expect(configurator.saveBuild).toHaveBeenCalledTimes(1)
  })

  it('is restored by its link with what changed since, and leaves the address', async () => {
    const { router } = await openConfigurator('nireeka-prime', {
      path: '/configurator/nireeka-prime?build=ABCD1234',
      calls: { restoreBuild: async () => shared('nireeka-prime', ['The bike is dearer now.']) },
    })
    expect(await screen.findByText('You’re viewing shared build ABCD1234.')).toBeVisible()
    expect(screen.getByText('The bike is dearer now.')).toBeVisible()
    expect(option(/^L$/)).toBeChecked()
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(...leftAddress))
  })

  it('replaces a build of one’s own that Undo brings back', async () => {
    const mine = await openConfigurator('nireeka-prime')
    await mine.user.click(option(/^816 Wh/))
    cleanup()
    const { user } = await openConfigurator('nireeka-prime', {
      path: '/configurator/nireeka-prime?build=ABCD1234',
      calls: { restoreBuild: async () => shared('nireeka-prime') },
    })
    await screen.findByText('Nothing has changed since it was saved.')
    expect(option(/^480 Wh/)).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(option(/^816 Wh/)).toBeChecked()
  })

  it('with an unknown code says so and changes nothing', async () => {
    const mine = await openConfigurator('nireeka-prime')
    await mine.user.click(option(/^816 Wh/))
    cleanup()
    await openConfigurator('nireeka-prime', {
      path: '/configurator/nireeka-prime?build=NOPE',
      calls: {
        restoreBuild: async () => {
          throw new ApiFailure({
            kind: 'problem',
            status: 404,
            code: 'build_not_found',
            message: ERROR_SENTENCE.build_not_found,
            errors: [],
          })
        },
      },
    })
    expect(await screen.findByText(/We couldn’t find this code/)).toBeVisible()
    expect(option(/^816 Wh/)).toBeChecked()
  })

  it('of another bike leads there', async () => {
    await openConfigurator('nireeka-prime', {
      path: '/configurator/nireeka-prime?build=ABCD1234',
      calls: { restoreBuild: async () => shared('nyx') },
    })
    expect(await screen.findByRole('link', { name: 'Open that bike' })).toLinkTo(
      '/configurator/nyx?build=ABCD1234',
    )
    expect(option(/^M$/)).toBeChecked()
  })
})

describe('A pictured build', () => {
  const address = (build: Build) => configuratorAddress('nireeka-prime', build)
  const orange = () => {
    const standard = defaultBuild(prime, countryOf('United States'))
    const color = prime.colors.find(({ title }) => title === 'Signal Orange')
    return colorChosen(prime, standard, color?.id ?? 0)
  }

  it('is the one that opens, without a word where nothing of one’s own is replaced', async () => {
    const { router } = await openConfigurator('nireeka-prime', { path: address(orange()) })
    await waitFor(() => expect(option(/^Signal Orange/)).toBeChecked())
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(...leftAddress))
  })

  it('takes the place of a build of one’s own, which Undo brings back', async () => {
    const mine = await openConfigurator('nireeka-prime')
    await mine.user.click(option(/^816 Wh/))
    cleanup()
    const { user } = await openConfigurator('nireeka-prime', { path: address(orange()) })
    await waitFor(() => expect(option(/^480 Wh/)).toBeChecked())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(option(/^816 Wh/)).toBeChecked()
  })

  it('is mended where the chosen country forbids it', async () => {
    localStorage.setItem('country_id', String(countryOf('Germany').id))
    await openConfigurator('nireeka-prime', { path: address(orange()) })
    await waitFor(() => expect(option(/^Signal Orange/)).toBeChecked())
    expect(option(/^EU, 250 W/)).toBeChecked()
  })
})
