import { act, screen, waitFor, within } from '@testing-library/react'

import { SparesScreen } from '@/components/shop/spares/spares-screen'
import { ERROR_SENTENCE, type ApiError } from '@/contract/kit/errors'
import type { SpareQuery } from '@/domain/shop/spares/spare-address'
import { cents } from '@/domain/kit/money'
import { ApiFailure } from '@/services/http/failure'
import type { SpareHit, SpareHits, SparePage } from '@/contract/shop/spares/spares'
import type { Services } from '@/services/services'

import { expectOffers, expectRoundTrip } from '@/__tests__/support/combobox'
import { fakeServices } from '@/__tests__/support/fake-services'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderWhole } from '@/__tests__/support/render-app'

const START: SpareQuery = { q: '', page: 1, bike: null, parts: null, group: null, isInStock: false }
const BIKES = [
  { slug: 'nyx', title: 'Nyx' },
  { slug: 'nireeka-homie', title: 'Nireeka Homie' },
]

function hit(id: number, title: string, more: Partial<SpareHit> = {}): SpareHit {
  return {
    id,
    title,
    thumbnail: `/pictures/goods/${id}`,
    marks: [[0, 3]],
    found: null,
    is_near: false,
    price: cents(1_400),
    in_stock: true,
    standard_equivalent: null,
    fits: ['nyx'],
    ...more,
  }
}

const PADS = hit(5000319, 'Brake pads, resin')
const ROTOR = hit(5000321, 'Rotor, 160 mm')

function pageOf(results: SpareHit[], more: Partial<SparePage> = {}): SparePage {
  return {
    query: '',
    group: null,
    page: 1,
    pages: 1,
    total: results.length,
    near: 0,
    is_partial: false,
    results,
    nearest: [],
    bikes: BIKES,
    groups: [
      { code: 'chain', title: 'Chain and belt', count: 0 },
      { code: 'brakes', title: 'Brakes', count: results.length },
    ],
    ...more,
  }
}

const FAILURE: Extract<ApiError, { kind: 'problem' }> = {
  kind: 'problem',
  status: 503,
  code: 'database_unavailable',
  message: ERROR_SENTENCE.database_unavailable,
  errors: [],
}

type Searching = Services['spares']['searching']

function open(searching: Searching, { query = START, found = pageOf([PADS]) } = {}) {
  const services = fakeServices({ spares: { searching } })
  return renderWhole(<SparesScreen query={query} results={found} failure={null} />, {
    services,
    path: '/spares',
  })
}

const answer = (results: SpareHit[], total = results.length): SpareHits => ({
  query: '',
  total,
  results,
})
const field = () => screen.getByRole('combobox', { name: 'Search spare parts' })
const list = () => screen.getByRole('listbox', { name: 'Matching parts' })

describe('the search field', () => {
  it('offers parts while one types, announces their number, and is used by keyboard', async () => {
    const { user, router } = await open(async () => answer([PADS, ROTOR], 12))
    await expectOffers(
      { user, field, list },
      {
        ...{ text: 'brake', path: '/spares/5000321', router },
        options: [/Brake pads, resin/, /Rotor, 160 mm/, /^Show all 12 parts$/],
        announced: '12 parts found. Use the arrow keys to choose.',
      },
    )
  })

  it('walks around the ends of the list and closes with Escape, keeping what was typed', async () => {
    const { user } = await open(async () => answer([PADS, ROTOR]))
    await expectRoundTrip({ user, field, list }, 'br')
  })

  it('Enter without a choice opens the full list at an address that keeps the filters', async () => {
    const { user, router } = await open(async () => answer([PADS]), {
      query: { ...START, bike: 'nyx', isInStock: true },
    })
    await user.type(field(), 'brake pads{Enter}')
    expect(router.push).toHaveBeenCalledWith('/spares?q=brake+pads&bike=nyx&stock=1')
  })

  it('ignores an answer that a newer question has overtaken', async () => {
    const answers = new Map<string, (hits: SpareHits) => void>()
    const { user, store } = await open(
      ({ keyword }) => new Promise((resolve) => void answers.set(String(keyword), resolve)),
    )
    await user.type(field(), 'bra')
    await waitFor(() => expect(answers.has('bra')).toBe(true))
    await user.type(field(), 'ke')
    await waitFor(() => expect(answers.has('brake')).toBe(true))
    await act(async () => answers.get('brake')?.(answer([PADS])))
    await act(async () => answers.get('bra')?.(answer([ROTOR])))
    expect(within(list()).getByRole('option')).toHaveTextContent('Brake pads, resin')
    expect(store.getState().spares).toMatchObject({ query: 'brake', page: 1, results: [PADS] })
  })

  it('keeps error, data and status of a failure and tries again', async () => {
    const data = { total: 0, results: [] }
    const replies = [
      () => Promise.reject(new ApiFailure({ ...FAILURE, data })),
      async () => answer([PADS]),
    ]
    const { user, store } = await open(() => (replies.shift() ?? (async () => answer([])))())
    await user.type(field(), 'brake')
    const alert = await screen.findByRole('alert')
    expect(store.getState().spares).toMatchObject({
      phase: 'failed',
      status: 503,
      data,
      error: { code: 'database_unavailable' },
    })
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await within(list()).findByRole('option')).toHaveTextContent('Brake pads')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that the server cannot be reached', async () => {
    const { user } = await open(() => Promise.reject(unreachable()))
    await user.type(field(), 'brake')
    expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
  })

  it('does not ask for an empty field', async () => {
    const searching = jest.fn(async () => answer([PADS]))
    const { user } = await open(searching)
    await user.type(field(), 'b')
    await within(list()).findByRole('option')
    await user.clear(field())
    expect(within(list()).queryAllByRole('option')).toEqual([])
    expect(searching).toHaveBeenCalledTimes(1)
  })
})

describe('the list of parts', () => {
  const never = () => new Promise<SpareHits>(() => {})

  it('shows near names apart and says what fits in the place of a part that is sold out', async () => {
    const soldOut = hit(5000358, 'Pivot bearing kit', {
      in_stock: false,
      standard_equivalent: 'Eight 6902-2RS bearings',
    })
    await open(never, {
      query: { ...START, q: 'motor' },
      found: pageOf([soldOut, hit(5000321, 'Rotor', { is_near: true })], { near: 1 }),
    })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      '1 part for “motor”, 1 with a similar name',
    )
    expect(screen.getByText('Sold out for now')).toBeVisible()
    expect(screen.getByText('Standard equivalent: Eight 6902-2RS bearings')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Similar names' })).toBeVisible()
  })

  it('shows a name that holds markup as it is written', async () => {
    const title = '<img src=x onerror=alert(1)> pads'
    const { container } = await open(never, { found: pageOf([hit(1, title, { marks: [[1, 4]] })]) })
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(title)
    expect(container.querySelector('h3 img')).toBeNull()
  })

  it('can be narrowed to a group that has parts, which keeps what was asked for', async () => {
    const query = { ...START, q: 'brake', bike: 'nyx' }
    await open(never, { query, found: pageOf([PADS]) })
    const groups = within(screen.getByRole('navigation', { name: 'Categories' }))
    expect(groups.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All parts',
      'Brakes (1)',
    ])
    expect(groups.getByRole('link', { name: 'Brakes (1)' })).toLinkTo(
      '/spares?q=brake&bike=nyx&group=brakes',
    )
    expect(groups.getByRole('link', { name: 'All parts' })).toHaveAttribute('aria-current', 'true')
  })

  it('links the pages around it by addresses of their own', async () => {
    await open(never, {
      query: { ...START, q: 'brake', page: 2 },
      found: pageOf([PADS], { total: 50, pages: 3, page: 2 }),
    })
    expect(screen.getByRole('link', { name: 'Previous' })).toLinkTo('/spares?q=brake')
    expect(screen.getByRole('link', { name: 'Next' })).toLinkTo('/spares?q=brake&page=3')
  })

  it('offers ways on where nothing was found', async () => {
    await open(never, {
      query: { ...START, q: 'derailliure' },
      found: pageOf([], { nearest: ['derailleur'] }),
    })
    expect(screen.getByRole('link', { name: 'derailleur' })).toLinkTo('/spares?q=derailleur')
    expect(screen.getByRole('link', { name: 'Parts for the Nyx' })).toLinkTo('/spares?bike=nyx')
    expect(screen.getByRole('link', { name: 'Ask us' })).toLinkTo('/contact')
  })

  it('a failed search says so and leads to itself', async () => {
    await renderWhole(<SparesScreen query={START} results={null} failure="Not now." />)
    expect(screen.getByRole('alert')).toHaveTextContent('Not now.')
    expect(screen.getByRole('link', { name: 'Try again' })).toLinkTo('/spares')
  })
})
