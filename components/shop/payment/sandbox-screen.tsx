import { FlaskConical } from 'lucide-react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Price } from '@/components/kit/ui/price'
import { Skeleton } from '@/components/kit/ui/skeleton'
import type { SandboxPayment } from '@/contract/shop/payment/payment'
import { useSandboxPayment } from '@/hooks/shop/payment/use-payment'
import { payment as texts } from '@/messages/shop/payment/payment'
import { toSentence } from '@/messages/kit/errors'

import { PaymentFrame } from './payment-frame'

type Sandbox = ReturnType<typeof useSandboxPayment>

export function SandboxScreen({ id }: { id: string | null }) {
  const sandbox = useSandboxPayment(id)
  const { state } = sandbox
  return (
    <PaymentFrame>
      <p className="mb-6 inline-flex items-center gap-3 rounded bg-ink px-4 py-2 font-semibold text-volt">
        <FlaskConical aria-hidden="true" className="size-5" />
        {texts.sandboxLead}
      </p>
      <h1 className="text-3xl">{texts.sandboxTitle}</h1>
      {state.status === 'loading' && <Loading />}
      {state.status === 'failed' && <Failed sandbox={sandbox} />}
      {state.status === 'ready' && <Payment sandbox={sandbox} payment={state.data} />}
    </PaymentFrame>
  )
}

function Loading() {
  return (
    <div className="mt-8 flex flex-col gap-4">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  )
}

function Failed({ sandbox: { state, retry } }: { sandbox: Sandbox }) {
  if (state.status !== 'failed') return null
  const isUnknown = state.error.kind === 'problem' && state.error.status === 404
  if (!isUnknown) {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} className="mt-8" />
  }
  return (
    <div className="mt-8 flex flex-col items-start gap-6">
      <p role="alert">{texts.unknown}</p>
      <LinkButton href="/configurator">{texts.toShop}</LinkButton>
    </div>
  )
}

interface PaymentProps {
  sandbox: Sandbox
  payment: SandboxPayment
}

function Payment({ sandbox, payment }: PaymentProps) {
  const isUndecided = payment.status === 'open' || payment.status === 'pending'
  return (
    <>
      {isUndecided && <p className="mt-3 text-ink-soft">{texts.sandboxHint}</p>}
      <dl className="mt-8 border-y border-line py-5">
        <dt className="text-sm text-ink-soft">{texts.amount}</dt>
        <dd className="text-2xl font-semibold">
          <Price amount={payment.amount} /> {payment.currency.toUpperCase()}
        </dd>
        <dt className="mt-4 text-sm text-ink-soft">{texts.reference}</dt>
        <dd className="figures text-sm break-all">{payment.reference}</dd>
      </dl>
      {sandbox.error && <ErrorNotice sentence={toSentence(sandbox.error)} className="mt-6" />}
      {isUndecided ? (
        <Choices sandbox={sandbox} isPending={payment.status === 'pending'} />
      ) : (
        <Closed sandbox={sandbox} status={payment.status} />
      )}
    </>
  )
}

function Choices({ sandbox, isPending }: { sandbox: Sandbox; isPending: boolean }) {
  const { act, goBack, busy } = sandbox
  const choices = [
    { id: 'succeed', title: texts.succeed, hint: texts.succeedHint, variant: 'primary' },
    { id: 'decline', title: texts.decline, hint: texts.declineHint, variant: 'secondary' },
    { id: 'pending', title: texts.pending, hint: texts.pendingHint, variant: 'secondary' },
    { id: 'leave', title: texts.leave, hint: texts.leaveHint, variant: 'quiet' },
  ] as const
  return (
    <>
      {isPending && (
        <p role="status" className="mt-6">
          {texts.isPending}
        </p>
      )}
      <ul className="mt-8 flex flex-col gap-5">
        {choices.map(({ id, title, hint, variant }) => (
          <li key={id} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[15rem_1fr]">
            <Button
              variant={variant}
              isWide
              isLoading={busy === id}
              aria-describedby={`sandbox-${id}`}
              onClick={() => (id === 'leave' ? goBack() : void act(id))}
            >
              {title}
            </Button>
            <p id={`sandbox-${id}`} className="text-sm text-ink-soft">
              {hint}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

const CLOSED = {
  paid: texts.isPaid,
  declined: texts.isDeclined,
  expired: texts.isExpired,
} as const

function Closed({ sandbox, status }: { sandbox: Sandbox; status: SandboxPayment['status'] }) {
  return (
    <div className="mt-8 flex flex-col items-start gap-6">
      <p role="status" className="text-lg">
        {CLOSED[status as keyof typeof CLOSED]}
      </p>
      <Button onClick={() => sandbox.goBack()} isLoading={sandbox.busy === 'leave'}>
        {texts.toShop}
      </Button>
    </div>
  )
}
