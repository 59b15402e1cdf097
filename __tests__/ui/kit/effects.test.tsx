import { useEffect, useLayoutEffect, useState } from 'react'

import { render, screen } from '@testing-library/react'

/** Blocks the thread once the element is found, as a busy machine does, so that timers are due before effects. */
async function blockSoon() {
  for (let round = 0; round < 50; round += 1) await null
  const end = performance.now() + 20
  while (performance.now() < end);
}

function Late({ onEffect }: { onEffect: () => void }) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isLoaded) onEffect()
  }, [isLoaded, onEffect])
  useLayoutEffect(() => {
    if (isLoaded) void blockSoon()
  }, [isLoaded])
  return isLoaded ? <p>Loaded</p> : null
}

it('finds an element only after its effects have run', async () => {
  const onEffect = jest.fn()
  render(<Late onEffect={onEffect} />)
  await screen.findByText('Loaded')
  expect(onEffect).toHaveBeenCalledTimes(1)
})
