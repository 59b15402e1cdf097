import { Checkbox } from '@/components/kit/ui/checkbox'
import type { WithdrawalState } from '@/hooks/shop/withdrawal/use-withdrawal'
import {
  effectsOf,
  excludedLines,
  withdrawal as texts,
  type withdrawalTexts,
} from '@/messages/shop/withdrawal/withdrawal'

export interface WithdrawalLinesProps {
  state: Pick<WithdrawalState, 'lines' | 'until' | 'is_whole'>
  /** By the law of the delivery address. */
  lawTexts: ReturnType<typeof withdrawalTexts>
  /** Positions of the selected lines. */
  chosen: readonly number[]
  onChoose: (positions: number[]) => void
}

/** The lines to withdraw from, why others can't be, and what happens next with the selected ones. */
export function WithdrawalLines({ state, lawTexts, chosen, onChoose }: WithdrawalLinesProps) {
  const open = state.lines.filter(({ right }) => right === 'open')
  const selected = open.filter(({ position }) => chosen.includes(position))

  function toggle(position: number, isChosen: boolean) {
    onChoose(isChosen ? [...chosen, position] : chosen.filter((one) => one !== position))
  }

  return (
    <>
      <p className="font-medium">{lawTexts.until(state.until)}</p>
      <fieldset className="mt-5 flex flex-col gap-1">
        <legend className="mb-1 font-medium">{lawTexts.statement}</legend>
        {open.map(({ position, title, count }) => (
          <Checkbox
            key={position}
            label={texts.line(title, count)}
            checked={chosen.includes(position)}
            disabled={state.is_whole}
            onChange={({ target }) => toggle(position, target.checked)}
          />
        ))}
        {excludedLines(state.lines, lawTexts).map((sentence) => (
          <p key={sentence} className="py-2 text-sm text-ink-soft">
            {sentence}
          </p>
        ))}
      </fieldset>
      <div role="status" className="mt-4 flex flex-col gap-2">
        {state.is_whole && <p>{lawTexts.unpaid}</p>}
        {selected.length === 0 && <p className="text-warn">{texts.none}</p>}
        {effectsOf(selected).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  )
}
