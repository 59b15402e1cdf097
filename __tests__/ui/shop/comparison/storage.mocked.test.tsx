import { act, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'

import { comparisonService } from '@/services/shop/comparison'
import { logOut } from '@/store/auth/log-out'

import { fixtureBike } from '@/__tests__/support/catalog/fixture-bike'
import { builds, freshBrowser, openComparison, setDatabases, standard } from './open-comparison'

beforeEach(freshBrowser)
afterEach(() => jest.restoreAllMocks())

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const NOT_SUPPORTED =
  'IndexedDB is not supported by your browser. Therefore, Comparison feature is not available.'
const NOT_INITIALIZED = "Couldn't initialize comparison database."

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('comparator')
    opening.onsuccess = () => resolve(opening.result)
  })

/** Writes records as another version of the shop might have. */
async function writeRaw(records: object[]): Promise<void> {
  await comparisonService().read()
  const database = await openDatabase()
  const transaction = database.transaction('bikes', 'readwrite')
  for (const record of records) transaction.objectStore('bikes').add(record)
  await new Promise((resolve) => (transaction.oncomplete = resolve))
  database.close()
}

const record = (build = standard) => ({ slug: fixtureBike.slug, build, seen: null })

describe('the comparison database (spec §3, §8)', () => {
  it('is comparator, version 1, with the store bikes, keyed by auto-incrementing db_id', async () => {
    await comparisonService().add(record())
    await comparisonService().add(record(builds[1]))
    const database = await openDatabase()
    // Dexie multiplies versions by ten, which leaves room for versions in between.
    expect(database.version / 10).toBe(1)
    expect([...database.objectStoreNames]).toEqual(['bikes'])
    const store = database.transaction('bikes').objectStore('bikes')
    expect(store.keyPath).toBe('db_id')
    expect(store.autoIncrement).toBe(true)
    database.close()
    expect((await comparisonService().read()).map(({ db_id }) => db_id)).toEqual([1, 2])
  })

  it('takes five builds and each of them once, also when two tabs add at the same moment', async () => {
    const [one, other] = [comparisonService(), comparisonService()]
    const outcomes = await Promise.all(
      builds.flatMap((build) => [one.add(record(build)), other.add(record(build))]),
    )
    expect(await one.read()).toHaveLength(5)
    expect(outcomes.filter(({ kind }) => kind === 'added')).toHaveLength(5)
    expect(outcomes.filter(({ kind }) => kind === 'full').length).toBeGreaterThan(0)
  })

  it('can be deleted by another tab while it is open, and is there again afterwards', async () => {
    const service = comparisonService()
    await service.add(record())
    const outcome = await new Promise<string>((resolve) => {
      const deletion = indexedDB.deleteDatabase('comparator')
      deletion.onsuccess = () => resolve('deleted')
      deletion.onblocked = () => resolve('blocked')
    })
    expect(outcome).toBe('deleted')
    expect(await service.read()).toEqual([])
  })

  it.each([
    ['reading', () => comparisonService().read(), NOT_SUPPORTED],
    ['writing', () => comparisonService().add(record()), NOT_SUPPORTED],
    ['removing', () => comparisonService().remove(1), 'IndexedDB is not available.'],
  ])('throws its sentence on %s where the browser has none', async (_, call, sentence) => {
    setDatabases(undefined)
    await expect(call()).rejects.toThrow(sentence)
  })
})

describe('every sentence is on the screen (spec §8)', () => {
  it('where the browser has no database: opening the page and adding a bike', async () => {
    setDatabases(undefined)
    const { user } = openComparison()
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_SUPPORTED)
    const main = screen.getByRole('link', { name: 'See our bikes' }).closest('section')
    expect(main).toHaveTextContent(NOT_SUPPORTED)
    await user.click(button('Compare build 0'))
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  })

  it('where it cannot be opened: a warning, and the shop goes on', async () => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('A mutation operation was attempted', 'InvalidStateError')
    })
    openComparison()
    const toast = await screen.findAllByText(NOT_INITIALIZED)
    expect(toast.length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'See our bikes' })).toBeVisible()
  })

  it('where a newer version of the shop has changed it beyond reading', async () => {
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('comparator', 990)
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('bikes', { keyPath: 'address' })
      opening.onsuccess = () => {
        opening.result.close()
        resolve()
      }
    })
    openComparison()
    expect((await screen.findAllByText(NOT_INITIALIZED)).length).toBeGreaterThan(0)
  })

  it('when a bike was removed, with the way back; and when the database went away meanwhile', async () => {
    await comparisonService().add(record())
    const { user } = openComparison()
    await screen.findByRole('table')
    await user.click(button(/^Remove/))
    expect(await screen.findByText('Bike was removed successfully.')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(button('Undo')).toHaveFocus()
    await user.click(button('Undo'))
    expect(await screen.findByRole('table')).toBeInTheDocument()
    expect((await comparisonService().read())[0]?.db_id).toBe(1)
    setDatabases(undefined)
    await user.click(button(/^Remove/))
    expect(await screen.findByText('IndexedDB is not available.')).toBeInTheDocument()
    expect(screen.getByRole('table')).toBeInTheDocument()
  })

  it('when the browser has no room left: nothing is lost', async () => {
    await comparisonService().add(record())
    const { user } = openComparison()
    await screen.findByRole('table')
    jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    await user.click(button('Compare build 1'))
    expect(await screen.findByText(/is out of storage space/)).toBeInTheDocument()
    expect(screen.getByRole('table')).toBeInTheDocument()
  })
})

describe('what is found in the database', () => {
  it('and cannot be read is told, left as it is, and removed only on demand', async () => {
    await writeRaw([{ slug: 'fixture', parts: 'of version 9' }, record()])
    const { user } = openComparison()
    await screen.findByRole('table')
    expect(screen.getByText(/We can’t read one saved bike/)).toBeVisible()
    expect(await comparisonService().read()).toHaveLength(2)
    await user.click(button('Remove unreadable bikes'))
    await waitFor(async () => expect(await comparisonService().read()).toHaveLength(1))
    expect(screen.queryByText(/cannot be read/)).not.toBeInTheDocument()
  })

  it('and misses what was last seen of it is asked for again and kept', async () => {
    await writeRaw([{ ...record(), seen: { price: 'cheap' } }])
    const { keepPageOffline } = openComparison()
    const table = await screen.findByRole('table')
    expect(within(table).getAllByText('$3,000.00').length).toBeGreaterThan(0)
    await waitFor(async () => {
      const [stored] = await comparisonService().read()
      expect(stored).toMatchObject({ seen: { at: '2026-11-20', price: 300_000 } })
    })
    await waitFor(() => expect(keepPageOffline).toHaveBeenCalledTimes(1))
  })
})

describe('logging out (spec §4)', () => {
  it('deletes the database while it is open here and in another tab', async () => {
    const tab = comparisonService()
    await tab.add(record())
    const { store } = openComparison()
    await screen.findByRole('table')
    await act(async () => void (await store.dispatch(logOut())))
    const names = async () => (await indexedDB.databases()).map(({ name }) => name)
    await waitFor(async () => expect(await names()).toEqual([]))
    expect(localStorage.getItem('compare_cart')).toBeNull()
    expect(store.getState().comparison).toMatchObject({ size: 0, bikes: [] })
    expect(await tab.read()).toEqual([])
  })
})

describe('two tabs', () => {
  it('stay in step, and logging out in one empties the other', async () => {
    await comparisonService().add(record())
    const { store } = openComparison()
    await screen.findByRole('table')
    await comparisonService().add(record(builds[1]))
    const mark = { size: 2, keys: [] }
    localStorage.setItem('compare_cart', JSON.stringify(mark))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'compare_cart' })))
    await waitFor(() => expect(store.getState().comparison.size).toBe(2))
    expect(screen.getAllByRole('columnheader', { name: /\$/ })).toHaveLength(2)

    localStorage.removeItem('compare_cart')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'compare_cart' })))
    expect(await screen.findByText('Nothing to compare yet')).toBeVisible()
    expect(store.getState().comparison).toMatchObject({ size: 0, bikes: [] })
  })
})
