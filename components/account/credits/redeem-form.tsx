import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import { serverFieldError } from '@/hooks/kit/use-action'
import { useGiftCardRedemption } from '@/hooks/account/credits/use-credits'
import { credits as texts } from '@/messages/account/credits/credits'
import { toSentence } from '@/messages/kit/errors'

/** Redeems a gift card code as store credit; clears the input only on success. */
export function RedeemForm({ onRedeemed }: { onRedeemed: () => void }) {
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { run, isRunning, error } = useGiftCardRedemption()
  const [done, setDone] = useState('')
  const fault = isEmpty ? texts.codeMissing : serverFieldError(error, 'code')

  async function submit(event: FormEvent) {
    event.preventDefault()
    setDone('')
    setEmpty(code.trim() === '')
    if (code.trim() === '') return
    const redeemed = await run(code)
    if (!redeemed) return
    setCode('')
    setDone(texts.redeemed(redeemed.answer.amount))
    onRedeemed()
  }

  return (
    <section aria-labelledby="redeem" className="mt-12 border-t border-line pt-6">
      <h2 id="redeem" className="text-2xl">
        {texts.redeemTitle}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 max-w-md">
        {error && !fault && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          error={fault}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" isLoading={isRunning} className="mt-4">
          {texts.redeem}
        </Button>
        <p role="status" className="mt-3 font-medium">
          {done}
        </p>
      </form>
    </section>
  )
}
