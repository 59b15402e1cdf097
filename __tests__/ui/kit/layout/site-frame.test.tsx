import { act, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'

import { FaultScreen } from '@/components/kit/layout/fault-screen'
import { CartSlotProvider } from '@/components/kit/layout/cart-slot'
import { socialTitle } from '@/domain/kit/social-title'
import { DEFAULT_BRAND } from '@/utils/default-brand'
import { QuietBar } from '@/components/kit/layout/quiet-bar'
import { SiteFrame } from '@/components/kit/layout/site-frame'
import { faultPages } from '@/messages/kit/fault-pages'
import { loggedIn } from '@/store/auth/auth-slice'
import { makeStore } from '@/store/make-store'

import { fakeRouter } from '@/__tests__/support/fake-router'
import { fakeServices } from '@/__tests__/support/fake-services'
import { TEST_BRAND, withSettings } from '@/__tests__/support/page-settings'
import { renderWhole } from '@/__tests__/support/render-app'

const frame = (path: string) =>
  renderWhole(
    <SiteFrame cartSlot={<button>Cart</button>}>
      <h1>Page</h1>
    </SiteFrame>,
    { path },
  )

const lost = (path: string, pathname = '/404') =>
  renderWhole(<SiteFrame cartSlot={null}>Lost</SiteFrame>, {
    router: fakeRouter(path, { pathname }),
  })

const MENU = [
  ...['E-Bikes', 'Accessories', 'Spare Parts', 'Help Center', 'Forum', 'Dashboard', 'Contact'],
  ...['Login', 'Register'],
]

describe('top navigation', () => {
  it('has the links of the specification and marks the active one', async () => {
    await frame('/configurator/nyx?mode=CNM')
    const navigation = screen.getByRole('navigation', { name: 'Main' })
    const links = within(navigation).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/configurator',
      '/accessories',
      '/spares',
      '/help-center',
      '/forum',
      '/dashboard',
      '/contact',
    ])
    expect(links[0]).toHaveTextContent('E-Bikes')
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[0]])
  })

  it.each(['/forum/1', '/help-center', '/help-center/range', '/dashboard/orders', '/de/forum'])(
    'gives way at %s to a bar without a row of links, whose menu has them all',
    async (path) => {
      const { user } = await frame(path)
      const bar = within(screen.getByRole('banner'))
      expect(bar.queryByRole('navigation')).not.toBeInTheDocument()
      expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/',
        '/login',
      ])
      expect(
        bar.getAllByRole('button').map((button) => button.textContent || button.ariaLabel),
      ).toEqual(['Cart', 'Menu'])
      const menu = bar.getByRole('button', { name: 'Menu' })
      expect(menu).not.toHaveClass('lg:hidden')
      await user.click(menu)
      const links = within(await screen.findByRole('dialog', { name: 'Menu' })).getAllByRole('link')
      expect(links.map(({ textContent }) => textContent)).toEqual(MENU)
    },
  )

  it('gives way to nothing where the page has a stage of its own', async () => {
    await frame('/')
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  })

  it('the bar of the stage has the way home, login, cart and menu, and no row of links', async () => {
    await renderWhole(
      <CartSlotProvider value={<button>Cart</button>}>
        <QuietBar tone="stage" />
      </CartSlotProvider>,
    )
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Nireeka home' })).toLinkTo('/')
    expect(screen.getByRole('button', { name: 'Menu' })).not.toHaveClass('lg:hidden')
  })

  it('the first stop of the keyboard leads past it; visitors have Login and the cart button', async () => {
    const { user } = await frame('/contact')
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
    const banner = screen.getByRole('banner')
    expect(within(banner).getByRole('link', { name: 'Login' })).toLinkTo('/login')
    expect(within(banner).getByRole('button', { name: 'Cart' })).toBeInTheDocument()
  })

  it.each(['/forum/nope', '/dashboard/nope', '/help-center/nope', '/landing/nope'])(
    'gives way at %s too, where no page is found',
    async (path) => {
      await lost(path)
      const bar = within(screen.getByRole('banner'))
      expect(bar.queryByRole('navigation')).not.toBeInTheDocument()
      expect(bar.getByRole('link', { name: 'Nireeka home' })).toBeInTheDocument()
    },
  )

  it('stays at an unknown address that no rule names', async () => {
    await lost('/nope')
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  })

  it('a failing home page has the short bar, for it has no stage', async () => {
    await lost('/', '/500')
    const bar = within(screen.getByRole('banner'))
    expect(bar.getByRole('link', { name: 'Nireeka home' })).toBeInTheDocument()
    expect(bar.queryByRole('navigation')).not.toBeInTheDocument()
  })
})

describe('announcement strip', () => {
  it('has its line before anything is announced, so nothing moves when the banner comes', async () => {
    await frame('/configurator/nyx')
    expect(screen.getByText(/You see your delivery date before you pay/)).toBeInTheDocument()
  })

  it.each(['/cart/checkout', '/dashboard/orders', '/login'])('is not there at %s', async (path) => {
    await frame(path)
    expect(screen.queryByText(/You see your delivery date before/)).not.toBeInTheDocument()
  })
})

describe('mobile menu', () => {
  it('of a member is one scroll area: all entries stand in its content', async () => {
    const { user, store } = await frame('/contact')
    act(() => void store.dispatch(loggedIn()))
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    const link = await within(menu).findByRole('link', { name: 'Orders' })
    const area = within(menu).getByRole('navigation', { name: 'Main' }).parentElement
    expect(area).toContainElement(link)
    expect(menu.querySelectorAll('.overflow-y-auto')).toHaveLength(1)
  })

  it('has the same links, Login and Register, and closes when a page arrives', async () => {
    const { user, router } = await frame('/contact')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    const names = within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual(MENU)
    act(() => router.events.emit('routeChangeComplete', '/spares'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('footer', () => {
  it('has every group and link of the specification', async () => {
    await frame('/contact')
    const footer = screen.getByRole('contentinfo')
    for (const { title, links } of TEST_BRAND.footer) {
      expect(within(footer).getByRole('heading', { name: title })).toBeInTheDocument()
      for (const { href } of links) {
        expect(footer.querySelector(`a[href="${href}"]`)).toBeInTheDocument()
      }
    }
    expect(within(footer).getByRole('link', { name: 'Find Out More' })).toLinkTo(
      '/dashboard/support',
    )
    expect(TEST_BRAND.footer.map(({ title }) => title)).toEqual([
      'Bikes',
      'Accessories',
      'Support',
      'Company',
      'Website',
    ])
    expect(footer).toHaveTextContent('Monday to Friday9 A.M to 5 P.M EST')
    expect(footer).toHaveTextContent('Saturday9 A.M to 1 P.M EST')
    expect(DEFAULT_BRAND.socials.map(socialTitle)).toEqual([
      'Facebook',
      'Instagram',
      'YouTube',
      'Twitter',
    ])
    const outside = screen.getAllByRole('link', { name: /external site/ })
    expect(outside).toHaveLength(DEFAULT_BRAND.socials.length)
    for (const link of outside) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link.getAttribute('href')).toMatch(/^https:\/\//)
    }
  })

  it('shows the game, the mailbox and the hours of the settings that the page brings', async () => {
    const hours = [{ days: 'Sunday', time: '1 P.M to 2 P.M EST' }]
    const support = { email: 'help@shop.test', hours }
    const links = [{ href: 'https://game.test/play', title: 'Game' }]
    const brand = { ...TEST_BRAND, footer: [{ title: 'Company', links }] }
    const givenBack = withSettings({ brand, support })
    await frame('/contact')
    const footer = within(screen.getByRole('contentinfo'))
    const game = footer.getByRole('link', { name: /^Game/ })
    expect(game).toLinkTo('https://game.test/play')
    expect(game).toHaveAttribute('rel', 'noopener noreferrer')
    expect(footer.getByText('1 P.M to 2 P.M EST')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'help@shop.test' })).toBeInTheDocument()
    givenBack()
  })

  it('is hidden where the specification hides it, but help stays', async () => {
    await frame('/configurator')
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    const help = screen.getByRole('complementary', { name: 'Need help?' })
    expect(within(help).getByRole('link', { name: 'Contact' })).toLinkTo('/contact')
  })

  it.each(['/forum/nope', '/dashboard/nope', '/configurator/nope', '/login/nope'])(
    'is hidden at %s too, where no page is found',
    async (path) => {
      await lost(path)
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    },
  )
})

describe('fault pages', () => {
  it('are readable before any script runs and lead on', () => {
    const html = renderToString(
      <Provider store={makeStore({ services: fakeServices() })}>
        <RouterContext.Provider value={fakeRouter('/404')}>
          <FaultScreen status={404} {...faultPages.notFound} />
        </RouterContext.Provider>
      </Provider>,
    )
    expect(html).toContain('This road ends here')
    expect(html).toContain('href="/configurator"')
    expect(html).toContain('href="mailto:')
  })
})
