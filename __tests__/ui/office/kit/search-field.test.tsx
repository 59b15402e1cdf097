import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { SearchField } from '@/components/office/kit/search-field'

const onSearch = jest.fn()
const field = (value: string) => (
  <SearchField label="Search" hint="Name" value={value} onSearch={onSearch} />
)

beforeEach(() => {
  jest.useFakeTimers()
  onSearch.mockClear()
})
afterEach(() => jest.useRealTimers())

const typist = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
const pause = () => act(() => jest.advanceTimersByTime(400))
const input = () => screen.getByRole('searchbox', { name: 'Search' })

test('searches once after a pause, and keeps letters that are typed meanwhile', async () => {
  const user = typist()
  const { rerender } = render(field(''))
  await user.type(input(), 'mü')
  expect(onSearch).not.toHaveBeenCalled()
  pause()
  expect(onSearch.mock.calls).toEqual([['mü']])
  await user.type(input(), 'ller')
  rerender(field('mü'))
  expect(input()).toHaveValue('müller')
  pause()
  expect(onSearch).toHaveBeenLastCalledWith('müller')
})

test('an empty field shows everything again, and the address of an earlier page its text', async () => {
  const user = typist()
  const { rerender } = render(field('helmet'))
  await user.clear(input())
  pause()
  expect(onSearch.mock.calls).toEqual([[undefined]])
  rerender(field(''))
  rerender(field('bag'))
  expect(input()).toHaveValue('bag')
  pause()
  expect(onSearch).toHaveBeenCalledTimes(1)
})
