import { Button } from '@/components/kit/ui/button'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { useConfiguratorShare } from '@/hooks/shop/configurator/use-configurator-share'
import { configurator as texts } from '@/messages/shop/configurator/configurator'

import { loadSavedCode } from './lazy-parts'

export function ShareBuild({ configurator: { bike, build } }: { configurator: Configurator }) {
  const { saved, save, forget } = useConfiguratorShare(bike, build)
  const module = useLazyModule(loadSavedCode, saved.status !== 'idle', forget)
  return (
    <section aria-labelledby="share" className="mt-9 print:hidden">
      <h3 id="share" className="text-lg">
        {texts.share}
      </h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{texts.shareLead}</p>
      {module && saved.status === 'failed' && (
        <module.SaveFailed error={saved.error} onRetry={() => void save()} />
      )}
      {module && saved.status === 'ready' && (
        <module.SavedCode key={saved.code} slug={bike.slug} code={saved.code} />
      )}
      {(!module || saved.status === 'idle' || saved.status === 'saving') && (
        <Button variant="secondary" isLoading={saved.status !== 'idle'} onClick={() => void save()}>
          {texts.getCode}
        </Button>
      )}
    </section>
  )
}
