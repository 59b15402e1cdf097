import { render, screen } from '@testing-library/react'

import { Still } from '@/components/ui/still'

const text = (
  <Still className="wide">
    <p>From the code</p>
  </Still>
)

describe('a text that no script changes', () => {
  it('stays as the server wrote it', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<div class="wide"><p>From the server</p></div>'
    const { rerender } = render(text, { container, hydrate: true })
    rerender(text)
    expect(screen.getByText('From the server')).toBeVisible()
    expect(screen.queryByText('From the code')).toBeNull()
  })

  it('is drawn where the server wrote nothing', () => {
    render(text)
    expect(screen.getByText('From the code')).toBeVisible()
  })
})
