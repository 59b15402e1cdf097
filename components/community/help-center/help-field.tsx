import { Search } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { buttonStyles } from '@/components/kit/ui/button-styles'
import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import { KEYWORD_LIMIT } from '@/domain/kit/search/words'
import { helpSearch as texts } from '@/messages/community/help-center/help-search'

interface HelpFieldProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'onBlur'> {
  input: ComponentProps<'input'>
  children?: ReactNode
}

export function HelpField({ input, children, onSubmit, onBlur }: HelpFieldProps) {
  const id = useId()
  return (
    <form
      action="/help-center/search"
      method="get"
      role="search"
      data-chrome
      onSubmit={onSubmit}
      onBlur={onBlur}
      className="relative"
    >
      <label htmlFor={id} className="text-sm font-medium">
        {texts.label}
      </label>
      <div className="relative mt-1.5 flex gap-2">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2"
        />
        <input
          {...input}
          id={id}
          name="q"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={KEYWORD_LIMIT}
          placeholder={texts.placeholder}
          className={cx(CONTROL_STYLES, 'min-w-0 flex-1 pl-12 text-lg lg:min-h-14')}
        />
        <button type="submit" className={buttonStyles({}, 'shrink-0 lg:min-h-14')}>
          {texts.search}
        </button>
      </div>
      {children}
    </form>
  )
}
