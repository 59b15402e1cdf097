import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'

import { loadStudio } from '@/components/shop/configurator/lazy-parts'
import { StagePicture } from '@/components/shop/configurator/stage/stage-picture'
import { defaultBuild, sizeChosen } from '@/domain/shop/bikes/build'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'

import { bikeOf, countryOf } from './open-configurator'

const nyx = bikeOf('nyx')
const standard = defaultBuild(nyx, countryOf('United States'))
const other = sizeChosen(nyx, standard, nyx.sizes[0]?.id ?? 0)

function picture(build = standard, hasRider = false) {
  const choices = { bike: nyx, build, rider: null } as unknown as Choices
  return <StagePicture choices={choices} hasRider={hasRider} />
}

/** Renders the page on the server, then hydrates it. */
function openPage() {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(picture())
  return render(picture(), { container, hydrate: true })
}
const shown = () => screen.getByRole('img').tagName
const flushed = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

describe('the picture of the stage', () => {
  beforeAll(loadStudio)

  it('stays a file until something else is chosen, which is then drawn at once', async () => {
    const { rerender } = openPage()
    fireEvent.pointerMove(window)
    await flushed()
    expect(shown()).toBe('IMG')
    rerender(picture(other))
    expect(shown()).toBe('svg')
    rerender(picture())
    expect(shown()).toBe('IMG')
  })

  it.each([
    ['another build', () => picture(other)],
    ['a rider', () => picture(standard, true)],
  ])('is drawn at once for %s', async (_, changed) => {
    const { rerender } = openPage()
    rerender(changed())
    await flushed()
    expect(shown()).toBe('svg')
  })
})
