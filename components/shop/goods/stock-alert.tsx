import { useId } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import { useStockAlert } from '@/hooks/shop/goods/use-stock-alert'
import { toSentence } from '@/messages/kit/errors'
import { stockAlert as texts } from '@/messages/shop/goods/stock-alert'

/** Form that requests one email when a sold-out item is back. */
export function StockAlert({ sku }: { sku: string }) {
  const id = useId()
  const { ref, form, type, submit, faults, error, isSending, own, isConfirmed } = useStockAlert(sku)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {texts.title}
      </h2>
      <div role="status">
        {isConfirmed !== null && (
          <p className="mt-2">{isConfirmed ? texts.confirmed : texts.asked}</p>
        )}
      </div>
      {isConfirmed === null && (
        <form ref={ref} onSubmit={submit} noValidate className="mt-1 flex flex-col gap-4">
          <p className="text-sm text-ink-soft">{texts.hint}</p>
          {own === null ? (
            <TextField
              label={texts.email}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              value={form.email}
              onChange={({ target }) => type({ email: target.value })}
              error={faults.email}
            />
          ) : (
            <p className="text-sm wrap-anywhere">{texts.own(own)}</p>
          )}
          {error && <ErrorNotice sentence={toSentence(error)} />}
          <Button type="submit" variant="secondary" isLoading={isSending}>
            {texts.submit}
          </Button>
        </form>
      )}
    </section>
  )
}
