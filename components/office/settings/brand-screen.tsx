import { useState } from 'react'

import { buttonStyles } from '@/components/kit/ui/button-styles'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { Mark } from '@/components/kit/layout/wordmark'
import { BRAND_FIELDS, type Brand } from '@/domain/kit/brand'
import { socialTitle } from '@/domain/kit/social-title'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useBrandForm, useShopSettings } from '@/hooks/office/settings/use-shop-settings'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'

import { EditForm } from '@/components/office/kit/edit-form'
import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { SettingsFields } from './settings-fields'
import type { SettingsFormProps } from './shop-form'

/** `/backoffice/brand`: how the shop looks to customers, with a preview of what is typed. */
export function BrandScreen() {
  const request = useShopSettings()
  const mayWrite = useMay()('settings.write')
  const [isSaved, setSaved] = useState(false)
  const { renew } = request
  return (
    <>
      {request.isStale && (
        <ErrorNotice sentence={texts.stale} onRetry={renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={request.state} onRetry={request.retry} placeholder={<RowsPlaceholder />}>
        {(settings) => (
          <BrandForm
            {...{ settings, mayWrite, isSaved }}
            onSaved={(now) => {
              request.set(now)
              setSaved(true)
            }}
            onChanged={renew}
          />
        )}
      </Loaded>
    </>
  )
}

function BrandForm(props: SettingsFormProps) {
  const controls = useBrandForm(props)
  const { shown, type, isTouched } = controls
  return (
    <div className="grid gap-x-10 gap-y-8 text-sm xl:grid-cols-2">
      <div>
        <EditForm
          {...{ controls }}
          mayWrite={props.mayWrite}
          label={texts.brand.title}
          fields={{ className: 'grid items-start gap-4' }}
        >
          <SettingsFields
            {...{ controls }}
            fields={BRAND_FIELDS}
            texts={texts.brand.fields}
            after={{
              accent: (
                <input
                  type="color"
                  aria-label={texts.brand.pick}
                  value={shown.accent}
                  onChange={({ target }) => type({ accent: target.value.toUpperCase() })}
                  className="-mt-2 h-touch w-20 rounded border border-line-strong bg-surface p-1"
                />
              ),
            }}
          />
        </EditForm>
        <p role="status" className="mt-2 font-medium text-ok">
          {props.isSaved && !isTouched && texts.saved}
        </p>
      </div>
      <BrandPreview brand={shown} />
    </div>
  )
}

/** The top of a page, its main button and its foot. */
function BrandPreview({ brand: { name, line, announcement, accent, socials } }: { brand: Brand }) {
  return (
    <section
      aria-label={texts.brand.preview}
      style={{ '--accent': accent } as React.CSSProperties}
      className="self-start overflow-hidden rounded border border-line-strong text-base wrap-anywhere"
    >
      {announcement !== null && (
        <p className="bg-ink px-4 py-3 text-center text-sm text-stage-mist">{announcement}</p>
      )}
      <p className="flex items-center gap-2.5 bg-paper px-6 py-4 text-xl font-bold tracking-tight">
        <Mark />
        {name}
      </p>
      <div className="bg-stage px-6 py-12">
        <span className={buttonStyles({ tone: 'stage', size: 'large' })}>
          {texts.brand.previewButton}
        </span>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 bg-ink px-6 py-5 text-sm text-paper">
        <p className="text-stage-mist">{line}</p>
        <ul className="flex flex-wrap gap-x-5">
          {socials.map((address) => (
            <li key={address}>{socialTitle(address)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
