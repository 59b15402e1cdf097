import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ChoiceCard } from '@/components/kit/ui/choice-card'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import { Quantity } from '@/components/kit/ui/quantity'
import { Segmented } from '@/components/kit/ui/segmented'
import { Select } from '@/components/kit/ui/select'

describe('button', () => {
  it('keeps its name and its focus while it loads, and takes no press', async () => {
    const pressed = jest.fn()
    const user = userEvent.setup()
    const { rerender } = render(<Button onClick={pressed}>Pay now</Button>)
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    rerender(
      <Button onClick={pressed} isLoading>
        Pay now
      </Button>,
    )
    const button = screen.getByRole('button', { name: /Pay now/ })
    await user.click(button)
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  it('does not send a form while it loads', async () => {
    const sent = jest.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={sent}>
        <input aria-label="City" />
        <Button type="submit" isLoading>
          Send
        </Button>
      </form>,
    )
    await userEvent.type(screen.getByLabelText('City'), 'Ghent{Enter}')
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('field', () => {
  it('is described by its hint and its error', () => {
    render(<TextField label="City" hint="Where the bike goes" error="Please give a city." />)
    const input = screen.getByRole('textbox', { name: 'City' })
    expect(input).toHaveAccessibleDescription('Where the bike goes Please give a city.')
    expect(input).toBeInvalid()
  })

  it('without an error is valid and has no description', () => {
    render(<TextField label="City" />)
    expect(screen.getByRole('textbox', { name: 'City' })).toBeValid()
    expect(screen.getByRole('textbox', { name: 'City' })).not.toHaveAttribute('aria-describedby')
  })

  it('a select is named by its label', async () => {
    const options = [
      { value: 222, title: 'United States' },
      { value: 80, title: 'Germany' },
    ]
    render(<Select label="Country" options={options} defaultValue={222} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany')
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('80')
  })
})

describe('quantity', () => {
  function Line({ start = 2, removesAtOne = false, onDecrease = jest.fn(), onSet = jest.fn() }) {
    const [count, setCount] = useState(start)
    return (
      <Quantity
        title="Nyx"
        max={99}
        value={count}
        removesAtOne={removesAtOne}
        onDecrease={() => {
          onDecrease()
          setCount(count - 1)
        }}
        onIncrease={() => setCount(count + 1)}
        onSet={(next) => {
          onSet(next)
          setCount(next)
        }}
      />
    )
  }
  const input = () => screen.getByRole('spinbutton', { name: 'Quantity of Nyx' })

  it('minus and plus are named by the product, and a typed number sets the count directly', async () => {
    const onSet = jest.fn()
    render(<Line onSet={onSet} />)
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Nyx' }))
    expect(input()).toHaveValue(3)
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Nyx' }))
    expect(input()).toHaveValue(2)
    await userEvent.clear(input())
    await userEvent.type(input(), '12')
    expect(onSet).toHaveBeenLastCalledWith(12)
  })

  it.each(['0', '-1', '1.5', '100', ''])(
    '%j is not taken and falls back to the last count',
    async (text) => {
      const onSet = jest.fn()
      render(<Line onSet={onSet} start={7} />)
      await userEvent.clear(input())
      if (text) await userEvent.type(input(), text)
      await userEvent.tab()
      const counts = onSet.mock.calls.map(([count]: number[]) => count)
      expect(counts).not.toContain(Number(text))
      expect(Number((input() as HTMLInputElement).value)).toBe(counts.at(-1) ?? 7)
    },
  )

  it('minus at 1 does nothing, unless it removes the line', async () => {
    const onDecrease = jest.fn()
    const { unmount } = render(<Line start={1} onDecrease={onDecrease} />)
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Nyx' }))
    expect(onDecrease).not.toHaveBeenCalled()
    unmount()
    render(<Line start={1} onDecrease={onDecrease} removesAtOne />)
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Nyx' }))
    expect(onDecrease).toHaveBeenCalledTimes(1)
  })

  it('plus stops at 99', async () => {
    render(<Line start={99} />)
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Nyx' }))
    expect(input()).toHaveValue(99)
  })
})

describe('choice card', () => {
  it('has its price in its name and its reason in its description, and stays focusable', async () => {
    const chosen = jest.fn()
    render(
      <ChoiceCard
        name="fork"
        value="air"
        isChosen={false}
        onChoose={chosen}
        title="Air fork"
        effect="+$429.00"
        reason="Needs four-piston brakes."
      />,
    )
    const radio = screen.getByRole('radio', { name: 'Air fork +$429.00' })
    expect(radio).toHaveAccessibleDescription('Needs four-piston brakes.')
    await userEvent.tab()
    expect(radio).toHaveFocus()
    await userEvent.click(radio)
    expect(chosen).not.toHaveBeenCalled()
  })

  it('is chosen by a click anywhere on its row', async () => {
    const chosen = jest.fn()
    render(
      <ChoiceCard name="fork" value="a" isChosen={false} onChoose={chosen} title="Rigid fork" />,
    )
    await userEvent.click(screen.getByText('Rigid fork'))
    expect(chosen).toHaveBeenCalledTimes(1)
  })
})

describe('segmented control', () => {
  it('is a radio group with a legend that the arrow keys move through', async () => {
    function Units() {
      const [unit, setUnit] = useState<0 | 1>(1)
      const options = [
        { value: 1, title: 'km, kg' },
        { value: 0, title: 'mi, lb' },
      ] as const
      return <Segmented legend="Units" options={options} value={unit} onChange={setUnit} />
    }
    render(<Units />)
    expect(screen.getByRole('group', { name: 'Units' })).toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'mi, lb' })).toBeChecked()
  })
})

describe('error notice', () => {
  it('is an alert with a way on', async () => {
    const retried = jest.fn()
    render(<ErrorNotice sentence="Can't reach server right now." onRetry={retried} />)
    expect(screen.getByRole('alert')).toHaveTextContent("Can't reach server right now.")
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retried).toHaveBeenCalledTimes(1)
  })

  it('scrolls into view in a form only', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
    render(<ErrorNotice sentence="The list didn’t load." />)
    expect(scroll).not.toHaveBeenCalled()
    render(
      <form>
        <ErrorNotice sentence="We couldn’t send it." />
      </form>,
    )
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' })
    expect(scroll.mock.contexts[0]).toHaveTextContent('We couldn’t send it.')
  })

  it('takes the focus of the clicked button only if it is out of view', () => {
    render(<button>Send</button>)
    const button = screen.getByRole('button', { name: 'Send' })
    const place = jest.spyOn(button, 'getBoundingClientRect')
    const boxAt = (top: number) => place.mockReturnValue(new DOMRect(0, top, 100, 44))
    button.focus()
    boxAt(100)
    render(<ErrorNotice sentence="We couldn’t save it." />)
    expect(button).toHaveFocus()
    boxAt(window.innerHeight + 238)
    render(<ErrorNotice sentence="We couldn’t load it." onRetry={() => {}} />)
    expect(button).toHaveFocus()
    render(<ErrorNotice sentence="We couldn’t send it." />)
    expect(document.activeElement).toHaveTextContent('We couldn’t send it.')
  })
})
