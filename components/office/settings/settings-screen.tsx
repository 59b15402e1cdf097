import { useState } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useShopSettings, type ShopSettings } from '@/hooks/office/settings/use-shop-settings'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'

import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { OpeningPart } from './opening-part'
import { AssemblyForm } from './assembly-form'
import { CsvForm } from './csv-form'
import { Samples } from './samples'
import { RegionForm } from './region-form'
import { SafetyForm } from './safety-form'
import { ShopForm } from './shop-form'
import { SupportForm } from './support-form'
import { MethodsForm } from './methods-form'

type EditedSection = keyof Pick<
  ShopSettings,
  'opening' | 'shop' | 'safety' | 'support' | 'region' | 'assembly' | 'methods' | 'csv'
>

export function SettingsScreen() {
  const request = useShopSettings()
  const mayWrite = useMay()('settings.write')
  const [saved, setSaved] = useState<EditedSection | null>(null)
  const { renew } = request
  const edit = (part: EditedSection, settings: ShopSettings) => ({
    ...{ settings, mayWrite },
    isSaved: saved === part,
    onSaved: (now: ShopSettings) => {
      request.set(now)
      setSaved(part)
    },
    onChanged: renew,
  })
  return (
    <>
      {request.isStale && (
        <ErrorNotice sentence={texts.stale} onRetry={renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={request.state} onRetry={request.retry} placeholder={<RowsPlaceholder />}>
        {(settings) => (
          <div className="flex max-w-3xl flex-col gap-10 text-sm">
            <OpeningPart {...edit('opening', settings)} />
            <ShopForm {...edit('shop', settings)} />
            <SafetyForm {...edit('safety', settings)} />
            <RegionForm {...edit('region', settings)} />
            <SupportForm {...edit('support', settings)} />
            <AssemblyForm {...edit('assembly', settings)} />
            <MethodsForm {...edit('methods', settings)} />
            <CsvForm {...edit('csv', settings)} />
            <Samples mayWrite={mayWrite} />
          </div>
        )}
      </Loaded>
    </>
  )
}
