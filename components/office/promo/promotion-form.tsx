import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useModal } from '@/hooks/kit/use-modal'
import {
  usePromotionEnd,
  usePromotionForm,
  type Promotion,
} from '@/hooks/office/promo/use-promotions'
import { toSentence } from '@/messages/kit/errors'
import { endPromotionDialog, promotions as texts } from '@/messages/office/promo/promo'

import { EditPanel } from '@/components/office/kit/edit-form'
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

export function PromotionForm(props: PromotionFormProps) {
  const { promotion, mayWrite, onSaved, onClose } = props
  const controls = usePromotionForm(props)
  const { form, discard } = controls
  return (
    <EditPanel
      title={promotion ? texts.editTitle(promotion.code) : texts.addTitle}
      {...{ controls, mayWrite, onClose }}
      head={mayWrite && promotion?.state === 'ended' && <p className="mb-3">{texts.restart}</p>}
      below={<Example form={form} />}
      actions={
        mayWrite &&
        promotion &&
        promotion.state !== 'ended' && (
          <End
            code={promotion.code}
            onEnded={(ended) => {
              discard()
              onSaved(ended)
            }}
          />
        )
      }
    >
      <PromotionFields controls={controls} isNew={promotion === null} />
      <PromotionScope controls={controls} promotion={promotion} />
    </EditPanel>
  )
}

function End({ code, onEnded }: { code: string; onEnded: (ended: Promotion) => void }) {
  const { run, isRunning, error } = usePromotionEnd(code)
  const { ask } = useModal()
  const end = async () => {
    if (!(await ask(endPromotionDialog(code)))) return
    const done = await run()
    if (done) onEnded(done.answer)
  }
  return (
    <>
      <Button
        variant="secondary"
        className="!px-3 text-sm lg:min-h-9"
        isLoading={isRunning}
        onClick={() => void end()}
      >
        {texts.end}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="w-full" />}
    </>
  )
}
