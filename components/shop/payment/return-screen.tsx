import { useRouter } from 'next/router'
import { useEffect, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Spinner } from '@/components/kit/ui/spinner'
import type { PaymentState } from '@/contract/shop/payment/payment'
import { useGuestCart } from '@/hooks/shop/cart/use-guest-cart'
import { usePayAgain } from '@/hooks/shop/payment/use-payment'
import { usePaymentReturn, type ReturnTokens } from '@/hooks/shop/payment/use-payment-return'
import { payment as texts } from '@/messages/shop/payment/payment'
import { toSentence } from '@/messages/kit/errors'

import { PaymentFrame } from './payment-frame'
import { Transfer } from './transfer'

interface ReturnScreenProps {
  tokens: ReturnTokens | null
  /** False until the router knows the query. */
  isReady: boolean
}

/** Return page of payment providers: rendered without a login, completed by a request of the browser. */
export function ReturnScreen({ tokens, isReady }: ReturnScreenProps) {
  const { isMissing, state, answer, retry } = usePaymentReturn(tokens, isReady)
  return (
    <PaymentFrame>
      {isMissing && <Missing sentence={texts.nothingHere} />}
      {!isMissing && state.status === 'loading' && <Checking />}
      {state.status === 'failed' && isUnknown(state.error) && <Missing sentence={texts.notFound} />}
      {state.status === 'failed' && !isUnknown(state.error) && tokens?.kind === 'paypal' && (
        // spec §7: errors are swallowed, because the server has the payment and completes it.
        <ReturnMessage title={texts.processing} text={texts.payPalLater}>
          <Button onClick={retry}>{texts.lookAgain}</Button>
        </ReturnMessage>
      )}
      {state.status === 'failed' && !isUnknown(state.error) && tokens?.kind !== 'paypal' && (
        <>
          <h1 className="mb-6 text-3xl">{texts.returnTitle}</h1>
          <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
        </>
      )}
      {answer && <Outcome answer={answer} />}
    </PaymentFrame>
  )
}

function isUnknown(error: Parameters<typeof toSentence>[0]): boolean {
  return error.kind === 'problem' && error.code === 'payment_not_found'
}

function Checking() {
  return (
    <>
      <h1 className="text-3xl">{texts.returnTitle}</h1>
      <p role="status" className="mt-6 flex items-center gap-4">
        <Spinner className="size-6 shrink-0" />
        {texts.checking}
      </p>
    </>
  )
}

function Missing({ sentence }: { sentence: string }) {
  return (
    <>
      <h1 className="text-3xl">{texts.returnTitle}</h1>
      <p role="alert" className="mt-6">
        {sentence}
      </p>
      <p className="mt-2 text-ink-soft">{texts.nothingHint}</p>
      <LinkButton href="/configurator" className="mt-8">
        {texts.toShop}
      </LinkButton>
    </>
  )
}

function orderPath({ order_number, order_key }: PaymentState): string | null {
  if (order_key === null) return null
  return `/orders/${encodeURIComponent(order_number)}/${encodeURIComponent(order_key)}`
}

function Outcome({ answer }: { answer: PaymentState }) {
  const address = answer.difference_path ?? orderPath(answer)
  // The page of the order change shows the result of the payment.
  if (answer.difference_path !== null && answer.status !== 'processing') {
    return <Onward address={address} title={texts.returnTitle} text={texts.checking} />
  }
  const toOrder = address && (
    <LinkButton href={address} variant="secondary">
      {texts.toOrder}
    </LinkButton>
  )
  switch (answer.status) {
    case 'paid':
      return (
        <Onward
          address={address}
          title={texts.paid}
          text={address ? texts.paidNext : texts.nothingHint}
        />
      )
    case 'processing':
      if (answer.transfer)
        return <Transfer answer={answer} transfer={answer.transfer} toOrder={toOrder} />
      return (
        <ReturnMessage title={texts.processing} text={texts.processingNext(answer.order_number)}>
          {toOrder}
        </ReturnMessage>
      )
    case 'declined':
      return (
        <ReturnMessage title={texts.declined} text={texts.declinedNext}>
          <TryAgain answer={answer} />
        </ReturnMessage>
      )
    case 'open':
      return (
        <ReturnMessage title={texts.open} text={texts.openNext}>
          <TryAgain answer={answer} />
        </ReturnMessage>
      )
    case 'expired':
    case 'cancelled':
      return (
        <ReturnMessage title={texts[answer.status]} text={texts[`${answer.status}Next`]}>
          <ToCheckout />
          {toOrder}
        </ReturnMessage>
      )
  }
}

function ReturnMessage({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <>
      <div role="status">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-6">{text}</p>
      </div>
      <div className="mt-8 flex flex-wrap items-start gap-3">{children}</div>
    </>
  )
}

interface OnwardProps {
  address: string | null
  title: string
  text: string
}

function Onward({ address, title, text }: OnwardProps) {
  const router = useRouter()
  useEffect(() => {
    if (address !== null) void router.replace(address)
  }, [router, address])
  return (
    <ReturnMessage title={title} text={text}>
      {address && <LinkButton href={address}>{texts.toOrder}</LinkButton>}
    </ReturnMessage>
  )
}

function TryAgain({ answer }: { answer: PaymentState }) {
  const { payAgain, isLeaving, error } = usePayAgain()
  const { order_key, order_number } = answer
  return (
    <>
      {error && <ErrorNotice sentence={toSentence(error)} className="basis-full" />}
      {order_key !== null && (
        <Button isLoading={isLeaving} onClick={() => void payAgain(order_number, order_key)}>
          {texts.again}
        </Button>
      )}
      <ToCheckout />
    </>
  )
}

function ToCheckout() {
  const { isRestored, items } = useGuestCart()
  if (!isRestored || items.length === 0) return null
  return (
    <LinkButton href="/cart/checkout" variant="secondary">
      {texts.toCheckout}
    </LinkButton>
  )
}
