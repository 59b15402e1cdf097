import { render, screen } from '@testing-library/react'
import { useRef } from 'react'

import { useStableFocusPosition } from '@/components/kit/ui/use-stable-focus-position'

function Late() {
  const part = useRef<HTMLParagraphElement>(null)
  useStableFocusPosition(part)
  return <p ref={part}>Arrived</p>
}

function Page({ hasArrived }: { hasArrived: boolean }) {
  return (
    <>
      <button>Above</button>
      {hasArrived && <Late />}
      <button>Below</button>
    </>
  )
}

const scrolled = jest.fn()
beforeEach(() => {
  scrolled.mockClear()
  // jsdom has no layout, so it can't scroll.
  Element.prototype.scrollIntoView = scrolled
})

test.each([
  ['Below', 1],
  ['Above', 0],
])('with the focus %s, what arrives scrolls %i times', (name, times) => {
  const { rerender } = render(<Page hasArrived={false} />)
  screen.getByRole('button', { name }).focus()
  rerender(<Page hasArrived />)
  expect(scrolled).toHaveBeenCalledTimes(times)
})
