import type { FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Checkbox } from '@/components/kit/ui/checkbox'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { WithdrawalState } from '@/hooks/shop/withdrawal/use-withdrawal'
import { withdrawal as texts, withdrawalSentence } from '@/messages/shop/withdrawal/withdrawal'

import type { WithdrawalControls } from './withdrawal-statement'

interface WithdrawalConfirmProps {
  controls: WithdrawalControls
  state: WithdrawalState
}

export function WithdrawalConfirm({ controls, state }: WithdrawalConfirmProps) {
  const { chosen, choose, confirm, back, isConfirming, confirmError } = controls

  function submit(event: FormEvent) {
    event.preventDefault()
    void confirm()
  }

  function toggle(position: number, isChosen: boolean) {
    choose(isChosen ? [...chosen, position] : chosen.filter((one) => one !== position))
  }

  return (
    <form onSubmit={submit}>
      {confirmError && <ErrorNotice sentence={withdrawalSentence(confirmError)} className="mb-6" />}
      {state.until && <p className="font-medium">{texts.until(state.until)}</p>}
      <fieldset className="mt-5 flex flex-col gap-1">
        <legend className="mb-1 font-medium">{texts.lines}</legend>
        {state.lines.map(({ position, title, count, is_open }) =>
          is_open ? (
            <Checkbox
              key={position}
              label={texts.line(title, count)}
              checked={chosen.includes(position)}
              onChange={({ target }) => toggle(position, target.checked)}
            />
          ) : (
            <p key={position} className="py-2 text-sm text-ink-soft">
              {texts.excluded(title)}
            </p>
          ),
        )}
      </fieldset>
      <p role="status" className="mt-4">
        {chosen.length === 0 ? texts.none : texts.statement}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isLoading={isConfirming} disabled={chosen.length === 0}>
          {texts.confirm}
        </Button>
        <Button variant="secondary" onClick={back} disabled={isConfirming}>
          {texts.back}
        </Button>
      </div>
    </form>
  )
}
