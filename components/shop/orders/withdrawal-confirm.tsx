import type { FormEvent, ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { ApiError } from '@/contract/kit/errors'
import { withdrawal as texts, withdrawalSentence } from '@/messages/shop/withdrawal/withdrawal'

import { WithdrawalLines, type WithdrawalLinesProps } from './withdrawal-lines'

interface WithdrawalConfirmProps extends WithdrawalLinesProps {
  isRunning: boolean
  error: ApiError | null
  onConfirm: () => Promise<void>
  onBack: () => void
  /** More fields. */
  children?: ReactNode
}

/** Second step of a withdrawal, by members and guests. */
export function WithdrawalConfirm(props: WithdrawalConfirmProps) {
  const { isRunning, error, onConfirm, onBack, children, ...lines } = props

  function submit(event: FormEvent) {
    event.preventDefault()
    void onConfirm()
  }

  return (
    <form onSubmit={submit}>
      <WithdrawalLines {...lines} />
      {children}
      {error && <ErrorNotice sentence={withdrawalSentence(error)} className="mt-6" />}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isLoading={isRunning} disabled={lines.chosen.length === 0}>
          {lines.lawTexts.confirm}
        </Button>
        <Button variant="secondary" onClick={onBack} disabled={isRunning}>
          {texts.back}
        </Button>
      </div>
    </form>
  )
}
