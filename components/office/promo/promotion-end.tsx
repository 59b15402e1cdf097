import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { Promotion } from '@/contract/office/promo/promo'
import { useModal } from '@/hooks/kit/use-modal'
import { usePromotionEnd } from '@/hooks/office/promo/use-promotions'
import { toSentence } from '@/messages/kit/errors'
import { endPromotionDialog, promotions as texts } from '@/messages/office/promo/promo'

/** Button that ends a promo code after a confirmation. */
export function PromotionEnd({
  code,
  onEnded,
}: {
  code: string
  onEnded: (ended: Promotion) => void
}) {
  const { run, isRunning, error } = usePromotionEnd(code)
  const { ask } = useModal()
  const end = async () => {
    if (!(await ask(endPromotionDialog(code)))) return
    const done = await run()
    if (done) onEnded(done.answer)
  }
  return (
    <>
      <Button variant="secondary" size="small" isLoading={isRunning} onClick={() => void end()}>
        {texts.end}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="w-full" />}
    </>
  )
}
