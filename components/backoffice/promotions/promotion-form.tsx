import { useEffect } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { useModal } from '@/hooks/use-modal'
import { usePromotionEnd, usePromotionForm, type Promotion } from '@/hooks/use-promotions'
import { toSentence } from '@/messages/errors'
import { endPromotionDialog, promotions as texts } from '@/messages/promotions'

import { Example } from './promotion-example'
import { PromotionFields } from './promotion-fields'
import { PromotionScope } from './promotion-scope'

interface PromotionFormProps {
  promotion: Promotion | null
  mayWrite: boolean
  onSaved: (saved: Promotion) => void
  onChanged: () => void
  onClose: () => void
}

const SMALL = '!px-3 text-sm lg:min-h-9'

/** One promo code: its rule, an example of what it takes off, and its end. */
export function PromotionForm(props: PromotionFormProps) {
  const { promotion, mayWrite, onClose } = props
  const controls = usePromotionForm(props)
  const { ref, form, error, submit } = controls
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:enabled')?.focus(), [ref])
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-labelledby="promotion-title"
      className="mb-8 rounded border border-line-strong bg-surface p-4 text-sm"
    >
      <h2 id="promotion-title" className="mb-3 text-lg">
        {promotion ? texts.editTitle(promotion.code) : texts.addTitle}
      </h2>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
      {controls.isNews && <News onTake={controls.discard} />}
      {mayWrite && promotion?.state === 'ended' && <p className="mb-3">{texts.restart}</p>}
      <fieldset disabled={!mayWrite}>
        <PromotionFields controls={controls} isNew={promotion === null} />
        <PromotionScope controls={controls} promotion={promotion} />
      </fieldset>
      <Example form={form} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {mayWrite && <Ends {...props} controls={controls} />}
        <Button variant="quiet" className={SMALL} onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}

/** Somebody else saved another version: the list shows it, and what was typed stays. */
function News({ onTake }: { onTake: () => void }) {
  return (
    <div role="alert" className="mb-3 border-l-2 border-warn px-3 py-1">
      <p>{texts.news}</p>
      <Button variant="secondary" className={`${SMALL} mt-2`} onClick={onTake}>
        {texts.takeTheirs}
      </Button>
    </div>
  )
}

interface EndsProps extends PromotionFormProps {
  controls: ReturnType<typeof usePromotionForm>
}

function Ends({ controls, promotion, onSaved }: EndsProps) {
  const { isSending, isTouched, isNews, discard } = controls
  const { run, isRunning, error } = usePromotionEnd(promotion?.code ?? '')
  const { ask } = useModal()
  const end = async (code: string) => {
    if (!(await ask(endPromotionDialog(code)))) return
    const done = await run()
    if (!done) return
    discard()
    onSaved(done.answer)
  }
  return (
    <>
      <Button type="submit" className={SMALL} isLoading={isSending}>
        {isNews ? texts.saveAnyway : texts.save}
      </Button>
      {promotion && promotion.state !== 'ended' && (
        <Button
          variant="secondary"
          className={SMALL}
          isLoading={isRunning}
          onClick={() => void end(promotion.code)}
        >
          {texts.end}
        </Button>
      )}
      <p role="status" className="text-ink-soft">
        {isTouched && texts.kept}
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="w-full" />}
    </>
  )
}
