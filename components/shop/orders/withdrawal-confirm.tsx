import type { FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { WithdrawalState } from '@/hooks/shop/withdrawal/use-withdrawal'
import { withdrawal as texts, withdrawalSentence } from '@/messages/shop/withdrawal/withdrawal'

import { WithdrawalLines } from './withdrawal-lines'
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

  return (
    <form onSubmit={submit}>
      {confirmError && <ErrorNotice sentence={withdrawalSentence(confirmError)} className="mb-6" />}
      <WithdrawalLines state={state} chosen={chosen} onChoose={choose} />
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
