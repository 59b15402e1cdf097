import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { SpareAreas } from '@/components/shop/spares/spare-areas'
import { spareAreas as texts } from '@/messages/shop/spares/spare-areas'

const BIKE = {
  slug: 'nyx',
  title: 'Nyx',
  areas: [
    {
      code: 'drivetrain' as const,
      spots: [
        { code: 'chain' as const, x: 0.4, y: 0.3, href: '/spares?group=chain' },
        { code: 'pedal' as const, x: 0.7, y: 0.8, href: '/spares?q=pedal&group=cranks' },
      ],
    },
    {
      code: 'brakes' as const,
      spots: [{ code: 'rotor' as const, x: 0.5, y: 0.5, href: '/spares?q=rotor&group=brakes' }],
    },
  ],
}

const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('the parts of an area are a list of links on its picture, with one stop of the tab key each', async () => {
  const user = userEvent.setup()
  render(<SpareAreas bike={BIKE} />)
  expect(screen.getByRole('img', { name: texts.picture('Drivetrain', 'Nyx') })).toBeVisible()
  expect(linksOf(screen.getByRole('list'))).toEqual([
    ['1Chain', '/spares?group=chain'],
    ['2Pedals', '/spares?q=pedal&group=cranks'],
  ])
  expect(screen.getByRole('link', { name: 'Pedals' })).toBeInTheDocument()
  const stops: string[] = []
  for (let press = 0; press < 4; press++) {
    await user.tab()
    stops.push(document.activeElement?.tagName ?? '')
  }
  expect(stops).toEqual(['INPUT', 'A', 'A', 'BODY'])
})

test('another area is chosen by the keyboard, too', async () => {
  const user = userEvent.setup()
  render(<SpareAreas bike={BIKE} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('img', { name: texts.picture('Brakes', 'Nyx') })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rotors' })).toHaveAttribute(
    'href',
    '/spares?q=rotor&group=brakes',
  )
})
