import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useModal } from '@/hooks/kit/use-modal'
import { useOpening } from '@/hooks/office/settings/use-shop-settings'
import { toSentence } from '@/messages/kit/errors'
import { closeShopDialog, shopSettings as texts } from '@/messages/office/settings/shop-settings'

import { Part } from '@/components/office/kit/part'
import type { SettingsFormProps } from './shop-form'

/** Opens the shop to visitors, or closes it. */
export function OpeningPart({ mayWrite, ...props }: SettingsFormProps) {
  const { is_open, preview_path } = props.settings.opening
  const { ask } = useModal()
  const { set, isRunning, error } = useOpening(props)
  const press = async () => {
    if (!is_open || (await ask(closeShopDialog))) await set(!is_open)
  }
  return (
    <Part title={texts.opening.title} empty={null}>
      <p role="status" className="max-w-3xl">
        {is_open ? texts.opening.open : texts.opening.closed}
      </p>
      {preview_path && (
        <p className="mt-2 max-w-3xl text-ink-soft">
          {texts.opening.preview}{' '}
          {/* A whole page load: the server sets the cookie that admits this browser. */}
          <a href={preview_path} className="break-all link">
            {texts.opening.previewLink}
          </a>
        </p>
      )}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
      {mayWrite && (
        <Button
          variant={is_open ? 'secondary' : 'primary'}
          className="mt-3"
          size="small"
          onClick={() => void press()}
          isLoading={isRunning}
        >
          {is_open ? texts.opening.toClose : texts.opening.toOpen}
        </Button>
      )}
    </Part>
  )
}
