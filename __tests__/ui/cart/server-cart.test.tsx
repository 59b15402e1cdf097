import { fireEvent } from '@testing-library/react'

import { aServerCart, aServerLine, openServerCart } from './open-server-cart'

const NONE = { color: null, size: null, upgrades: [] }

beforeEach(() => window.localStorage.clear())

describe('goods in a member’s cart', () => {
  const lines = [
    aServerLine(),
    aServerLine({ id: 2, title: 'Gift card', image: '/pictures/goods/5000124', options: NONE }),
    aServerLine({ id: 3, kind: 'spare', title: 'Brake pads', image: '', options: NONE }),
  ]

  it('show their picture, each in its version', async () => {
    const { panel } = await openServerCart({ read: async () => aServerCart(lines) })
    expect(panel.getByRole('img', { name: 'Helmet, Bone, M' })).toHaveAttribute(
      'src',
      '/pictures/goods/5000110?variant=bone-m',
    )
    expect(panel.getByRole('img', { name: 'Gift card' })).toHaveAttribute(
      'src',
      '/pictures/goods/5000124',
    )
  })

  it('keep a drawn sign where a picture is missing or does not load', async () => {
    const { panel } = await openServerCart({ read: async () => aServerCart(lines) })
    expect(panel.queryByRole('img', { name: 'Brake pads' })).not.toBeInTheDocument()
    fireEvent.error(panel.getByRole('img', { name: 'Gift card' }))
    expect(panel.queryByRole('img', { name: 'Gift card' })).not.toBeInTheDocument()
    expect(panel.getByRole('img', { name: 'Helmet, Bone, M' })).toBeVisible()
  })
})
