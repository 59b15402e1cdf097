import { createContext, useContext, useEffect } from 'react'

/** Sets the title of the current page of the back office; null for the page's own. */
export const OfficeTitleContext = createContext<(title: string | null) => void>(() => undefined)

/** Makes the name of what a page shows its heading and title. */
export function OfficeTitle({ title }: { title: string }) {
  const setTitle = useContext(OfficeTitleContext)
  useEffect(() => {
    setTitle(title)
    return () => setTitle(null)
  }, [setTitle, title])
  return null
}
